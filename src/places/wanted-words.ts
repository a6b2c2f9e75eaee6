/** The words of a question as ranges of the words of all names. */
import type { WantedWord } from './matching.ts'
import { anyPlace, type PlaceFilter } from './narrowing.ts'
import type { PlacesFile } from './places-file.ts'
import { PLACE_SHIFT } from './postings.ts'
import { type Range, textsFrom, textsNamed } from './sorted-texts.ts'

export const postingsIn = ({ postingsFrom }: PlacesFile, { from, to }: Range) =>
  postingsFrom[to]! - postingsFrom[from]!

export const rarestOf = (file: PlacesFile, words: readonly WantedWord[]): WantedWord =>
  words.reduce((a, b) => (postingsIn(file, b) < postingsIn(file, a) ? b : a))

export function wordBeginning(file: PlacesFile, word: string): WantedWord {
  const range = textsFrom(file.words, word)
  const { from, to } = textsNamed(file.words, word, range)
  return { ...range, exact: from < to ? from : -1 }
}

export const itself = ({ from, exact }: WantedWord): WantedWord => ({
  from,
  to: exact < 0 ? from : from + 1,
  exact,
})

export const isOneWord = ({ from, to }: Range) => to - from === 1

/**
 * Whether a place has the second rarest of the whole words; places come in ascending order. Most places have not, and going through two lists
 * takes a tenth of looking each name up.
 */
export function hasSecondWord(
  file: PlacesFile,
  words: readonly WantedWord[],
  rarest: WantedWord,
): PlaceFilter {
  // mutate call: without it the rarest is its own second, which every place has: slower, and the same places
  const others = words.filter((word) => word !== rarest && isOneWord(word))
  if (others.length === 0) return anyPlace
  const { postings, postingsFrom } = file
  const { from, to } = rarestOf(file, others)
  let i = postingsFrom[from]!
  const end = postingsFrom[to]!
  return (place) => {
    while (i < end && postings[i]! >>> PLACE_SHIFT < place) i++
    return i < end && postings[i]! >>> PLACE_SHIFT === place
  }
}
