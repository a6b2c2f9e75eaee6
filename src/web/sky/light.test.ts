import assert from 'node:assert/strict'
import { test } from 'node:test'
import { litBy, sentenceToShow } from './light.ts'

test('what is pointed at is lit, and otherwise the transit whose chip was pressed', () => {
  assert.deepEqual(litBy([], undefined), [])
  assert.deepEqual(litBy([], 'mars-square'), ['mars-square'])
  assert.deepEqual(litBy(['full-moon'], 'mars-square'), ['full-moon'])
})

test('a pressed chip shows a sentence that stands open before one that is folded away', () => {
  const isFolded = (sentence: string) => sentence.startsWith('(')
  assert.equal(sentenceToShow(['(a)', 'b', 'c'], isFolded), 'b')
  assert.equal(sentenceToShow(['(a)', '(b)'], isFolded), '(a)')
  assert.equal(sentenceToShow([], isFolded), undefined)
})
