/** Whether a place has the words of a question in one of its names, and how well. */
import type { PlacesFile } from './places-file.ts'
import { IN_OWN_NAME, IS_NAME, LAST_OF_NAME, STARTS_NAME, WORD } from './postings.ts'
import type { Match } from './ranking.ts'
import type { Range } from './words.ts'

/** A word of the question: all words that will do for it, and the one that it is. */
export interface Wanted extends Range {
  /** -1 if no name has it. */
  readonly exact: number
}

export interface Found {
  readonly match: Match
  readonly isOwnName: boolean
}

/** Of a question with a single word. These are tables because a search goes through thousands of postings. */
export function matchOfPosting(posting: number, isExact: boolean): Found {
  const byName = posting & IN_OWN_NAME ? OWN : OTHER
  if (isExact && posting & IS_NAME) return byName.whole
  return posting & STARTS_NAME ? byName.start : byName.words
}

const foundBy = (isOwnName: boolean) => ({
  whole: { match: 'whole', isOwnName } as const,
  start: { match: 'start', isOwnName } as const,
  words: { match: 'words', isOwnName } as const,
})
const OWN = foundBy(true)
const OTHER = foundBy(false)

const ORDER: readonly (Match | undefined)[] = [undefined, 'words', 'start', 'whole']

/** The best match among the names of a place. */
export function matchOfPlace(file: PlacesFile, place: number, words: readonly Wanted[]): Found | undefined {
  const { searched, searchedFrom } = file
  const first = searchedFrom[place]!
  let best: Found | undefined
  for (let from = first, i = first; i < searchedFrom[place + 1]!; i++) {
    if ((searched[i]! & LAST_OF_NAME) === 0) continue
    const match = matchOfName(searched, from, i + 1, words)
    if (ORDER.indexOf(match) > ORDER.indexOf(best?.match)) best = (from === first ? OWN : OTHER)[match!]
    from = i + 1
  }
  return best
}

/** The name is the words from `from` to `to` of `searched`. */
function matchOfName(
  searched: Uint32Array,
  from: number,
  to: number,
  words: readonly Wanted[],
): 'whole' | 'start' | 'words' | undefined {
  if (to - from < words.length) return undefined
  let inOrder = 0
  let exact = 0
  for (let w = 0; w < words.length; w++) {
    const { from: least, to: most, exact: itself } = words[w]!
    const here = searched[from + w]! & WORD
    if (here >= least && here < most) {
      inOrder++
      if (here === itself) exact++
    } else if (!hasWord(searched, from, to, least, most)) return undefined
  }
  if (inOrder < words.length) return 'words'
  return exact === to - from ? 'whole' : 'start'
}

function hasWord(searched: Uint32Array, from: number, to: number, least: number, most: number): boolean {
  for (let i = from; i < to; i++) {
    const word = searched[i]! & WORD
    if (word >= least && word < most) return true
  }
  return false
}
