/** Checks the sentences of the phrasebook as an editor would. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { echoes } from '../../../test/prose-lint.ts'
import { PLANETS } from '../../sky/planets.ts'
import { nameOf, SIGNS } from '../../sky/zodiac.ts'
import { POOL_NAMES, POOL_RULES, type PoolName, type PoolRule } from '../pool-table.ts'
import { lengthOf, wordsOf } from '../text-measure.ts'
import { daySentences } from './phrases.ts'
import { proseFaults } from './prose-rules.ts'

interface Phrase {
  /** `links mars friction #3` */
  readonly name: string
  readonly text: string
  readonly list: string
  readonly keys: readonly string[]
  readonly rule: PoolRule
}

const phrases: Phrase[] = POOL_RULES.flatMap((rule) =>
  rule.keys.flatMap((keys) => {
    const list = `${rule.pool} ${keys.join(' ')}`
    return daySentences(rule.pool, keys).map((text, at) => ({
      name: `${list} #${at + 1}`,
      text,
      list,
      keys,
      rule,
    }))
  }),
)

/** Every phrase that a check rejects, with the reason. */
const faultsOf = (check: (phrase: Phrase) => readonly string[]): string[] =>
  phrases.flatMap((phrase) => check(phrase).map((fault) => `${phrase.name} ${fault}: ${phrase.text}`))

/** Phrases that share a key with an earlier one. */
function repeated(keyOf: (phrase: Phrase) => string): string[] {
  const first = new Map<string, string>()
  return phrases.flatMap((phrase) => {
    const key = keyOf(phrase)
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, phrase.name)
    return earlier === undefined ? [] : [`${phrase.name} as ${earlier}: ${key}`]
  })
}

const opening = ({ text }: Phrase, words: number) => wordsOf(text).slice(0, words).join(' ')

test('there are at least 2,300 sentences, and every key has the minimum of its pool', (t) => {
  t.diagnostic(`${phrases.length} sentences in ${POOL_NAMES.length} pools`)
  assert.ok(phrases.length >= 2300)
  for (const { pool, keys, least } of POOL_RULES)
    for (const path of keys) assert.ok(daySentences(pool, path).length >= least, `${pool} ${path.join(' ')}`)
})

test('a list that answers another has an answer for each of its sentences', () => {
  const answering = POOL_RULES.filter(({ answers }) => answers !== undefined)
  assert.ok(answering.length > 0)
  for (const { pool, keys, answers } of answering)
    for (const path of keys)
      assert.equal(daySentences(pool, path).length, daySentences(answers as PoolName, path).length, `${path}`)
})

