/**
 * Which sentence of a pool is told: dealt like a card, without chance and without memory (docs/writing.md).
 *
 * A pool is cut once into three packets. Each lap deals packet after packet, each shuffled anew; so between two
 * uses of a sentence lie at least two thirds of the pool, and any instance of the service deals alike.
 */
const PACKETS = 3

/** The place in a pool of the card that comes at an ordinal of an endless deal. */
export function dealt(size: number, deck: string, ordinal: number): number {
  const lap = Math.floor(ordinal / size)
  const place = ordinal - lap * size
  const packet = Math.floor((place * PACKETS) / size)
  const start = Math.ceil((packet * size) / PACKETS)
  const end = Math.ceil(((packet + 1) * size) / PACKETS)
  const pool = Array.from({ length: size }, (_, card) => card)
  const cards = shuffled(pool, deck).slice(start, end)
  return shuffled(cards, `${deck} ${packet} ${lap}`)[place - start]!
}

/** Fisher and Yates, with a hash for the dice. */
function shuffled(cards: readonly number[], seed: string): number[] {
  const order = [...cards]
  let dice = hash(seed)
  for (let i = order.length - 1; i > 0; i--) {
    dice = mixed(dice + i)
    const k = dice % (i + 1)
    ;[order[i], order[k]] = [order[k]!, order[i]!]
  }
  return order
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return mixed(sum)
}

/** The finish of MurmurHash3: every bit of the input moves every bit of the answer. */
function mixed(bits: number): number {
  let sum = bits
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35)
  return (sum ^ (sum >>> 16)) >>> 0
}
