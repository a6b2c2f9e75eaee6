/** Requests and responses of the horoscopes for a week, a month or a year (docs/periods.md). */
import { CLASSICAL } from '../../../chart/dignities.ts'
import { CATEGORY_NAMES, OUTLOOKS } from '../../../judgement/day/categories.ts'
import { TONES } from '../../../judgement/day/influence.ts'
import { INTENSITIES } from '../../../judgement/intensity.ts'
import { KEY_EVENT_KINDS } from '../../../judgement/period/key-events.ts'
import { DEFAULT_DATE, DEFAULT_TIMEZONE } from '../../../readings/daily-horoscope.ts'
import { DEFAULT_PERIOD_STYLE, DEFAULT_WEEK_START } from '../../../readings/period-horoscope.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { nameOf, SIGNS } from '../../../sky/zodiac.ts'
import { PERIOD_TYPES, WEEK_STARTS } from '../../../time/period.ts'
import { PERIOD_STYLES, PERIOD_SUMMARY } from '../../../writer/period-text.ts'
import { WRITERS } from '../../../writer/writer.ts'
import { REPORT_MEMBERS } from '../../reports/report-request.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { CATEGORY_WORDS } from '../daily-horoscope/response.ts'
import { signWord } from '../daily-horoscope/schema.ts'
import { Timestamp } from '../system/schema.ts'

const when = {
  date: Type.Optional(
    Type.String({
      default: DEFAULT_DATE,
      description: 'Any day inside: `YYYY-MM-DD`, or `today`, `tomorrow`, `yesterday`.',
      examples: ['2026-03-21', 'tomorrow'],
    }),
  ),
  timezone: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      default: DEFAULT_TIMEZONE,
      description: 'IANA time zone name, in any case. It decides which day `today` is.',
      examples: ['America/New_York'],
    }),
  ),
}
const weekStart = Type.Optional(
  Type.Enum([...WEEK_STARTS], {
    default: DEFAULT_WEEK_START,
    description: 'The day on which a week starts; months and years ignore it.',
  }),
)

export const PeriodQuery = Type.Object({ ...when, week_start: weekStart })
export const PeriodSignParams = Type.Object({ sign: signWord })

export const PeriodRequest = Type.Object({
  sign: signWord,
  ...when,
  style: Type.Optional(Type.Enum([...PERIOD_STYLES], { default: DEFAULT_PERIOD_STYLE })),
  categories: Type.Optional(
    Type.Array(Type.Enum([...CATEGORY_WORDS]), {
      description:
        '`all`, or names; `career` means `profession`. Left out or empty: all eight in the detailed style, none in the brief one.',
      examples: [['all'], ['love', 'finance']],
    }),
  ),
  week_start: weekStart,
})

/** Years have a report. */
export const YearRequest = Type.Object({ ...PeriodRequest.properties, ...REPORT_MEMBERS })

const date = Type.String({ format: 'date' })
const sign = Type.Enum([...SIGNS])
const score = Type.Number({ minimum: -10, maximum: 10 })
const tone = Type.Enum([...TONES])
const transit = Type.String({ description: 'The id of a transit, such as `mars-square`.' })

const Period = Type.Object({
  type: Type.Enum([...PERIOD_TYPES]),
  from: date,
  to: Type.String({ format: 'date', description: 'The last day, included.' }),
})

const { week, month, year } = PERIOD_SUMMARY
const Interpretation = Type.Object({
  summary: Type.String({
    description: `Where it begins, where it turns, where it leaves you: ${week.least} to ${week.most} characters of a week, ${month.least} to ${month.most} of a month, ${year.least} to ${year.most} of a year.`,
  }),
  love: Type.Optional(Type.String({ description: 'In the detailed style.' })),
  career: Type.Optional(Type.String({ description: 'In the detailed style.' })),
  wellbeing: Type.Optional(Type.String({ description: 'In the detailed style.' })),
  advice: Type.String(),
  why: Type.String({
    description: 'Which transits the text comes from and what they touch, in plain words.',
  }),
  sources: Type.Array(
    Type.Object({
      text: Type.String({ description: 'A sentence of the summary, a part of life, the advice or a phase.' }),
      transits: Type.Array(Type.String(), {
        description:
          'Ids of what it came from: a transit of these days, an event among `key_dates`, or a planet in a sign.',
      }),
    }),
  ),
})

