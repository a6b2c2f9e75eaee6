/** Request and response of a draw by an address. */
import { Type } from '../../../schema/type.ts'
import { SPREAD_TYPES } from '../../../tarot/spreads.ts'
import { DailyCardResponse, seed, theme } from '../tarot/schema.ts'
import { SpreadResponse } from '../tarot-spreads/schema.ts'

export const DrawQuery = Type.Object({
  seed,
  theme,
  spread_type: Type.Optional(
    Type.Enum([...SPREAD_TYPES], {
      description: 'A type from `GET /tarot/spreads`. Without it, one card is drawn.',
    }),
  ),
})

export const DrawResponse = Type.Union([DailyCardResponse, SpreadResponse], {
  description:
    'Without `spread_type` the answer of `POST /tarot/daily-card`, else that of `POST /tarot/spread`.',
})
