import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMadeHere, questionSeed, seedOfPerson } from './question.ts'

const storage = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  },
})

test('the same question on the same day is the same seed, however it is spaced and capitalised', () => {
  const seed = questionSeed('Should I go?', '2026-11-17', [])
  assert.equal(questionSeed('  should  I go? ', '2026-11-17', []), seed)
  for (const other of [
    questionSeed('Should I go?', '2026-11-18', []),
    questionSeed('Should I stay?', '2026-11-17', []),
    questionSeed('Should I go?', '2026-11-17', [3]),
  ])
    assert.notEqual(other, seed)
})

test('another browser hides the same question behind another seed', () => {
  const seed = questionSeed('Should I go?', '2026-11-17', [])
  storage.clear()
  assert.notEqual(questionSeed('Should I go?', '2026-11-17', []), seed)
})

test('without a question each draw is another, and every seed can be read aloud', () => {
  const seeds = Array.from({ length: 50 }, () => questionSeed(' ', '2026-11-17', [1]))
  assert.equal(new Set(seeds).size, 50)
  for (const seed of seeds) assert.match(seed, /^(?!undefined)[a-z]+-(?!undefined)[a-z]+-\d{1,8}$/)
  // Of sixteen words each, fifty draws show nearly all.
  for (const part of [0, 1]) assert.ok(new Set(seeds.map((seed) => seed.split('-')[part])).size > 8)
})

test('the card of a person’s day has a seed of its own for each birth and each date', () => {
  const seed = seedOfPerson('1', '2026-11-17')
  assert.equal(seedOfPerson('1', '2026-11-17'), seed)
  assert.notEqual(seedOfPerson('2', '2026-11-17'), seed)
  assert.notEqual(seedOfPerson('1', '2026-11-18'), seed)
})

test('a seed that was made here is told from one that somebody wrote', () => {
  assert.equal(isMadeHere(questionSeed('Should I go?', '2026-11-17', [])), true)
  for (const written of ['mira', 'quiet river', 'my-own seed-1', 'Quiet-river-1'])
    assert.equal(isMadeHere(written), false, written)
})
