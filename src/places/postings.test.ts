import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  IN_OWN_NAME,
  IS_NAME,
  LAST_OF_NAME,
  LAST_OF_PLACE,
  MAX_WORDS_OF_PLACE,
  PLACE_SHIFT,
  positionOf,
  STARTS_NAME,
  searchedWords,
} from './postings.ts'

/** Three bytes for each word, the lowest first. */
const asBytes = (words: readonly number[]) =>
  Buffer.from(words.flatMap((word) => [word & 255, (word >>> 8) & 255, word >>> 16]))

const [APPLE, BIG, NEW, YORK] = [0, 1, 2, 300]

test('from a word lead its postings to the places, and say where in their names it stands', () => {
  const counts = new Uint16Array(YORK + 1)
  Object.assign(counts, { [APPLE]: 1, [BIG]: 1, [NEW]: 1, [YORK]: 2 })
  const marked = asBytes([
    // New York, the Big Apple; York.
    NEW,
    YORK | LAST_OF_NAME,
    BIG,
    APPLE | LAST_OF_NAME | LAST_OF_PLACE,
    YORK | LAST_OF_NAME | LAST_OF_PLACE,
  ])
  const { searched, searchedFrom, postings, postingsFrom } = searchedWords(counts, marked, 2)
  assert.deepEqual([...searched], [NEW, YORK | LAST_OF_NAME, BIG, APPLE | LAST_OF_NAME, YORK | LAST_OF_NAME])
  assert.deepEqual([...searchedFrom], [0, 4, 5])
  const postingsOf = (word: number) =>
    [...postings.slice(postingsFrom[word], postingsFrom[word + 1])].map((posting) => ({
      place: posting >>> PLACE_SHIFT,
      position: positionOf(posting),
      starts: (posting & STARTS_NAME) !== 0,
      whole: (posting & IS_NAME) !== 0,
      own: (posting & IN_OWN_NAME) !== 0,
    }))
  assert.deepEqual(postingsOf(NEW), [{ place: 0, position: 0, starts: true, whole: false, own: true }])
  assert.deepEqual(postingsOf(YORK), [
    { place: 0, position: 1, starts: false, whole: false, own: true },
    { place: 1, position: 0, starts: true, whole: true, own: true },
  ])
  assert.deepEqual(postingsOf(BIG), [{ place: 0, position: 2, starts: true, whole: false, own: false }])
  assert.deepEqual(postingsOf(APPLE), [{ place: 0, position: 3, starts: false, whole: false, own: false }])
})

test('a place with as many words as it may have keeps the position of each', () => {
  assert.equal(MAX_WORDS_OF_PLACE, 256)
  const words = Array.from({ length: MAX_WORDS_OF_PLACE }, (_, n) => n | LAST_OF_NAME)
  words[255]! |= LAST_OF_PLACE
  const { postings } = searchedWords(new Uint16Array(256).fill(1), asBytes(words), 1)
  assert.deepEqual(
    [...postings].map((posting) => [posting >>> PLACE_SHIFT, positionOf(posting)]),
    Array.from({ length: 256 }, (_, n) => [0, n]),
  )
})
