/** Checks the sentences of weeks, months and years as an editor would. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { PLANETS } from '../../sky/planets.ts'
import { nameOf, SIGNS } from '../../sky/zodiac.ts'
import { PERIOD_POOL_NAMES, PERIOD_POOL_RULES, type PeriodPoolName } from '../period-pool-table.ts'
import { POOL_RULES, type PoolRule } from '../pool-table.ts'
import { lengthOf, wordsOf } from '../text-measure.ts'
import { daySentences, periodSentences } from './phrases.ts'
import { proseFaults } from './prose-rules.ts'

interface Phrase {
  /** `titles 4 friction #3` */
  readonly name: string
  readonly text: string
  readonly list: string
  readonly keys: readonly string[]
  readonly rule: PoolRule
}

const RULES: readonly (PoolRule & { readonly pool: PeriodPoolName })[] = PERIOD_POOL_RULES

const phrases: Phrase[] = RULES.flatMap((rule) =>
  rule.keys.flatMap((keys) => {
    const list = `${rule.pool} ${keys.join(' ')}`
    return periodSentences(rule.pool, keys).map((text, at) => ({
      name: `${list} #${at + 1}`,
      text,
      list,
      keys,
      rule,
    }))
  }),
)
const isTitle = ({ rule }: Phrase) => rule.pool === 'titles'
const prose = phrases.filter((phrase) => !isTitle(phrase))

const faultsOf = (of: readonly Phrase[], check: (phrase: Phrase) => readonly string[]): string[] =>
  of.flatMap((phrase) => check(phrase).map((fault) => `${phrase.name} ${fault}: ${phrase.text}`))

/** Texts that share a key with an earlier one. */
function repeated(of: readonly Phrase[], keyOf: (phrase: Phrase) => string): string[] {
  const first = new Map<string, string>()
  return of.flatMap((phrase) => {
    const key = keyOf(phrase)
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, phrase.name)
    return earlier === undefined ? [] : [`${phrase.name} as ${earlier}: ${key}`]
  })
}

const opening = ({ text }: Phrase, words: number) => wordsOf(text).slice(0, words).join(' ')

test('every key has the minimum of its pool', (t) => {
  t.diagnostic(`${phrases.length} texts in ${PERIOD_POOL_NAMES.length} pools`)
  for (const rule of RULES)
    for (const keys of rule.keys)
      assert.ok(periodSentences(rule.pool, keys).length >= rule.least, `${rule.pool} ${keys.join(' ')}`)
})

/** Files of pieces, which are no pools. */
const PIECES = ['events', 'frames-month', 'frames-week', 'frames-year', 'hinges', 'phases']

test('every file of periods has a row in the table of pools, or is one of pieces', () => {
  const files = readdirSync(new URL('../../../data/en/periods/', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
  assert.deepEqual(files.sort(), [...PERIOD_POOL_NAMES, ...PIECES].sort())
})

test('every text keeps the length of its slot', () => {
  const wrong = faultsOf(phrases, ({ text, rule: { length } }) => {
    const count = lengthOf(text)
    return count < length[0] || count > length[1] ? [`has ${count} characters`] : []
  })
  assert.deepEqual(wrong, [])
})

test('no text has a placeholder', () => {
  assert.deepEqual(
    faultsOf(phrases, ({ text }) => (/[{}]/.test(text) ? ['has a placeholder'] : [])),
    [],
  )
})

test('every text keeps the house rules', () => {
  assert.deepEqual(
    faultsOf(phrases, (phrase) => proseFaults(isTitle(phrase) ? `${phrase.text}.` : phrase.text)),
    [],
  )
})

test('texts are plain statements, titles two to five words without a full stop', () => {
  const wrong = faultsOf(phrases, (phrase) => {
    const form = isTitle(phrase) ? /^[A-Z]\S*(?: [^\s.?!]+){1,4}$/ : /^[A-Z][^?!()[\]]*\.$/
    return form.test(phrase.text) ? [] : ['has the wrong form']
  })
  assert.deepEqual(wrong, [])
})

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

test('a text names the planets of its key and no other', () => {
  const wrong = faultsOf(phrases, ({ text, keys, rule }) => {
    const must = rule.names(keys)
    const may = [...must, ...rule.mayName(keys)]
    return PLANETS.flatMap((planet) => {
      const isNamed = new RegExp(`\\b${capital(planet)}\\b`).test(text)
      if (isNamed && !may.includes(planet)) return [`names ${planet}`]
      return !isNamed && must.includes(planet) ? [`does not name ${planet}`] : []
    })
  })
  assert.deepEqual(wrong, [])
})

test('no text names a sign, a transit or a retrograde motion, or says “I”', () => {
  const jargon = new RegExp(
    `\\b(${[...SIGNS.map(nameOf), 'transit', 'retrograde', 'natal', 'I', '[Mm]y'].join('|')})\\b`,
  )
  assert.deepEqual(
    faultsOf(phrases, ({ text }) => (jargon.test(text) ? ['uses jargon'] : [])),
    [],
  )
})

test('no two texts are the same, and none is one of a day', () => {
  const daily = POOL_RULES.flatMap((rule) =>
    rule.keys.flatMap((keys) =>
      daySentences(rule.pool, keys).map((text) => ({
        name: `daily ${rule.pool}`,
        text,
        list: '',
        keys,
        rule,
      })),
    ),
  )
  assert.deepEqual(
    repeated([...daily, ...phrases], ({ text }) => wordsOf(text).join(' ')),
    [],
  )
})

test('no two texts of a list share their first three words, no two of all the first five', () => {
  assert.deepEqual(
    repeated(prose, (phrase) => `${phrase.list}: ${opening(phrase, 3)}`),
    [],
  )
  assert.deepEqual(
    repeated(prose, (phrase) => opening(phrase, 5)),
    [],
  )
})

/** A phrase that a writer repeats. */
const MAX_USES = 5

test('no run of five words occurs too often', () => {
  const uses = new Map<string, number>()
  for (const { text } of prose) {
    const words = wordsOf(text)
    const runs = new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
    for (const run of runs) uses.set(run, (uses.get(run) ?? 0) + 1)
  }
  assert.deepEqual(
    [...uses].filter(([, count]) => count > MAX_USES),
    [],
  )
})
