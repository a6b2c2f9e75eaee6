import { YES_NO_COUNTS } from '../../../readings/yes-no.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { LEANINGS } from '../../../tarot/leanings.ts'
import {
  answerMember,
  DrawnCard,
  question,
  questionMember,
  readingMembers,
  seed,
  theme,
} from '../tarot/schema.ts'

export const YesNoRequest = Type.Object({
  count: Type.Optional(
    Type.Enum([...YES_NO_COUNTS], {
      default: 1,
      description: 'How many cards decide. The first of three is the single one.',
    }),
  ),
  theme,
  seed,
  question,
})

export const YesNoResponse = Type.Object({
  answer: Type.Enum([...LEANINGS]),
  rule: Type.String({ description: 'How the answer follows from the cards.' }),
  cards: Type.Array(
    Type.Object({
      ...DrawnCard.properties,
      meaning: Type.String({ description: 'The reading of this card, this way up, for the theme.' }),
      leaning: Type.Enum([...LEANINGS], { description: 'What this card says, this way up.' }),
    }),
    { minItems: 1, maxItems: 3 },
  ),
  ...readingMembers,
  reading: answerMember,
  question: questionMember,
})

nameSchemas({ YesNoRequest, YesNoResponse, LeaningCard: YesNoResponse.properties.cards.items })
