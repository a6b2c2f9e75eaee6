/** Whether a place has the words of a question in one of its names, and how well. */
import type { PlacesFile } from './places-file.ts'
import { IN_OWN_NAME, IS_NAME, LAST_OF_NAME, PLACE_SHIFT, positionOf, STARTS_NAME, WORD } from './postings.ts'
import type { Match } from './ranking.ts'
import type { Range } from './sorted-texts.ts'

/** A word of the question: all words that will do for it, and the one that it is. */
export interface WantedWord extends Range {
  /** -1 if no name has it. */
  readonly exact: number
}

export interface NameMatch {
  readonly match: Match
  readonly isOwnName: boolean
}

const foundBy = (isOwnName: boolean): readonly NameMatch[] =>
  (['words', 'start', 'whole'] as const).map((match) => ({ match, isOwnName }))
/** By rank. Made once: a search goes through thousands of names. */
const OWN = foundBy(true)
const OTHER = foundBy(false)
const [NONE, WORDS, START, WHOLE] = [-1, 0, 1, 2]

/** Of a question with a single word. */
export function matchOfPosting(posting: number, isExact: boolean): NameMatch {
  const byName = posting & IN_OWN_NAME ? OWN : OTHER
  if (isExact && posting & IS_NAME) return byName[WHOLE]!
  return byName[posting & STARTS_NAME ? START : WORDS]!
}

/** Of the name in which the posting stands. */
export function matchOfName(
  file: PlacesFile,
  posting: number,
  words: readonly WantedWord[],
): NameMatch | undefined {
  const { searched, searchedFrom } = file
  const ofPlace = searchedFrom[posting >>> PLACE_SHIFT]!
  let from = ofPlace + positionOf(posting)
  let to = from + 1
  while (from > ofPlace && (searched[from - 1]! & LAST_OF_NAME) === 0) from--
  while ((searched[to - 1]! & LAST_OF_NAME) === 0) to++
  return (from === ofPlace ? OWN : OTHER)[rankOfName(searched, from, to, words)]
}

/** The name is the words from `from` to `to` of `searched`. */
function rankOfName(searched: Uint32Array, from: number, to: number, words: readonly WantedWord[]): number {
  if (to - from < words.length) return NONE
  let inOrder = 0
  let exact = 0
  for (let w = 0; w < words.length; w++) {
    const { from: first, to: end, exact: itself } = words[w]!
    const here = searched[from + w]! & WORD
    if (here >= first && here < end) {
      inOrder++
      if (here === itself) exact++
    } else if (!hasWord(searched, from, to, first, end)) return NONE
  }
  if (inOrder < words.length) return WORDS
  return exact === to - from ? WHOLE : START
}

function hasWord(searched: Uint32Array, from: number, to: number, first: number, end: number): boolean {
  for (let i = from; i < to; i++) {
    const word = searched[i]! & WORD
    if (word >= first && word < end) return true
  }
  return false
}
