/** Request and responses of the daily horoscope (contract §2.5, §4.3; decisions §7). */

import { CLASSICAL } from '../../../chart/dignities.ts'
import { CATEGORY_NAMES, OUTLOOKS } from '../../../judgement/day/categories.ts'
import { ENERGY_LEVELS } from '../../../judgement/day/energy.ts'
import { TONES } from '../../../judgement/day/influence.ts'
import { INTENSITIES } from '../../../judgement/intensity.ts'
import { DEFAULT_DATE, DEFAULT_STYLE, DEFAULT_TIMEZONE } from '../../../readings/daily-horoscope.ts'
import { documentedEnum, nameSchemas, Type } from '../../../schema/type.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { SIGNS } from '../../../sky/zodiac.ts'
import { STYLES, SUMMARY_LENGTH } from '../../../writer/daily-text.ts'
import { WRITERS } from '../../../writer/writer.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { Timestamp } from '../system/schema.ts'
import { CATEGORY_WORDS } from './response.ts'
import { DailyTransits } from './transits-schema.ts'

export const signWord = documentedEnum(SIGNS, { description: 'In any case.', examples: ['leo'] })

export const DailyHoroscopeRequest = Type.Object({
  sign: signWord,
  date: Type.Optional(
    Type.String({
      default: DEFAULT_DATE,
      description: '`YYYY-MM-DD` from 1600-01-01 to 2399-12-31, or `today`, `tomorrow`, `yesterday`.',
      examples: ['2026-03-21', 'tomorrow'],
    }),
  ),
  style: Type.Optional(Type.Enum([...STYLES], { default: DEFAULT_STYLE })),
  categories: Type.Optional(
    Type.Array(Type.Enum([...CATEGORY_WORDS]), {
      description:
        '`all`, or names; `career` means `profession`. Left out or empty: all eight in the detailed style, none in the others.',
      examples: [['all'], ['love', 'finance']],
    }),
  ),
  location: Type.Optional(
    Type.Object(
      { latitude: Type.Number(), longitude: Type.Number() },
      {
        description:
          'Transits, figures and lucky times as seen from there: the sky of its local mean noon, and hours from its sunrise.',
        examples: [{ latitude: 40.7128, longitude: -74.006 }],
      },
    ),
  ),
  timezone: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      default: DEFAULT_TIMEZONE,
      description:
        'IANA time zone name, in any case. It decides which day `today` is, and at a location which noon falls on the date and the clock of lucky times.',
      examples: ['America/New_York'],
    }),
  ),
})

export const SignParams = Type.Object({ sign: signWord })

const score = Type.Number({ minimum: -10, maximum: 10 })
const tone = Type.Enum([...TONES])
const words = Type.Array(Type.String())
const numbers = Type.Array(Type.Integer({ minimum: 1, maximum: 30 }))
const sources = Type.Array(
  Type.Object({
    text: Type.String({ description: 'A sentence.' }),
    transits: Type.Array(Type.String(), {
      description:
        'Ids of what it came from: in `transits.aspects`, `planets_in_sign`, `sky_aspects` or `events`, or a planet in a sign, such as `moon-in-leo`.',
    }),
  }),
  { description: 'Which transits each sentence came from.' },
)
const referenceTime = { reference_time: Timestamp }

const { brief, detailed, poetic } = SUMMARY_LENGTH
const summary = Type.String({
  description: `${brief.least} to ${brief.most} characters in the brief style, ${detailed.least} to ${detailed.most} in the detailed, ${poetic.least} to ${poetic.most} in the poetic.`,
})

const why = Type.String({
  description: 'Which transits the text comes from and what they touch, in plain words.',
})

const FullInterpretation = Type.Object(
  {
    summary,
    love: Type.String(),
    career: Type.String(),
    wellbeing: Type.String(),
    background: Type.Optional(
      Type.String({
        description:
          'The long weather: what a slow planet does for months or years in one part of life. In the detailed style.',
      }),
    ),
    why,
    lucky_elements: Type.Object({ colors: words, numbers, keywords: words }),
    sources,
    ...referenceTime,
  },
  { description: 'Of the detailed and the poetic style.' },
)

