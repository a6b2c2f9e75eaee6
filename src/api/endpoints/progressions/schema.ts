/** Request and response of progressions and solar arc directions (docs/progressions.md). */
import { PROGRESSED_EVENT_KINDS } from '../../../almanac/progressions.ts'
import { MOON_PHASES } from '../../../chart/moon-phase.ts'
import { ANGLE_METHODS, PROGRESSION_METHODS } from '../../../chart/progression/rules.ts'
import {
  DEFAULT_ANGLES,
  DEFAULT_METHOD,
  DEFAULT_YEARS_AHEAD,
  MAX_YEARS_AHEAD,
} from '../../../readings/progressions.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { BIRTH } from '../../schemas/birth.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import {
  AspectToNatal,
  ChartPoint,
  House,
  MOMENT,
  momentText,
  ONE_PERSON_METADATA,
  PtolemaicAspect,
  timestampOrNull,
} from '../../schemas/one-person.ts'
import { sourcesOf } from '../../sourced-text.ts'
import { BirthInfo, CHART_FACTS, CHART_MAKING, SignName } from '../chart/schema.ts'
import { Timestamp } from '../system/schema.ts'

export const ProgressionsRequest = Type.Object({
  ...BIRTH,
  at: momentText(
    '2026-11-18',
    'The moment of life: a moment in UTC, `2026-11-18T12:00Z`, or a date, `YYYY-MM-DD`, today, tomorrow or yesterday, by the clocks of the birth place. Default: now.',
  ),
  method: Type.Optional(
    Type.Enum([...PROGRESSION_METHODS], {
      default: DEFAULT_METHOD,
      description:
        '`secondary`: the sky of the day after birth that stands for the year. `solar_arc`: every point of the birth chart moved by the arc of the progressed Sun.',
    }),
  ),
  angles: Type.Optional(
    Type.Enum([...ANGLE_METHODS], {
      default: DEFAULT_ANGLES,
      description:
        'How the Midheaven of a secondary progression moves: by the arc of the progressed Sun in longitude, by Naibod’s rate in right ascension, or as it does on the derived day (quotidian). Ascendant and cusps follow from it.',
    }),
  ),
  converse: Type.Optional(
    Type.Boolean({ default: false, description: 'Days before the birth stand for the years after it.' }),
  ),
  years: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_YEARS_AHEAD,
      default: DEFAULT_YEARS_AHEAD,
      description: 'How far `coming` looks ahead.',
    }),
  ),
})

const ProgressedAspect = Type.Object({
  id: Type.String({ examples: ['progressed-moon-square-progressed-mars'] }),
  first: ChartPoint,
  aspect: PtolemaicAspect,
  second: ChartPoint,
  orb: Type.Number({ minimum: 0 }),
  certain: AspectToNatal.properties.certain,
})

const span = {
  from: timestampOrNull('Since when. Null: since before the birth.'),
  to: timestampOrNull('Until when. Null: beyond the ephemeris, or more than a hundred years away.'),
}
const MoonInSign = Type.Object({ sign: SignName, ...span })
const MoonInHouse = Type.Object({ house: House, ...span })
const MoonInPhase = Type.Object({ phase: Type.Enum([...MOON_PHASES]), ...span })

const ProgressedMoon = Type.Object({
  sign: MoonInSign,
  house: Type.Union([MoonInHouse, Type.Null()], {
    description: 'Of the birth chart; null without the time of birth.',
  }),
  phase: MoonInPhase,
})

const ProgressedEvent = Type.Object({
  id: Type.String({ examples: ['progressed-moon-enters-leo', 'progressed-sun-square-natal-mars'] }),
  kind: Type.Enum([...PROGRESSED_EVENT_KINDS], { description: 'What changes, or an exact aspect.' }),
  ...MOMENT,
  point: ChartPoint,
  sign: Type.Optional(SignName),
  house: Type.Optional(Type.Integer({ minimum: 1, maximum: 12, description: 'Of the birth chart.' })),
  phase: Type.Optional(Type.Enum([...MOON_PHASES])),
  direction: Type.Optional(Type.Enum(['retrograde', 'direct'], { description: 'From then on.' })),
  aspect: Type.Optional(PtolemaicAspect),
  natal: Type.Optional(ChartPoint),
})

