/** Many texts in the order of their bytes, as they stand on the disk: nothing is unpacked to search them. */

/** Each text shares its first bytes with the one before. The first of a block shares none, so that a search reads one block. */
export interface SortedTexts {
  readonly count: number
  readonly shared: Buffer
  /** How many bytes are a text's own, and these bytes. */
  readonly ownLengths: Buffer
  readonly own: Buffer
  /** Where the own bytes of each block begin. */
  readonly blocks: Uint32Array
}

/** Numbers of texts, the end not included. */
export interface Range {
  readonly from: number
  readonly to: number
}

export const TEXTS_IN_BLOCK = 16

export function sortedTexts(count: number, next: (length: number) => Buffer): SortedTexts {
  const [shared, ownLengths] = [next(count), next(count)]
  const blocks = new Uint32Array(Math.ceil(count / TEXTS_IN_BLOCK))
  let length = 0
  for (let i = 0; i < count; i++) {
    if (i % TEXTS_IN_BLOCK === 0) blocks[i / TEXTS_IN_BLOCK] = length
    length += ownLengths[i]!
  }
  return { count, shared, ownLengths, own: next(length), blocks }
}

export const allTexts = ({ count }: SortedTexts): Range => ({ from: 0, to: count })

/** No text has this byte. */
const BEFORE_ALL = 0x00
/** No UTF-8 has this byte. */
const AFTER_ALL = 0xff

/** All texts that begin with `start`. */
export const textsFrom = (texts: SortedTexts, start: string, within = allTexts(texts)): Range =>
  textsUpTo(texts, start, AFTER_ALL, within)

/** The text itself: none, one, or several if the list has it more than once. */
export const textsNamed = (texts: SortedTexts, text: string, within: Range): Range =>
  textsUpTo(texts, text, BEFORE_ALL, within)

/** From `start` to `start` with one more byte. */
function textsUpTo(texts: SortedTexts, start: string, last: number, { from, to }: Range): Range {
  const bytes = Buffer.from(`${start}\0`)
  const length = bytes.length - 1
  bytes[length] = last
  const first = lowerBound(texts, bytes, length, from, to)
  return { from: first, to: lowerBound(texts, bytes, length + 1, first, to) }
}

/** The first text from `from` on that does not come before the first `size` of `bytes`, or `to`. */
function lowerBound(texts: SortedTexts, bytes: Buffer, size: number, from: number, to: number): number {
  let [low, high] = [Math.ceil(from / TEXTS_IN_BLOCK), Math.ceil(to / TEXTS_IN_BLOCK)]
  // The end of a range is mostly near its beginning.
  if (low < high && !startsBefore(texts, low, bytes, size)) high = low
  while (low < high) {
    const middle = (low + high) >>> 1
    if (startsBefore(texts, middle, bytes, size)) low = middle + 1
    else high = middle
  }
  // The block before is the last one that begins before `bytes`.
  return low === 0 ? from : Math.min(Math.max(inBlock(texts, low - 1, bytes, size), from), to)
}

/** Whether the first text of a block comes before them. */
function startsBefore(texts: SortedTexts, block: number, bytes: Buffer, size: number): boolean {
  const { own, ownLengths, blocks } = texts
  const start = blocks[block]!
  const length = ownLengths[block * TEXTS_IN_BLOCK]!
  for (let i = 0; i < length && i < size; i++) {
    const difference = own[start + i]! - bytes[i]!
    if (difference !== 0) return difference < 0
  }
  return length < size
}

/** The first text of a block that does not come before them, or the first of the next block. */
function inBlock(texts: SortedTexts, block: number, bytes: Buffer, size: number): number {
  const { count, shared, own, ownLengths, blocks } = texts
  const end = Math.min((block + 1) * TEXTS_IN_BLOCK, count)
  let start = blocks[block]!
  // How many bytes the last text before them has in common with them.
  let same = 0
  for (let i = block * TEXTS_IN_BLOCK; i < end; i++) {
    // It shares less with the text before than that one with `bytes`, so it comes after both; or more, so it comes before `bytes` too.
    if (shared[i]! < same) return i
    const length = ownLengths[i]!
    if (shared[i] === same) {
      let at = 0
      while (at < length && same < size && own[start + at] === bytes[same]) {
        at++
        same++
      }
      if (same === size || (at < length && own[start + at]! > bytes[same]!)) return i
    }
    start += length
  }
  return end
}
