/** Requests and responses of the tarot endpoints (contract §2.1, §2.2, §4.2; decisions §5). */

import type { TSchema } from 'typebox'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { ARCANA, ORIENTATIONS, SUITS } from '../../../tarot/card.ts'
import {
  GRAVE_KINDS,
  QUESTION_ABOUTS,
  QUESTION_FORMS,
  QUESTION_SPANS,
  QUESTION_TOPICS,
} from '../../../tarot/question/question.ts'
import { SPREAD_TYPES, THREE_CARD_SPREAD_TYPES } from '../../../tarot/spreads.ts'
import { THEMES } from '../../../tarot/theme.ts'
import { WRITERS } from '../../../writer/writer.ts'
import { REPORT_MEMBERS } from '../../reports/report-request.ts'
import { READING_THEMES } from './response.ts'

export const theme = Type.Optional(
  Type.Enum([...THEMES], { default: 'general', description: 'Changes the reading, never the draw.' }),
)
export const seed = Type.Optional(
  Type.String({
    maxLength: 256,
    description:
      'Any text: the same seed gives the same cards, another seed another draw. Without one, everyone draws the same cards all day (UTC).',
    examples: ['augury'],
  }),
)

/** Longer is 422, so the limit is checked where the question is read. */
export const question = Type.Optional(
  Type.String({
    description:
      'What the person asks, in their own words: at most 500 characters. It changes no draw and is stored nowhere. `reading.answer` answers it, and without a `theme` it decides that. If it is about ending a life or being in danger, the answer says whom to call.',
  }),
)

export const DailyCardRequest = Type.Object({ theme, seed, question })

export const ThreeCardRequest = Type.Object({
  spread_type: Type.Optional(Type.Enum([...THREE_CARD_SPREAD_TYPES], { default: 'past_present_future' })),
  theme,
  seed,
  question,
  ...REPORT_MEMBERS,
})

export const CelticCrossRequest = Type.Object({ theme, seed, question, ...REPORT_MEMBERS })

export const CustomSpreadRequest = Type.Object({
  positions: Type.Array(
    Type.Object({
      number: Type.Optional(
        Type.Integer({ description: '1 to 999, each once. Default: the place in the list, from 1.' }),
      ),
      name: Type.String({ minLength: 1, maxLength: 100 }),
      question: Type.Optional(Type.String({ maxLength: 500, description: 'What the place stands for.' })),
    }),
    { minItems: 1, maxItems: 78 },
  ),
  theme,
  seed,
  question,
  ...REPORT_MEMBERS,
})

export const SpreadPosition = Type.Object({
  number: Type.Integer(),
  name: Type.String(),
  meaning: Type.String({ description: 'What the place stands for.' }),
})

const cardMembers = {
  id: Type.String({ pattern: '^(ar[0-9]{2}|(wa|cu|sw|pe)(ac|0[2-9]|10|pa|kn|qu|ki))$' }),
  name: Type.String(),
  arcana: Type.Enum([...ARCANA]),
  suit: Type.Optional(Type.Enum([...SUITS], { description: 'Absent on the major arcana.' })),
  number: Type.Integer({
    minimum: 0,
    maximum: 21,
    description: 'Majors 0–21, pips 1–10, page to king 11–14.',
  }),
}
const images = {
  image_url: Type.String({ format: 'uri', description: 'PNG, 600 pixels wide.' }),
  image_svg_url: Type.String({ format: 'uri' }),
}
const Keywords = Type.Array(Type.String(), { minItems: 4, maxItems: 6 })

export const DrawnCard = Type.Object({
  ...cardMembers,
  orientation: Type.Enum([...ORIENTATIONS]),
  keywords: Keywords,
  ...images,
})

export const PlacedCard = Type.Object({
  ...DrawnCard.properties,
  position: SpreadPosition,
  meaning: Type.String({ description: 'The reading of this card, this way up, for the theme.' }),
  in_position: Type.String({ description: 'What this card says in this place.' }),
})

export const readingMembers = {
  theme: Type.Enum(Object.values(READING_THEMES)),
  seed_used: Type.String({ description: 'The seed, or anonymous_<YYYY-MM-DD>.' }),
}

const answer = Type.String({
  description:
    'Answers the question from the cards: two to four sentences, by the rules in docs/questions.md. If `question.show_cards` is false, it says whom to call, with an empty line between paragraphs: show it instead of the cards.',
})

const orNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description })

/** In answers to questions only. */
export const questionMember = Type.Optional(
  Type.Object(
    {
      understood: Type.Boolean({
        description:
          'False: it was no question in English, and the cards are read as without it, in a quiet tone.',
      }),
      form: Type.Enum([...QUESTION_FORMS], { description: 'In which form was asked.' }),
      topic: Type.Enum([...QUESTION_TOPICS]),
      about: Type.Enum([...QUESTION_ABOUTS], {
        description: 'Whose matter it is: the asker’s, somebody else’s, or one between the two.',
      }),
      grave: orNull(
        Type.Enum([...GRAVE_KINDS]),
        'What the question speaks of that no card may judge. The cards keep company then; there is no verdict and no timing.',
      ),
      span: orNull(Type.Enum([...QUESTION_SPANS]), 'The time that the question names.'),
      options: Type.Array(Type.String({ maxLength: 40 }), {
        description: 'Between what to choose, as it was written, shortened.',
      }),
      suggested_spread: orNull(
        Type.Enum([...SPREAD_TYPES]),
        'A spread that would answer better, because it has places for what is asked.',
      ),
      show_cards: Type.Boolean({ description: 'False: show `reading.answer` alone, and no card.' }),
      sent_to_model: Type.Boolean({
        description: 'True if the question went to the language model of the operator (`LLM_QUESTIONS`).',
      }),
    },
    { description: 'What was read of the question. Present if one was asked.' },
  ),
)

