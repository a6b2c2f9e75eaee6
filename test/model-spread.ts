/** Spreads for tests of the model: any that can be drawn, and one laid by hand, so that only a change to the prompts or the checks changes its results. */
import type { Orientation } from '../src/tarot/card.ts'
import { DECK } from '../src/tarot/deck.ts'
import { draw } from '../src/tarot/draw.ts'
import { type PlaceKind, type SpreadType, sizeOf } from '../src/tarot/spreads.ts'
import type { LaidCard } from '../src/tarot/threads.ts'
import { spreadWords } from '../src/words/en/spreads.ts'
import type { SpreadAsk } from '../src/writer/spread-text.ts'

export function laidSpread(type: SpreadType, seed: string): LaidCard[] {
  const { positions } = spreadWords({ type })
  return draw(DECK, sizeOf({ type }), seed, type).map((drawn, at) => {
    const { kind, number, name } = positions[at]!
    return { ...drawn, kind, number, place: name }
  })
}

const laid = (number: number, id: string, orientation: Orientation, kind: PlaceKind): LaidCard => ({
  card: DECK.find((card) => card.id === id)!,
  orientation,
  kind,
  number,
})

/** Five cards on a cross: Death is among them, and the Moon. */
export const SPREAD_ASK: SpreadAsk = {
  theme: 'career',
  cards: [
    { ...laid(1, 'cu05', 'reversed', 'present'), place: 'Heart' },
    { ...laid(2, 'wa05', 'upright', 'challenge'), place: 'Across' },
    { ...laid(3, 'ar13', 'upright', 'root'), place: 'Below' },
    { ...laid(4, 'ar18', 'reversed', 'aim'), place: 'Above' },
    { ...laid(5, 'pe08', 'upright', 'outcome'), place: 'Ahead' },
  ],
}

/** Three places that a caller has named: their kinds are all that is known of them. */
export const OWN_SPREAD_ASK: SpreadAsk = {
  theme: 'general',
  cards: [
    laid(7, 'sw03', 'upright', 'open'),
    laid(8, 'swqu', 'upright', 'strength'),
    laid(9, 'cuki', 'reversed', 'near_future'),
  ],
}
