import assert from 'node:assert/strict'
import { test } from 'node:test'
import { patternOf, wordsOfToken } from './pattern.ts'
import { patternFinder, patternFinderSteps } from './pattern-finder.ts'
import { allAtOnce } from './steps.ts'

const LISTS = { him: 'him her', pills: 'pills sleeping_tablets', all: '{him} {pills}' }
const isFound = (phrase: string, text: string) =>
  patternFinder([phrase], LISTS).tablesIn(text.split(' ')).size === 1

test('a token is one of its words, and a list of words may name another', () => {
  assert.deepEqual(wordsOfToken('take/too_many', LISTS), ['take', 'too many'])
  assert.deepEqual(wordsOfToken('{all}', LISTS), ['him', 'her', 'pills', 'sleeping tablets'])
  assert.deepEqual(wordsOfToken('of_{him}', LISTS), ['of him', 'of her'])
  assert.throws(() => wordsOfToken('{absent}', LISTS), /absent/)
})

test('a gap belongs to the slot after it', () => {
  assert.deepEqual(
    patternOf('a ~ [b] ~~ c', (token) => token.charCodeAt(0) - 96),
    [
      { words: 1, gap: 0, isOptional: false },
      { words: 2, gap: 3, isOptional: true },
      { words: 3, gap: 6, isOptional: false },
    ],
  )
})

test('up to three words may stand in a gap, and no end of a sentence', () => {
  assert.ok(isFound('take ~ {pills}', 'i take all of the pills'))
  assert.ok(isFound('take ~ {pills}', 'i take sleeping tablets'))
  assert.ok(!isFound('take ~ {pills}', 'i take all of the many pills'))
  assert.ok(!isFound('take ~ {pills}', 'what will it take . pills'))
  assert.ok(!isFound('take ~ {pills}', 'i take ~ pills'))
})

test('an optional word may be absent, and the finder backtracks when the first try fails', () => {
  assert.ok(isFound('want [so/much] to go', 'i want to go'))
  assert.ok(isFound('want [so/much] to go', 'i want so to go'))
  assert.ok(!isFound('want [so/much] to go', 'i want not to go'))
  assert.ok(isFound('he ~ hit me', 'he said he hit him then hit me'))
})

test('the finder returns the number of each table and where its phrase stands', () => {
  const { tablesIn, spansIn } = patternFinder(['cat\ndog', 'bird', 'the dog'], {})
  assert.deepEqual(tablesIn(['the', 'dog']), new Set([0, 2]))
  assert.deepEqual(spansIn(['a', 'bird']), [{ table: 1, start: 1, end: 2 }])
  assert.deepEqual(spansIn(['nothing']), [])
})

test('all places of a phrase are found, those that overlap once, or the first alone', () => {
  const { spansIn, allSpansIn, knows } = patternFinder(['the ~ cat', 'cat\ndog'], {})
  const text = 'the cat and the big cat saw a dog'.split(' ')
  const places = (spans: ReturnType<typeof allSpansIn>) =>
    spans.map(({ table, start, end }) => `${table}: ${start}–${end}`).toSorted()
  assert.deepEqual(places(spansIn(text)), ['0: 0–2', '1: 1–2', '1: 8–9'])
  assert.deepEqual(places(allSpansIn(text)), ['0: 0–2', '0: 3–6', '1: 1–2', '1: 5–6', '1: 8–9'])
  assert.deepEqual([knows('cat'), knows('big')], [true, false])
  // What was found before is forgotten.
  assert.deepEqual(places(spansIn(['dog'])), ['1: 0–1'])
  assert.deepEqual(places(allSpansIn(text)).length, 5)
})

test('of a table of needed words it is enough that a word of each list is there, in whichever order', () => {
  const { tablesIn } = allAtOnce(patternFinderSteps([[['hits', 'hit'], ['me']], [], 'hit ~ me'], {}))
  assert.deepEqual(tablesIn(['me', '.', 'he', 'hits']), new Set([0]))
  assert.deepEqual(tablesIn(['he', 'hits']), new Set())
  assert.deepEqual(tablesIn(['hit', 'me']), new Set([0, 2]))
})

test('a gap of two signs is up to six words, and a phrase may end a text or begin it', () => {
  assert.ok(isFound('a ~~ b', 'a 1 2 3 4 5 6 b'))
  assert.ok(!isFound('a ~~ b', 'a 1 2 3 4 5 6 7 b'))
  assert.ok(!isFound('a ~ b', 'a 1 2 3 4 b'))
  assert.ok(isFound('a ~ b', 'a 1 2 3 b'))
  assert.ok(isFound('a b', 'x a b'))
  assert.ok(!isFound('a b', 'a'))
  assert.ok(!isFound('sleeping_tablets', 'sleeping'))
  assert.ok(isFound('sleeping_tablets', 'my sleeping tablets'))
})

test('a text of more words than any before is read to its end', () => {
  const { spansIn } = patternFinder(['cat'], {})
  const text = [...Array(700).fill('x'), 'cat']
  assert.deepEqual(spansIn(text), [{ table: 0, start: 700, end: 701 }])
})

test('tables are prepared in more steps than they have phrases, and others can go between them', () => {
  const steps = patternFinderSteps(['a b\nc d', 'e f'], {})
  let count = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) count++
  assert.ok(count > 3, `${count} steps`)
  assert.deepEqual([...step.value.tablesIn(['c', 'd'])], [0])
})
