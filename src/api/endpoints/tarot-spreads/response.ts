/** The list of spreads, and cards drawn by hand, in the format of the other tarot answers. */

import type { WithText } from '../../../readings/spread-text.ts'
import type { LaidCards } from '../../../readings/tarot.ts'
import { SPREAD_TYPES } from '../../../tarot/spreads.ts'
import type { TarotWords } from '../../../words/words.ts'
import { toCustomSpreadResponse, toSpreadResponse } from '../tarot/response.ts'

export function spreadList({ spreads: texts }: TarotWords) {
  const spreads = SPREAD_TYPES.map((type) => {
    const { name, description, positions } = texts.spreadWords({ type })
    return { type, name, description, cardCount: positions.length, positions }
  })
  return { count: spreads.length, spreads }
}

/** Places of the caller's own are part of the answer. */
export const toHandDrawnResponse = (words: TarotWords, reading: WithText<LaidCards>, origin: string) =>
  reading.spread.type === 'custom_spread'
    ? toCustomSpreadResponse(words, reading, origin)
    : toSpreadResponse(words, reading, origin)
