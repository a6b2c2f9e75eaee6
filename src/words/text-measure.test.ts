import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lengthOf } from './text-measure.ts'

test('a letter is one character, however many units it takes in memory', () => {
  assert.equal(lengthOf(''), 0)
  assert.equal(lengthOf('It’s here.'), 10)
  assert.equal(lengthOf('🌙 and 🜨'), 7)
})

test('half of a pair counts as a character of its own, as it does for an iterator', () => {
  for (const text of ['\ud83c', 'a\udf19', '\udf19\ud83c', '\ud83c\ud83c\udf19\udf19'])
    assert.equal(lengthOf(text), [...text].length)
})
