/**
 * Which sentence of a pool is used: dealt like a card, without randomness and without state (docs/writing.md).
 *
 * A pool is split once into three packets. Each pass deals packet after packet, each shuffled again. So at least two
 * thirds of the pool are used before a sentence comes again, and every instance of the service deals the same.
 */
const PACKETS = 3

/** The index in the pool of the sentence at an ordinal of an endless deal. */
export function dealt(size: number, shuffleKey: string, ordinal: number): number {
  const lap = Math.floor(ordinal / size)
  const position = ordinal - lap * size
  const packet = Math.floor((position * PACKETS) / size)
  const start = Math.ceil((packet * size) / PACKETS)
  const end = Math.ceil(((packet + 1) * size) / PACKETS)
  const cards = shuffled(range(size), shuffleKey).slice(start, end)
  return shuffled(cards, `${shuffleKey} ${packet} ${lap}`)[position - start]!
}

/** Of a division, never negative: days before 1970 have negative numbers. */
export const remainder = (number: number, size: number): number => ((number % size) + size) % size

function range(size: number): number[] {
  const cards: number[] = []
  for (let card = 0; card < size; card++) cards.push(card)
  return cards
}

/** A Fisher–Yates shuffle with a hash in position of random numbers. */
export function shuffled(cards: readonly number[], seed: string): number[] {
  const order = [...cards]
  let dice = hash(seed)
  // mutate operator >=, constant (-1): the first card can only change with itself
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
  // mutate arguments: a product is the same in either order
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return mixed(sum)
}

/** The finaliser of MurmurHash3: every input bit affects every output bit. */
function mixed(bits: number): number {
  let sum = bits
  // mutate arguments: a product is the same in either order
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  // mutate arguments: a product is the same in either order
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35)
  return (sum ^ (sum >>> 16)) >>> 0
}
