import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchOfName, matchOfPosting } from './matching.ts'
import type { PlacesFile } from './places-file.ts'
import { IN_OWN_NAME, IS_NAME, LAST_OF_NAME, PLACE_SHIFT, STARTS_NAME } from './postings.ts'

// Words in the order of the alphabet, as in the index.
const [APPLE, BIG, NEW, YORK, YORKSHIRE] = [0, 1, 2, 3, 4]

/** New York, the Big Apple; York; Big York Apple. */
const file = {
  searched: Uint32Array.from([
    NEW,
    YORK | LAST_OF_NAME,
    BIG,
    APPLE | LAST_OF_NAME,
    YORK | LAST_OF_NAME,
    BIG,
    YORK,
    APPLE | LAST_OF_NAME,
  ]),
  searchedFrom: Uint32Array.from([0, 4, 5, 8]),
} as unknown as PlacesFile

const exactly = (word: number) => ({ from: word, to: word + 1, exact: word })
/** What begins with `york`, and is not that itself. */
const beginning = { from: YORK, to: YORKSHIRE + 1, exact: -1 }
const at = (place: number, position: number) => (place << PLACE_SHIFT) | (position << 3)
const matchOf = (
  place: number,
  position: number,
  ...words: { from: number; to: number; exact: number }[]
) => {
  const found = matchOfName(file, at(place, position), words)
  return found && `${found.match} of ${found.isOwnName ? 'its own name' : 'another name'}`
}

test('all words of a name in their order are the whole of it, some from its start are its start', () => {
  assert.equal(matchOf(0, 0, exactly(NEW), exactly(YORK)), 'whole of its own name')
  assert.equal(matchOf(0, 1, exactly(NEW), exactly(YORK)), 'whole of its own name')
  assert.equal(matchOf(2, 1, exactly(BIG), exactly(YORK)), 'start of its own name')
  assert.equal(matchOf(0, 1, exactly(NEW), beginning), 'start of its own name')
  assert.equal(matchOf(0, 3, exactly(BIG), exactly(APPLE)), 'whole of another name')
})

test('words in another order, or with others between, are words of the name', () => {
  assert.equal(matchOf(0, 0, exactly(YORK), exactly(NEW)), 'words of its own name')
  assert.equal(matchOf(2, 2, exactly(BIG), exactly(APPLE)), 'words of its own name')
  assert.equal(matchOf(0, 2, exactly(APPLE), exactly(BIG)), 'words of another name')
})

test('words of two names of a place, or of two places, are no match', () => {
  assert.equal(matchOf(0, 1, exactly(YORK), exactly(BIG)), undefined)
  assert.equal(matchOf(1, 0, exactly(YORK), exactly(BIG)), undefined)
  // The word of the next place, and the neighbours in the alphabet.
  assert.equal(matchOf(1, 0, exactly(BIG)), undefined)
  assert.equal(matchOf(1, 0, exactly(NEW)), undefined)
  assert.equal(matchOf(1, 0, exactly(YORKSHIRE)), undefined)
})

test('a name has as many words as it is asked for, or more', () => {
  assert.equal(matchOf(1, 0, exactly(YORK), exactly(YORK)), undefined)
  assert.equal(matchOf(1, 0, exactly(YORK)), 'whole of its own name')
})

test('of a single word its posting says how it matches', () => {
  const marks = (posting: number, isExact: boolean) => {
    const { match, isOwnName } = matchOfPosting(posting, isExact)
    return [match, isOwnName]
  }
  assert.deepEqual(marks(STARTS_NAME | IS_NAME | IN_OWN_NAME, true), ['whole', true])
  assert.deepEqual(marks(STARTS_NAME | IS_NAME, true), ['whole', false])
  assert.deepEqual(marks(STARTS_NAME | IS_NAME | IN_OWN_NAME, false), ['start', true])
  assert.deepEqual(marks(STARTS_NAME, true), ['start', false])
  assert.deepEqual(marks(IN_OWN_NAME, true), ['words', true])
})