const BriefInterpretation = Type.Object(
  {
    summary,
    key_themes: words,
    energy_level: Type.Enum([...ENERGY_LEVELS]),
    focus_areas: Type.Array(Type.Enum([...CATEGORY_NAMES])),
    advice: Type.String(),
    why,
    sources,
    ...referenceTime,
  },
  { description: 'Of the brief style.' },
)

const CategoryReading = Type.Object({
  outlook: Type.Enum([...OUTLOOKS]),
  intensity: Type.Enum([...INTENSITIES]),
  influence_score: score,
  interpretation: Type.String(),
  advice: Type.String(),
  themes: Type.Array(Type.String(), { description: 'The weightiest reasons of the score.' }),
  sources,
})

const LuckyElements = Type.Object({
  numbers,
  colors: words,
  times: Type.Array(Type.String({ pattern: '^\\d\\d:\\d\\d-\\d\\d:\\d\\d$' }), {
    description: 'Planetary hours of the primary influence that begin on the date, in `metadata.timezone`.',
  }),
  primary_influence: Type.Enum([...CLASSICAL]),
})

const Metadata = Type.Object({
  transit_count: Type.Integer({ description: 'Aspects to the sign.' }),
  planets_in_sign_count: Type.Integer({ minimum: 0, maximum: PLANETS.length }),
  overall_score: score,
  overall_tone: tone,
  confidence_score: Type.Number({ minimum: 0, maximum: 1, description: 'How plainly the day speaks.' }),
  style_applied: Type.Enum([...STYLES]),
  interpretation_source: Type.Enum([...WRITERS], { description: 'Who wrote the text.' }),
  reference_time: Type.String({ format: 'date-time', description: 'The instant of the sky.' }),
  calculated_at: Timestamp,
  timezone: Type.String({ description: 'In its IANA spelling.' }),
  calculation_time_ms: Type.Number({ minimum: 0 }),
  cache_hit: Type.Boolean(),
})

const sign = Type.Enum([...SIGNS])
const date = Type.String({ format: 'date', description: 'The resolved date.' })

export const DailyHoroscopeResponse = Enveloped(
  Type.Object({
    horoscope_id: Type.String({ description: 'The same sign, date, style and location give the same id.' }),
    sign,
    date,
    style: Type.Enum([...STYLES]),
    location: Type.Optional(
      Type.Object({ latitude: Type.Number(), longitude: Type.Number() }, { description: 'As requested.' }),
    ),
    transits: DailyTransits,
    interpretation: Type.Union([FullInterpretation, BriefInterpretation]),
    categories: Type.Optional(
      Type.Object(Object.fromEntries(CATEGORY_NAMES.map((name) => [name, Type.Optional(CategoryReading)]))),
    ),
    lucky_elements: Type.Optional(LuckyElements),
    metadata: Metadata,
  }),
)

export const AllSignsResponse = Enveloped(
  Type.Object({
    date,
    style: Type.Enum([...STYLES]),
    horoscopes: Type.Array(
      Type.Object({ sign, summary: Type.String(), overall_tone: tone, overall_score: score }),
      { minItems: SIGNS.length, maxItems: SIGNS.length },
    ),
  }),
)

nameSchemas({
  DailyHoroscopeRequest,
  DailyHoroscopeResponse,
  DailyHoroscope: DailyHoroscopeResponse.properties.data,
  FullInterpretation,
  Luck: FullInterpretation.properties.lucky_elements,
  BriefInterpretation,
  TransitSource: sources.items,
  DailyCategories: DailyHoroscopeResponse.properties.data.properties.categories,
  DailyCategory: CategoryReading,
  LuckyElements,
  DailyHoroscopeMetadata: Metadata,
  AllSignsResponse,
  AllSigns: AllSignsResponse.properties.data,
  SignInShort: AllSignsResponse.properties.data.properties.horoscopes.items,
})
