import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ANYWHERE } from './pattern.ts'
import { mayBeIn, patternRows } from './pattern-rows.ts'

const slot = (words: number, gap = 0, isOptional = false) => ({ words, gap, isOptional })
const LISTS = [{ maxLength: 1 }, { maxLength: 1 }, { maxLength: 2 }]

/** `places` are, by list, the numbers of the words at which its entries begin. */
const isPossible = (pattern: readonly ReturnType<typeof slot>[], ...places: readonly number[][]) =>
  mayBeIn(
    patternRows([pattern], LISTS),
    0,
    Int32Array.from(places, (numbers) => numbers.reduce((bits, at) => bits | (1 << at), 0)),
  )

test('a pattern may be in a text only where its words stand close enough, one after the other', () => {
  assert.ok(isPossible([slot(0), slot(1)], [3], [4]))
  assert.ok(!isPossible([slot(0), slot(1)], [3], [5]))
  assert.ok(!isPossible([slot(0), slot(1)], [4], [3]))
  assert.ok(!isPossible([slot(0), slot(1)], [3], []))
  assert.ok(isPossible([slot(0), slot(1, 3)], [3], [7]))
  assert.ok(!isPossible([slot(0), slot(1, 3)], [3], [8]))
})

test('an entry of two words reaches further, and what is optional may be absent', () => {
  assert.ok(isPossible([slot(2), slot(1)], [], [5], [3]))
  assert.ok(!isPossible([slot(2), slot(1)], [], [6], [3]))
  assert.ok(isPossible([slot(2), slot(0, 0, true), slot(1)], [], [5], [3]))
})

test('of a text of more than 32 words no place is forgotten', () => {
  assert.ok(isPossible([slot(0), slot(1)], [31], [32]))
  assert.ok(isPossible([slot(0), slot(1, 3)], [63], [66]))
})

test('words that may stand anywhere are only asked to be there', () => {
  assert.ok(isPossible([slot(0, ANYWHERE), slot(1, ANYWHERE)], [20], [2]))
  assert.ok(!isPossible([slot(0, ANYWHERE), slot(1, ANYWHERE)], [20], []))
})
