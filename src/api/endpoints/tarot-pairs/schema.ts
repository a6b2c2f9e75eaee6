import { nameSchemas, Type } from '../../../schema/type.ts'
import { PAIR_RELATIONS } from '../../../tarot/pairs.ts'
import { CardSummary } from '../tarot/schema.ts'

export const PairParams = Type.Object({
  first: Type.String({ description: 'Id of a card.', examples: ['ar16'] }),
  second: Type.String({ description: 'Id of another card.', examples: ['ar17'] }),
})

export const PairResponse = Type.Object({
  cards: Type.Array(CardSummary, {
    minItems: 2,
    maxItems: 2,
    description: 'In the order of the deck, whatever the order of the ids.',
  }),
  relations: Type.Array(Type.Enum([...PAIR_RELATIONS]), {
    minItems: 1,
    description: 'What the two have to do with each other, by suit, element and number.',
  }),
  text: Type.String({ description: 'What the two say together, both upright: one or two sentences.' }),
})

nameSchemas({ CardPair: PairResponse })
