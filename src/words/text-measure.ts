/** Measures that hold for every language written with letters. */

/** In code points. */
export function lengthOf(text: string): number {
  let length = text.length
  // A code point beyond 0xFFFF is a pair, and the second one of it counts nothing.
  for (let at = 1; at < text.length; at++)
    if (isLowSurrogate(text.charCodeAt(at)) && isHighSurrogate(text.charCodeAt(at - 1))) length--
  return length
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’{}]+/gu) ?? []

/** The first two words, with what stands at them: two texts in a row that begin alike are felt. */
export const beginningOf = (text: string): string => text.split(' ', 2).join(' ').toLowerCase()
