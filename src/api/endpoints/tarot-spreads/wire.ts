/** The list of spreads, and cards drawn by hand, in the format of the other tarot answers. */
import type { LaidCards } from '../../../readings/tarot.ts'
import type { Told } from '../../../readings/told-spread.ts'
import { SPREAD_TYPES } from '../../../tarot/spreads.ts'
import type { TarotWords } from '../../../words/words.ts'
import { toCustomSpreadResponse, toSpreadResponse } from '../tarot/wire.ts'

export function spreadList({ spreads: texts }: TarotWords) {
  const spreads = SPREAD_TYPES.map((type) => {
    const { name, description, positions } = texts.spreadWords({ type })
    return { type, name, description, cardCount: positions.length, positions }
  })
  return { count: spreads.length, spreads }
}

/** Places of the caller's own are part of the answer. */
export const toHandDrawnResponse = (words: TarotWords, reading: Told<LaidCards>, origin: string) =>
  reading.spread.type === 'custom_spread'
    ? toCustomSpreadResponse(words, reading, origin)
    : toSpreadResponse(words, reading, origin)
