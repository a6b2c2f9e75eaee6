import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { questionIn } from '../../src/words/en/question/reader.ts'
import { figuresOf, labelledQuestions } from './figures.ts'

const rows = labelledQuestions(
  JSON.parse(readFileSync(new URL('../../test/fixtures/questions/labelled.json', import.meta.url), 'utf8')),
)

const FLOORS = {
  form: 0.95,
  topic: 0.9,
  theme: 0.93,
  about: 0.88,
  span: 0.95,
  options: 0.9,
  'grave: found': 0.99,
  'grave: with its kind': 0.95,
  'grave: of those flagged, rightly': 0.85,
  'grave: of those missed, quiet': 1,
  understood: 1,
  'matter: null or not': 0.9,
} as const

test('of the 260 labelled questions no fewer are read rightly than was promised', (t) => {
  assert.equal(rows.length, 260)
  const figures = new Map(figuresOf(rows, questionIn).map((figure) => [figure.name, figure]))
  for (const [name, floor] of Object.entries(FLOORS)) {
    const { right, of, misses } = figures.get(name)!
    t.diagnostic(`${name}: ${right} of ${of}`)
    assert.ok(right >= floor * of, `${name}: ${right} of ${of}\n${misses.join('\n')}`)
  }
})

test('a wrong reading lowers its figure and no other', () => {
  const row = { q: 'mum died', form: ['open'], grave: ['death'], topic: ['loss'], understood: [true] }
  const figureOf = (name: string, grave: 'death' | null) =>
    figuresOf([row], (text) => ({ ...questionIn(text), grave, register: 'quiet' })).find(
      (each) => each.name === name,
    )!
  assert.equal(figureOf('grave: found', 'death').right, 1)
  assert.equal(figureOf('grave: found', null).right, 0)
  assert.equal(figureOf('grave: of those missed, quiet', null).right, 1)
  assert.equal(figureOf('form', null).right, 1)
})

test('labels may be single, or null for none', () => {
  assert.deepEqual(labelledQuestions([{ q: 'x', form: 'open', grave: null }]), [
    { q: 'x', form: ['open'], grave: ['none'] },
  ])
})
