/** Where words stand in the sorted list of all words of names. */
import type { Texts } from './places-file.ts'

/** Numbers of words, the end not included. */
export interface Range {
  readonly from: number
  readonly to: number
}

const countOf = ({ from }: Texts) => from.length - 1

/** No UTF-8 text has this byte, so it comes after everything that begins alike. */
const AFTER_ALL = Buffer.from([0xff])

/** All words that begin with `start`. */
export function wordsFrom(
  words: Texts,
  start: string,
  within: Range = { from: 0, to: countOf(words) },
): Range {
  const bytes = Buffer.from(start)
  const from = lowerBound(words, bytes, within)
  return { from, to: lowerBound(words, Buffer.concat([bytes, AFTER_ALL]), { from, to: within.to }) }
}

/** The word itself: none, one, or several if the list has it more than once. */
export function wordsNamed(words: Texts, text: string, within: Range): Range {
  const bytes = Buffer.from(text)
  const from = lowerBound(words, bytes, within)
  let to = from
  while (to < within.to && compare(words, to, bytes) === 0) to++
  return { from, to }
}

function lowerBound(words: Texts, bytes: Buffer, { from, to }: Range): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(words, middle, bytes) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Negative if the word of that number comes before `other`. A loop of our own: calls into the runtime take four times as long here. */
function compare({ bytes, from }: Texts, number: number, other: Buffer): number {
  const [start, length] = [from[number]!, from[number + 1]! - from[number]!]
  for (let i = 0; i < length && i < other.length; i++) {
    const difference = bytes[start + i]! - other[i]!
    if (difference !== 0) return difference
  }
  return length - other.length
}
