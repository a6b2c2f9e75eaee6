import assert from 'node:assert/strict'
import { test } from 'node:test'
import { capitalised, editsBetween, inOnePiece, sentenceOf, titleOf } from './text.ts'

test('codes become names, titles and sentences', () => {
  assert.equal(capitalised('venus'), 'Venus')
  assert.equal(capitalised(''), '')
  assert.equal(titleOf('north_node'), 'North Node')
  assert.equal(titleOf('moon'), 'Moon')
  assert.equal(sentenceOf('the Moon is full'), 'The Moon is full.')
  assert.equal(inOnePiece('a', 'b', 'c'), 'abc')
})

test('two words are as far apart as letters are inserted, removed, replaced or swapped with the next', () => {
  const distances: [string, string, number][] = [
    ['', '', 0],
    ['leo', 'leo', 0],
    ['', 'leo', 3],
    ['leo', '', 3],
    ['leo', 'lleo', 1],
    ['leo', 'lo', 1],
    ['leo', 'lea', 1],
    ['leo', 'loe', 1],
    ['leo', 'elo', 1],
    ['sun', 'moon', 3],
    ['kitten', 'sitting', 3],
    ['abcdef', 'badcfe', 3],
    // A swap is of neighbours only.
    ['abc', 'cba', 2],
    ['ab', 'ba', 1],
    // A letter that was swapped is not changed again.
    ['ca', 'abc', 3],
  ]
  for (const [from, to, edits] of distances) {
    assert.equal(editsBetween(from, to), edits, `${from} ${to}`)
    assert.equal(editsBetween(to, from), edits, `${to} ${from}`)
  }
})
