/** Request and response of the chapters of a life (docs/life.md). */
import { CHAPTER_KINDS, LIFE_YEARS } from '../../../almanac/life.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { BIRTH } from '../../schemas/birth.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { ExactPass, House, ONE_PERSON_METADATA, timestampOrNull } from '../../schemas/one-person.ts'
import { BirthInfo, CHART_MAKING, SignName } from '../chart/schema.ts'
import { Timestamp } from '../system/schema.ts'

export const LifeRequest = Type.Object(BIRTH)

const id = Type.String({ examples: ['saturn-return-1', 'uranus-opposition'] })
const idOrNull = (description: string) => Type.Union([id, Type.Null()], { description })

const LifeChapter = Type.Object({
  id,
  kind: Type.Enum([...CHAPTER_KINDS]),
  which: Type.Integer({ minimum: 1, description: 'The first of its kind is 1.' }),
  passes: Type.Array(ExactPass, { minItems: 1, description: 'When it is exact.' }),
  from: timestampOrNull(
    'Of a transit: when it comes within 1°, before the first pass. Of a progressed event: half a year before.',
  ),
  to: timestampOrNull('When it leaves that orb, after the last pass. Null beyond the ephemeris.'),
  age: Type.Number({ description: 'Years of life at the first pass, with one decimal.' }),
  natal_house: Type.Union([House, Type.Null()], {
    description:
      'Of the planet in the birth chart, or the one in which a progressed event falls. Null without the time of birth.',
  }),
  sign: Type.Union([SignName, Type.Null()], {
    description: 'Of a progressed event: the sign in which it falls, or which the Sun enters.',
  }),
  text: Type.String({
    description: 'The chapter, told in the present after a word on whether it is past, now or ahead.',
  }),
  sources: Type.Array(Type.String(), { description: 'Ids of the facts that the text tells.' }),
})

const LifeNow = Type.Object({
  at: Timestamp,
  age: Type.Number(),
  current: Type.Array(id, { description: 'Chapters that hold now.' }),
  last: idOrNull('The last that is over.'),
  next: idOrNull('The first that has not begun.'),
})

const LifeMethod = Type.Object({
  years: Type.Literal(LIFE_YEARS),
  orb: Type.Number({ description: 'Of transits, degrees.' }),
  days_around_progressed: Type.Integer({
    description: 'How long before and after its date a progressed chapter is told of.',
  }),
  node: CHART_MAKING.node,
  zodiac: CHART_MAKING.zodiac,
})

const Life = Type.Object({
  chart_id: Type.String({ description: 'That of the birth chart.' }),
  birth_info: BirthInfo,
  now: LifeNow,
  chapters: Type.Array(LifeChapter, { description: 'From birth to the age of 100, by their first pass.' }),
  method: LifeMethod,
  metadata: Type.Object({
    ...ONE_PERSON_METADATA,
    count: Type.Integer({ minimum: 0 }),
    complete: Type.Boolean({
      description:
        'False if the ephemeris, which ends with the year 2399, ends before the age of 100: what comes later is left out.',
    }),
  }),
})

export const LifeResponse = Enveloped(Life)

nameSchemas({
  LifeRequest,
  LifeResponse,
  Life,
  LifeNow,
  LifeChapter,
  LifeMethod,
  LifeMetadata: Life.properties.metadata,
})