const Phase = Type.Object({
  from: date,
  to: date,
  title: Type.String({ description: 'Two to five words.' }),
  text: Type.String(),
  score: Type.Number({ minimum: -10, maximum: 10, description: 'The mean of its days.' }),
})

const KeyDate = Type.Object({
  id: Type.String({ description: 'The same as `uid` in the sky calendar.' }),
  type: Type.Enum([...KEY_EVENT_KINDS]),
  date: Type.String({ format: 'date', description: 'In UTC.' }),
  at: Timestamp,
  planets: Type.Array(Type.Enum([...PLANETS])),
  sign: Type.Enum(SIGNS.map(nameOf)),
  house: Type.Integer({ minimum: 1, maximum: 12, description: 'Counted from the sign that was asked for.' }),
  title: Type.String(),
  text: Type.String({ description: 'One plain line.' }),
})

const NotableDay = Type.Object({ date, score, tone, transit })

const Category = Type.Object({
  outlook: Type.Enum([...OUTLOOKS]),
  intensity: Type.Enum([...INTENSITIES]),
  influence_score: Type.Number({ minimum: -10, maximum: 10, description: 'The mean of the daily ones.' }),
  transit,
})

const Metadata = Type.Object({
  overall_score: Type.Number({ minimum: -10, maximum: 10, description: 'The mean of all days.' }),
  overall_tone: tone,
  style_applied: Type.Enum([...PERIOD_STYLES]),
  interpretation_source: Type.Enum([...WRITERS], { description: 'Who wrote the text.' }),
  calculated_at: Timestamp,
  timezone: Type.String({ description: 'In its IANA spelling.' }),
  calculation_time_ms: Type.Number({ minimum: 0 }),
  cache_hit: Type.Boolean(),
})

export const PeriodResponse = Enveloped(
  Type.Object({
    horoscope_id: Type.String({ description: 'The same sign, period and style give the same id.' }),
    sign,
    period: Period,
    interpretation: Interpretation,
    phases: Type.Array(Phase, { minItems: 2, maxItems: 12 }),
    key_dates: Type.Array(KeyDate),
    days: Type.Optional(
      Type.Array(Type.Object({ date, score, tone }), {
        description: 'Of a week or a month, with the figures of the daily horoscope.',
      }),
    ),
    months: Type.Optional(
      Type.Array(Type.Object({ month: Type.String({ pattern: '^\\d{4}-\\d\\d$' }), score, tone }), {
        description: 'Of a year: the means of their days.',
      }),
    ),
    best_days: Type.Array(NotableDay, { maxItems: 5, description: 'The best first.' }),
    careful_days: Type.Array(NotableDay, { maxItems: 5, description: 'The hardest first.' }),
    categories: Type.Optional(
      Type.Object(Object.fromEntries(CATEGORY_NAMES.map((name) => [name, Type.Optional(Category)]))),
    ),
    lucky_elements: Type.Object({
      numbers: Type.Array(Type.Integer({ minimum: 1, maximum: 30 })),
      colors: Type.Array(Type.String()),
      primary_influence: Type.Enum([...CLASSICAL]),
    }),
    metadata: Metadata,
  }),
)

export const PeriodOfAllResponse = Enveloped(
  Type.Object({
    period: Period,
    horoscopes: Type.Array(
      Type.Object({ sign, summary: Type.String(), overall_tone: tone, overall_score: score }),
      { minItems: SIGNS.length, maxItems: SIGNS.length },
    ),
  }),
)

nameSchemas({
  PeriodHoroscopeRequest: PeriodRequest,
  YearlyHoroscopeRequest: YearRequest,
  PeriodHoroscopeResponse: PeriodResponse,
  PeriodHoroscope: PeriodResponse.properties.data,
  Period,
  PeriodInterpretation: Interpretation,
  PeriodSource: Interpretation.properties.sources.items,
  PeriodPhase: Phase,
  KeyDate,
  NotableDay,
  PeriodDay: PeriodResponse.properties.data.properties.days.items,
  PeriodMonth: PeriodResponse.properties.data.properties.months.items,
  PeriodCategories: PeriodResponse.properties.data.properties.categories,
  PeriodCategory: Category,
  PeriodLuckyElements: PeriodResponse.properties.data.properties.lucky_elements,
  PeriodHoroscopeMetadata: Metadata,
  AllSignsPeriodResponse: PeriodOfAllResponse,
  AllSignsPeriod: PeriodOfAllResponse.properties.data,
  SignInShort: PeriodOfAllResponse.properties.data.properties.horoscopes.items,
})
