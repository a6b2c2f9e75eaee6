/** Requests and responses of the endpoints for any spread, and for cards drawn by hand. */
import { nameSchemas, Type } from '../../../schema/type.ts'
import { ORIENTATIONS } from '../../../tarot/card.ts'
import { PLACE_KINDS, SPREAD_TYPES, sizeOf } from '../../../tarot/spreads.ts'
import { REPORT_MEMBERS } from '../../reports/report-request.ts'
import {
  CustomSpreadRequest,
  CustomSpreadResponse,
  PlacedCard,
  patternsOfSome,
  question,
  SpreadPosition,
  seed,
  spreadMembers,
  ThreeCardResponse,
  theme,
} from '../tarot/schema.ts'

const MAX_PLACES = Math.max(...SPREAD_TYPES.map((type) => sizeOf({ type })))

export const SpreadListResponse = Type.Object({
  count: Type.Integer({ minimum: 1 }),
  spreads: Type.Array(
    Type.Object({
      ...spreadMembers,
      cardCount: Type.Integer({ minimum: 1, maximum: MAX_PLACES }),
      positions: Type.Array(
        Type.Object({
          ...SpreadPosition.properties,
          kind: Type.Enum([...PLACE_KINDS], {
            description: 'What the place asks of its card. It decides what `in_position` says there.',
          }),
        }),
      ),
    }),
  ),
})

export const SpreadRequest = Type.Object({
  spread_type: Type.Enum([...SPREAD_TYPES], { description: 'A type from `GET /tarot/spreads`.' }),
  theme,
  seed,
  question,
  ...REPORT_MEMBERS,
})

export const SpreadResponse = Type.Object({
  ...CustomSpreadResponse.properties,
  spread: ThreeCardResponse.properties.spread,
  cards: Type.Array(PlacedCard, { minItems: 1, maxItems: MAX_PLACES }),
  patterns: patternsOfSome,
})

export const HandDrawnRequest = Type.Object({
  cards: Type.Array(
    Type.Object({
      id: Type.Optional(Type.String({ maxLength: 100, description: 'Such as `ar00` or `cu02`.' })),
      name: Type.Optional(
        Type.String({
          maxLength: 100,
          description:
            'In any usual spelling: `The Fool`, `Two of Cups`, `2 of Coins`, `II of Discs`, `Knave of Staves`, `Tower (reversed)`.',
        }),
      ),
      orientation: Type.Optional(
        Type.Enum([...ORIENTATIONS], { description: 'Default: as the name says, otherwise upright.' }),
      ),
    }),
    {
      minItems: 1,
      maxItems: 78,
      description: 'Each with an id or a name, in the order of the places, each card once.',
    },
  ),
  spread_type: Type.Optional(
    Type.Enum([...SPREAD_TYPES], {
      description:
        'The spread in which the cards lie. Without it and without `positions`, each card has an open place.',
    }),
  ),
  positions: Type.Optional(CustomSpreadRequest.properties.positions),
  theme,
  question,
  ...REPORT_MEMBERS,
})

export const HandDrawnResponse = Type.Object({
  ...CustomSpreadResponse.properties,
  spread: Type.Object({
    ...spreadMembers,
    cardCount: Type.Optional(Type.Integer({ description: 'Absent if the request had a `spread_type`.' })),
    positions: Type.Optional(
      Type.Array(SpreadPosition, { description: 'Absent if the request had a `spread_type`.' }),
    ),
  }),
  seed_used: Type.Null({ description: 'Nothing was drawn here.' }),
  patterns: patternsOfSome,
})

nameSchemas({
  SpreadList: SpreadListResponse,
  SpreadDescription: SpreadListResponse.properties.spreads.items,
  SpreadPosition: SpreadListResponse.properties.spreads.items.properties.positions.items,
  SpreadRequest,
  SpreadResponse,
  HandDrawnRequest,
  HandDrawnCard: HandDrawnRequest.properties.cards.items,
  HandDrawnResponse,
  HandDrawnSpread: HandDrawnResponse.properties.spread,
})
