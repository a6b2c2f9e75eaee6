import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlacesFile } from './places-file.ts'
import { PLACE_SHIFT } from './postings.ts'
import { hasSecondWord, isOneWord, itself, postingsIn, rarestOf } from './wanted-words.ts'

/** Of the word 0 in places 1, 4, 6 and 9, of 1 in 4 and 9, of 2 in 9. */
const file = {
  postingsFrom: Uint32Array.from([0, 4, 6, 7]),
  postings: Uint32Array.from([1, 4, 6, 9, 4, 9, 9].map((place) => place << PLACE_SHIFT)),
} as unknown as PlacesFile

const word = (at: number) => ({ from: at, to: at + 1, exact: at })

test('the rarest word is the one that stands in the fewest names', () => {
  assert.equal(postingsIn(file, { from: 0, to: 2 }), 6)
  const [often, seldom, once] = [word(0), word(1), word(2)]
  assert.equal(rarestOf(file, [often, once, seldom]), once)
  assert.equal(rarestOf(file, [seldom, often]), seldom)
  // Of two that are as rare, the first.
  const same = word(1)
  assert.equal(rarestOf(file, [seldom, same]), seldom)
})

test('a place that has not the second rarest word is passed over', () => {
  const words = [word(0), word(1), word(2)]
  const hasSecond = hasSecondWord(file, words, words[0]!)
  assert.deepEqual([1, 4, 6, 9, 11].map(hasSecond), [false, false, false, true, false])
  const [often, seldom] = [word(0), word(1)]
  const places = [1, 4, 6, 9].map(hasSecondWord(file, [often, seldom], often))
  assert.deepEqual(places, [false, true, false, true])
})

test('where the others are only begun, every place may have them', () => {
  const [rarest, begun] = [word(2), { from: 0, to: 2, exact: 0 }]
  assert.equal(hasSecondWord(file, [rarest, begun], rarest)(7), true)
  assert.deepEqual([isOneWord(rarest), isOneWord(begun)], [true, false])
})

test('a word itself is none of those that begin so', () => {
  assert.deepEqual(itself({ from: 3, to: 9, exact: 3 }), { from: 3, to: 4, exact: 3 })
  assert.deepEqual(itself({ from: 3, to: 9, exact: -1 }), { from: 3, to: 3, exact: -1 })
})
