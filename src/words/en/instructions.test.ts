import assert from 'node:assert/strict'
import { test } from 'node:test'
import { certaintiesIn, dutiesIn, ordersIn } from './instructions.ts'

test('an instruction is a sentence that begins with a verb of our own advice, the first or any other', () => {
  assert.deepEqual(ordersIn('Ask somebody. It is late. Keep it short.'), ['ask', 'keep'])
  assert.deepEqual(ordersIn('You ask somebody, and keep it short.'), [])
  assert.deepEqual(ordersIn(''), [])
})

test('a word that is more often a noun or an adjective is no instruction by itself', () => {
  for (const word of ['Rest', 'Love', 'Open', 'Long', 'Balance'])
    assert.deepEqual(ordersIn(`${word} comes to this table.`), [], word)
})

test('a duty and a certainty are found by their words, the first of each', () => {
  assert.deepEqual(dutiesIn('Then You should wait, and you must go.'), ['You should'])
  assert.deepEqual(dutiesIn('What should be done is done.'), [])
  assert.deepEqual(certaintiesIn("It will rain, and they'll come."), ['It will'])
  assert.deepEqual(certaintiesIn('It may rain.'), [])
})
