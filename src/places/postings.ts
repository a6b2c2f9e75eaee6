/** The words of all names, and the way back from a word to the places in whose names it stands. */
import assert from 'node:assert/strict'

/** Marks of the words in `searched`. */
export const LAST_OF_NAME = 1 << 22
const LAST_OF_PLACE = 1 << 23
export const WORD = LAST_OF_NAME - 1

/** A name begins with the word. */
export const STARTS_NAME = 1
/** The word is a whole name. */
export const IS_NAME = 2
/** The name is the one that we show, not another one. */
export const IN_OWN_NAME = 4
export const PLACE_SHIFT = 3

/** Words of names, three bytes each on the disk, and the way back from words to places. */
export function searchedWords(marked: Buffer, places: number, words: number) {
  const searched = new Uint32Array(marked.length / 3)
  const searchedFrom = new Uint32Array(places + 1)
  const counts = new Uint32Array(words + 1)
  for (let i = 0, place = 0; i < searched.length; i++) {
    const value = marked[3 * i]! | (marked[3 * i + 1]! << 8) | (marked[3 * i + 2]! << 16)
    searched[i] = value & ~LAST_OF_PLACE
    counts[(value & WORD) + 1]!++
    if (value & LAST_OF_PLACE) searchedFrom[++place] = i + 1
  }
  assert.equal(searchedFrom[places], searched.length)
  for (let word = 0; word < words; word++) counts[word + 1]! += counts[word]!
  return {
    searched,
    searchedFrom,
    postingsFrom: counts,
    postings: postingsOf(searched, searchedFrom, counts),
  }
}

function postingsOf(
  searched: Uint32Array,
  searchedFrom: Uint32Array,
  postingsFrom: Uint32Array,
): Uint32Array {
  const next = postingsFrom.slice()
  const postings = new Uint32Array(searched.length)
  for (let place = 0; place + 1 < searchedFrom.length; place++) {
    let first = STARTS_NAME
    let own = IN_OWN_NAME
    for (let i = searchedFrom[place]!; i < searchedFrom[place + 1]!; i++) {
      const last = searched[i]! & LAST_OF_NAME
      const whole = first && last ? IS_NAME : 0
      postings[next[searched[i]! & WORD]!++] = (place << PLACE_SHIFT) | own | first | whole
      first = last ? STARTS_NAME : 0
      if (last) own = 0
    }
  }
  return postings
}
