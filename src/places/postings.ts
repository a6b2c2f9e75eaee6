/** The words of all names, and the way back from a word to the places in whose names it stands. */
import assert from 'node:assert/strict'

/** Marks of the words in `searched`. */
export const LAST_OF_NAME = 1 << 22
export const LAST_OF_PLACE = 1 << 23
export const WORD = LAST_OF_NAME - 1

/** A name begins with the word. */
export const STARTS_NAME = 1
/** The word is a whole name. */
export const IS_NAME = 2
/** The name is the one that we show, not another one. */
export const IN_OWN_NAME = 4
/** Which word of the place it is, counted over all its names, and the place. */
const POSITION_SHIFT = 3
const POSITION = 255
export const MAX_WORDS_OF_PLACE = 256
// mutate constant 12: one bit more than the position needs
export const PLACE_SHIFT = 11

export const positionOf = (posting: number) => (posting >>> POSITION_SHIFT) & POSITION

/**
 * Words of names, three bytes each on the disk, and the way back from words to places. `counts` says how often each word stands in names: with it,
 * one pass is enough.
 */
export function searchedWords(counts: Uint16Array, marked: Buffer, places: number) {
  const searched = new Uint32Array(marked.length / 3)
  // mutate constant 2: one more, which is not read
  const searchedFrom = new Uint32Array(places + 1)
  const postings = new Uint32Array(searched.length)
  const postingsFrom = startsOf(counts)
  const next = postingsFrom.slice()
  let place = 0
  let placeFrom = 0
  let first = STARTS_NAME
  let own = IN_OWN_NAME
  for (let i = 0; i < searched.length; i++) {
    const value = marked[3 * i]! | (marked[3 * i + 1]! << 8) | (marked[3 * i + 2]! << 16)
    searched[i] = value & ~LAST_OF_PLACE
    const isLast = (value & LAST_OF_NAME) !== 0
    const marks = own | first | (first && isLast ? IS_NAME : 0)
    postings[next[value & WORD]!++] = (place << PLACE_SHIFT) | ((i - placeFrom) << POSITION_SHIFT) | marks
    first = isLast ? STARTS_NAME : 0
    if (isLast) own = 0
    if ((value & LAST_OF_PLACE) === 0) continue
    placeFrom = i + 1
    searchedFrom[++place] = placeFrom
    own = IN_OWN_NAME
  }
  assert.equal(searchedFrom[places], searched.length)
  return { searched, searchedFrom, postings, postingsFrom }
}

/** Sums; one more than counts. */
function startsOf(counts: Uint16Array): Uint32Array {
  // mutate constant 2: one more, which is not read
  const from = new Uint32Array(counts.length + 1)
  for (let i = 0; i < counts.length; i++) from[i + 1] = from[i]! + counts[i]!
  return from
}