test('every file of phrases has a row in the table of pools', () => {
  const files = readdirSync(new URL('../../../data/en/phrases/', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
  assert.deepEqual(files.sort(), [...POOL_NAMES].sort())
})

const WORDS: Record<string, readonly string[]> = { '{time}': ['noon', 'three in the afternoon'] }

test('every sentence keeps the length of its slot, whatever replaces its placeholder', () => {
  const wrong = faultsOf(({ text, rule: { length, placeholder } }) => {
    const filled = placeholder ? WORDS[placeholder]!.map((word) => text.replace(placeholder, word)) : [text]
    return filled
      .map(lengthOf)
      .filter((count) => count < length[0] || count > length[1])
      .map((count) => `has ${count} characters`)
  })
  assert.deepEqual(wrong, [])
})

test('a sentence has exactly one placeholder if its pool has one, otherwise none', () => {
  const wrong = faultsOf(({ text, rule: { placeholder } }) => {
    const found = text.match(/\{[^}]*\}/g) ?? []
    return `${found}` === `${placeholder ? [placeholder] : []}` ? [] : ['has the wrong placeholder']
  })
  assert.deepEqual(wrong, [])
})

test('every sentence keeps the house rules', () => {
  assert.deepEqual(
    faultsOf(({ text }) => proseFaults(text)),
    [],
  )
})

/** Beyond the house rules: filler, magic, and words that assume a reader's work or faith. */
const UNFIT =
  /\b(divine|intuition|perhaps|maybe|boss|cheat|cure|invest|chakra|aura|sacred|blessings?|magic|magical)\b/i

test('no sentence has a word that is unfit for a daily text', () => {
  assert.deepEqual(
    faultsOf(({ text }) => (UNFIT.test(text) ? ['has an unfit word'] : [])),
    [],
  )
})

/** A background may ask something, and then goes on. */
const formOf = ({ pool }: PoolRule) =>
  pool === 'background' ? /^[A-Z][^?()[\]]*(?:\? [A-Z][^?()[\]]*)?\.$/ : /^[A-Z{][^?()[\]]*\.$/

test('no sentence is a question, has brackets, or begins with a small letter', () => {
  const wrong = faultsOf(({ text, rule }) => (formOf(rule).test(text) ? [] : ['is not a plain statement']))
  assert.deepEqual(wrong, [])
})

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const timesNamed = (text: string, name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0

test('a sentence names the planets of its key, no other, and none twice', () => {
  const wrong = faultsOf(({ text, keys, rule }) => {
    const must = rule.names(keys)
    const may = [...must, ...rule.mayName(keys)]
    const own = rule.mayNameYour?.(keys)
    const rest = own ? text.replace(new RegExp(`\\b[Yy]our (?:own )?${capital(own)}\\b`), '') : text
    return PLANETS.flatMap((planet) => {
      const count = timesNamed(rest, capital(planet))
      if (count > 0 && !may.includes(planet)) return [`names ${planet}`]
      if (count > 1) return [`names ${planet} twice`]
      return count === 0 && must.includes(planet) ? [`does not name ${planet}`] : []
    })
  })
  assert.deepEqual(wrong, [])
})

test('no sentence names a sign, a house, a transit or a retrograde motion', () => {
  const jargon = new RegExp(`\\b(${[...SIGNS.map(nameOf), 'transit', 'retrograde', 'natal'].join('|')})\\b`)
  assert.deepEqual(
    faultsOf(({ text }) => (jargon.test(text) ? ['uses jargon'] : [])),
    [],
  )
})

test('the reader is “you”; only an affirmation says “I”', () => {
  const wrong = faultsOf(({ text, rule: { person } }) =>
    /\b(I|I'm|[Mm]y|[Mm]e)\b/.test(text) === (person === 'first') ? [] : ['is in the wrong person'],
  )
  assert.deepEqual(wrong, [])
})

test('no two sentences are the same', () => {
  assert.deepEqual(
    repeated(({ text }) => wordsOf(text).join(' ')),
    [],
  )
})

test('no two sentences of a list share their first three words', () => {
  assert.deepEqual(
    repeated((phrase) => `${phrase.list}: ${opening(phrase, 3)}`),
    [],
  )
})

test('no two sentences of the phrasebook share their first five words', () => {
  assert.deepEqual(
    repeated((phrase) => opening(phrase, 5)),
    [],
  )
})

test('no two sentences echo each other', () => {
  assert.deepEqual(echoes(new Map(phrases.map(({ name, text }) => [name, text]))), [])
})

/** A phrase that a writer repeats. */
const MAX_USES = 5

/**
 * Pools that have grown several times since that number was set: of their sentences a reader meets the same few as before,
 * so a run of words may occur in them oftener, in proportion to how many a list has now (before: 4 and 14).
 */
const USE_IN: Partial<Record<PoolName, number>> = { background: 4 / 18, 'personal-advice': 14 / 46 }

test('no run of four words occurs too often', () => {
  const uses = new Map<string, number>()
  for (const { text, rule } of phrases) {
    const words = wordsOf(text)
    const use = USE_IN[rule.pool as PoolName] ?? 1
    for (let at = 0; at + 4 <= words.length; at++) {
      const run = words.slice(at, at + 4).join(' ')
      uses.set(run, (uses.get(run) ?? 0) + use)
    }
  }
  assert.deepEqual(
    [...uses].filter(([, count]) => count > MAX_USES),
    [],
  )
})