const ProgressedChart = Type.Object({
  chart_id: Type.String(),
  ...CHART_FACTS,
  metadata: Type.Object(CHART_MAKING),
})

const ProgressedMoonText = Type.Object({
  text: Type.String({ description: 'What the sign, the house and the phase ask for and give.' }),
  sources: sourcesOf('`progressed-moon-in-leo`, `progressed-moon-in-house-4`, `progressed-full-moon`.'),
})
const ProgressedSunText = Type.Object({
  text: Type.String({ description: 'What slowly changes in a new sign.' }),
  sources: sourcesOf('`progressed-sun-in-leo`.'),
})
const ProgressionText = Type.Object({
  moon: Type.Union([ProgressedMoonText, Type.Null()], {
    description: 'As far as it is certain without the time of birth.',
  }),
  sun: Type.Union([ProgressedSunText, Type.Null()], {
    description: 'Null while the Sun is in the sign of the birth.',
  }),
})

const ProgressionsMethod = Type.Object({
  method: Type.Enum([...PROGRESSION_METHODS]),
  angles: Type.Union([Type.Enum([...ANGLE_METHODS]), Type.Null()], {
    description: 'Null by `solar_arc` and without the time of birth.',
  }),
  converse: Type.Boolean(),
  year: Type.Enum(['tropical_at_birth']),
  year_days: Type.Number({ description: 'Days of the year at birth, of which each stands for one.' }),
  naibod_rate: Type.Union([Type.Number(), Type.Null()], { description: 'Degrees a year, if it was used.' }),
  moon_houses: Type.Enum(['natal']),
  orb: Type.Number({ description: 'Of `to_natal` and `to_progressed`, degrees.' }),
})

const Progressions = Type.Object({
  chart_id: Type.String({ description: 'That of the birth chart.' }),
  birth_info: BirthInfo,
  ...MOMENT,
  age: Type.Number({ description: 'In years.' }),
  derived_moment: Type.String({
    ...Timestamp,
    description: 'The moment after birth, or before it, that stands for this one.',
  }),
  solar_arc: Type.Number({ description: 'How far the progressed Sun has come, degrees.' }),
  chart: ProgressedChart,
  to_natal: Type.Array(AspectToNatal, { description: 'Aspects to the birth chart, within 1°.' }),
  to_progressed: Type.Array(ProgressedAspect, {
    description: 'Aspects between progressed points, within 1°. None applies or separates.',
  }),
  moon: ProgressedMoon,
  coming: Type.Array(ProgressedEvent, { description: 'What changes next, in order of time.' }),
  text: Type.Union([ProgressionText, Type.Null()], {
    description: 'Of secondary progressions that are not converse.',
  }),
  method: ProgressionsMethod,
  metadata: Type.Object({
    ...ONE_PERSON_METADATA,
    years: Type.Integer({ description: 'How far `coming` looks ahead.' }),
    date_uncertainty_days: Type.Integer({
      minimum: 0,
      description:
        'By how much every date of `moon` and `coming` may be off because the time of birth is unknown.',
    }),
  }),
})

export const ProgressionsResponse = Enveloped(Progressions)

nameSchemas({
  ProgressionsRequest,
  ProgressionsResponse,
  Progressions,
  ProgressedChart,
  ProgressedChartMetadata: ProgressedChart.properties.metadata,
  ProgressedAspect,
  ProgressedMoon,
  ProgressedMoonSign: MoonInSign,
  ProgressedMoonHouse: MoonInHouse,
  ProgressedMoonPhase: MoonInPhase,
  ProgressionText,
  ProgressedMoonText,
  ProgressedMoonSource: ProgressedMoonText.properties.sources.items,
  ProgressedSunText,
  ProgressedSunSource: ProgressedSunText.properties.sources.items,
  ComingEvent: ProgressedEvent,
  ProgressionsMethod,
  ProgressionsMetadata: Progressions.properties.metadata,
})
