import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionSeed } from './question.ts'

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
  for (const seed of seeds) assert.match(seed, /^[a-z]+-[a-z]+-\d+$/)
})
