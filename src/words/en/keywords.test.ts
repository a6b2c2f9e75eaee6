/** The tables of docs/judgement.md, read from the page. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { CLASSICAL } from '../../chart/dignities.ts'
import { MANNERS } from '../../judgement/tradition.ts'
import { PLANETS } from '../../sky/planets.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { COLOR_WORDS } from './day.ts'
import { houseTopic, keywordsOf } from './keywords.ts'

const PAGE = readFileSync(new URL('../../../docs/judgement.md', import.meta.url), 'utf8')

test('the keywords of every planet and manner are those of the page, in its order', () => {
  for (const planet of PLANETS) {
    const [merge, flow, friction] = new RegExp(`^\\| ${planet} \\| (.+, .+, .+) \\|$`, 'm')
      .exec(PAGE)![1]!
      .split(' | ')
    const listed = { merge, flow, friction }
    for (const manner of MANNERS) assert.equal(keywordsOf(planet, manner).join(', '), listed[manner])
  }
})

test('the matters of the twelve houses are those of the page', () => {
  const [matters] = /^1 self and manner, .*(?=\.$)/m.exec(PAGE)!
  const topics = Array.from({ length: 12 }, (_, at) => `${at + 1} ${houseTopic(at + 1)}`)
  assert.equal(topics.join(', '), matters)
})

test('the colours of the planets and signs are those of the page', () => {
  const listed = ['Planets', 'Signs'].flatMap((group) =>
    new RegExp(`^\\| ${group} \\| (.+) \\|$`, 'm').exec(PAGE)![1]!.toLowerCase().split(', '),
  )
  const colours = [...CLASSICAL, ...SIGNS].map((code) => `${code} ${COLOR_WORDS[code]}`)
  assert.deepEqual(colours.sort(), listed.sort())
})
