import { createHmac } from 'node:crypto'
import type { Card, DrawnCard } from './card.ts'

/**
 * The draw is published and frozen: docs/draw-algorithm.md describes it so that anyone can repeat a draw.
 * A change of behaviour here needs a new version beside this one, never an edit.
 */
const VERSION = 'augury-draw-1'

/** The first `count` cards of the deck as shuffled by this seed for this spread. */
export function draw(deck: readonly Card[], count: number, seed: string, spreadType: string): DrawnCard[] {
  const nextByte = keystream(seed, spreadType)
  const order = deck.map((_, index) => index)
  const drawn: DrawnCard[] = []
  for (let place = 0; place < count; place++) {
    const chosen = place + integerBelow(deck.length - place, nextByte)
    const card = order[chosen]!
    order[chosen] = order[place]!
    // mutate statement: places already drawn are not read again; the algorithm is frozen as it is published
    order[place] = card
    drawn.push({ card: deck[card]!, orientation: nextByte() & 1 ? 'reversed' : 'upright' })
  }
  return drawn
}

const NOTHING = new Uint8Array(0)

/** Bytes of HMAC-SHA-256 over `version/spread type/0`, `…/1`, `…/2`, with the seed as key. */
function keystream(seed: string, spreadType: string): () => number {
  let block: Uint8Array = NOTHING
  let counter = 0
  // mutate constant: before the first byte of an empty block there is none: the next one comes from a new block
  let used = 0
  return () => {
    if (used === block.length) {
      block = createHmac('sha256', seed).update(`${VERSION}/${spreadType}/${counter++}`).digest()
      used = 0
    }
    return block[used++]!
  }
}

/** Every value below `bound` (at most 256) is equally likely: bytes that would favour some are thrown away. */
function integerBelow(bound: number, nextByte: () => number): number {
  const fair = 256 - (256 % bound)
  for (;;) {
    const byte = nextByte()
    if (byte < fair) return byte % bound
  }
}