const Source = Type.Object({
  text: Type.String(),
  cards: Type.Array(Type.String(), {
    description: 'Ids of the cards it comes from; none for what is missing.',
  }),
  positions: Type.Array(Type.Integer()),
})

/** Of endpoints that have no reading of their own. */
export const answerMember = Type.Optional(
  Type.Object(
    {
      answer,
      act: Type.String({ description: 'One thing to do.' }),
      sources: Type.Optional(
        Type.Array(Source, {
          description: 'From which cards each sentence comes. Absent if no card is shown.',
        }),
      ),
    },
    { description: 'Present if a question was asked.' },
  ),
)

export const DailyCardResponse = Type.Object({
  card: DrawnCard,
  ...readingMembers,
  meaning: Type.String(),
  reading: answerMember,
  question: questionMember,
})

const WholeReading = Type.Object(
  {
    answer: Type.Optional(answer),
    summary: Type.String({
      description:
        'The cards as one story: 250 to 500 characters for two cards, 350 to 650 for three, 450 to 800 for four to seven, 600 to 950 for more. After an answer to a question it is shorter.',
    }),
    threads: Type.Array(Type.String(), { maxItems: 4, description: 'What two or more cards say together.' }),
    act: Type.String({ description: 'One thing to do: what the summary says so, as it stands alone.' }),
    interpretation_source: Type.Enum([...WRITERS], { description: 'Who wrote it.' }),
    sources: Type.Array(Source),
  },
  { description: 'The spread read as a whole.' },
)

export const spreadMembers = { type: Type.String(), name: Type.String(), description: Type.String() }

const Spread = Type.Object(spreadMembers)

export const ThreeCardResponse = Type.Object({
  spread: Spread,
  cards: Type.Array(PlacedCard, { minItems: 3, maxItems: 3 }),
  reading: WholeReading,
  ...readingMembers,
  question: questionMember,
})

const Patterns = Type.Object({
  majorArcanaCount: Type.Integer({ minimum: 0, maximum: 10 }),
  reversedCount: Type.Integer({ minimum: 0, maximum: 10 }),
  keyThemes: Type.Array(Type.String(), { minItems: 3, maxItems: 5 }),
})

/** In answers for any spread. */
export const patternsOfSome = Type.Optional(Patterns)

export const CelticCrossResponse = Type.Object({
  spread: Spread,
  cards: Type.Array(PlacedCard, { minItems: 10, maxItems: 10 }),
  reading: WholeReading,
  patterns: Patterns,
  ...readingMembers,
  question: questionMember,
})

export const CustomSpreadResponse = Type.Object({
  spread: Type.Object({ ...spreadMembers, cardCount: Type.Integer(), positions: Type.Array(SpreadPosition) }),
  cards: Type.Array(PlacedCard, { minItems: 1, maxItems: 78 }),
  reading: Type.Optional(WholeReading),
  ...readingMembers,
  question: questionMember,
})

const themed = Type.Object(Object.fromEntries(THEMES.map((name) => [name, Type.String()])))

export const CardSummary = Type.Object({
  ...cardMembers,
  about: Type.String(),
  keywords: Type.Object({ upright: Keywords, reversed: Keywords }),
  ...images,
})

export const CardDetail = Type.Object({
  ...CardSummary.properties,
  meaning: Type.Object({ upright: themed, reversed: themed }),
})

export const CardListResponse = Type.Object({
  count: Type.Integer({ minimum: 0, maximum: 78 }),
  cards: Type.Array(CardSummary),
})

export const CardListQuery = Type.Object({
  arcana: Type.Optional(Type.Enum([...ARCANA])),
  suit: Type.Optional(Type.Enum([...SUITS])),
  q: Type.Optional(
    Type.String({ maxLength: 100, description: 'Looked for in names and keywords.', examples: ['the star'] }),
  ),
})

export const CardParams = Type.Object({
  id: Type.String({ description: 'Id of a card, such as `ar17` or `cu02`.', examples: ['ar17'] }),
})

nameSchemas({
  DailyCardRequest,
  DailyCardResponse,
  ThreeCardRequest,
  ThreeCardResponse,
  CelticCrossRequest,
  CelticCrossResponse,
  CelticCrossPatterns: Patterns,
  CustomSpreadRequest,
  CustomPosition: CustomSpreadRequest.properties.positions.items,
  CustomSpreadResponse,
  CustomSpread: CustomSpreadResponse.properties.spread,
  Spread,
  Position: SpreadPosition,
  DrawnCard,
  PlacedCard,
  SpreadReading: WholeReading,
  Question: questionMember,
  ShortReading: answerMember,
  SpreadReadingSource: Source,
  Card: CardDetail,
  CardMeanings: CardDetail.properties.meaning,
  ThemedMeanings: themed,
  CardSummary,
  CardKeywords: CardSummary.properties.keywords,
  CardList: CardListResponse,
})
