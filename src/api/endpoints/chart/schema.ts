/** Request and response of the wider chart (docs/charts.md). */
import { ASPECT_NAMES } from '../../../chart/aspects.ts'
import { HEMISPHERES, POLARITIES, QUADRANTS } from '../../../chart/balance.ts'
import { ZODIACS } from '../../../chart/chart.ts'
import { DIGNITIES } from '../../../chart/dignities.ts'
import { LOT_NAMES } from '../../../chart/lots.ts'
import { MOON_PHASES } from '../../../chart/moon-phase.ts'
import { PARALLELS } from '../../../chart/parallels.ts'
import { PATTERNS } from '../../../chart/patterns.ts'
import { DEFAULT_POINTS, NODE_KINDS, POINTS } from '../../../chart/points.ts'
import { ALL_HOUSE_SYSTEMS } from '../../../readings/birth.ts'
import { CALENDARS } from '../../../readings/calendar.ts'
import { documentedEnum, nameSchemas, Type } from '../../../schema/type.ts'
import { AYANAMSA_NAMES } from '../../../sky/ayanamsa.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { ELEMENTS, MODALITIES, nameOf, SIGNS } from '../../../sky/zodiac.ts'
import { BIRTH } from '../../schemas/birth.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { Timestamp } from '../system/schema.ts'

export const MAX_ORB = 12
const ALL_ASPECTS = [...ASPECT_NAMES, ...PARALLELS]

/** What to show of a chart. */
export const CHART_SELECTION = {
  bodies: Type.Optional(
    Type.Array(documentedEnum(POINTS, {}, { maxLength: 32 }), {
      maxItems: 40,
      default: [...DEFAULT_POINTS],
      description: 'Which bodies and points to show.',
      examples: [['sun', 'moon', 'chiron']],
    }),
  ),
  lots: Type.Optional(
    Type.Array(Type.Enum([...LOT_NAMES]), {
      maxItems: 2,
      default: [],
      description: 'Need the time of birth.',
    }),
  ),
  aspects: Type.Optional(
    Type.Array(Type.Enum(ALL_ASPECTS), {
      maxItems: ALL_ASPECTS.length,
      default: [...ASPECT_NAMES],
      description: 'Which aspects to look for. `parallel` and `contraparallel` are aspects of declination.',
    }),
  ),
  orbs: Type.Optional(
    Type.Object(
      Object.fromEntries(
        ASPECT_NAMES.map((name) => [name, Type.Optional(Type.Number({ minimum: 0, maximum: MAX_ORB }))]),
      ),
      { description: 'Orbs in degrees, for aspects that shall not have the usual ones.' },
    ),
  ),
}

export const WiderChartRequest = Type.Object({ ...BIRTH, ...CHART_SELECTION })

const longitude = Type.Number({
  minimum: 0,
  exclusiveMaximum: 360,
  description: 'In the zodiac of the chart.',
})
export const SignName = Type.Enum(SIGNS.map(nameOf))
const inZodiac = {
  longitude,
  sign: SignName,
  degree: Type.Integer({ minimum: 0, maximum: 29, description: 'Whole degrees in the sign.' }),
  minute: Type.Integer({ minimum: 0, maximum: 59 }),
}
const house = Type.Integer({ minimum: 1, maximum: 12 })
const Angle = Type.Object(inZodiac)
const Point = Type.Enum([...POINTS])

const ChartBody = Type.Object({
  ...inZodiac,
  latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Ecliptic latitude.' }),
  declination: Type.Number({ minimum: -90, maximum: 90, description: 'From the equator, north positive.' }),
  speed: Type.Number({ description: 'Degrees of longitude per day.' }),
  retrograde: Type.Boolean(),
  station: Type.Union([Type.Enum(['retrograde', 'direct']), Type.Null()], {
    description: 'The direction that the body takes at a station within a day of the birth.',
  }),
  dignity: Type.Optional(
    Type.Array(Type.Enum([...DIGNITIES]), { description: 'Of the seven classical planets.' }),
  ),
  house: Type.Union([house, Type.Null()]),
  range: Type.Optional(
    Type.Object({ from: longitude, to: longitude }, { description: 'Over the day, if the time is unknown.' }),
  ),
  sign_certain: Type.Optional(Type.Boolean()),
  signs: Type.Optional(Type.Array(SignName, { description: 'The signs of that day: one, or two.' })),
})

const ChartAspect = Type.Object({
  planet1: Point,
  planet2: Point,
  aspect: Type.Enum(ALL_ASPECTS),
  symbol: Type.String(),
  angle: Type.Union([Type.Number(), Type.Null()], {
    description: 'Of the exact aspect; null between declinations.',
  }),
  orb: Type.Number({ minimum: 0, maximum: MAX_ORB }),
  maxOrb: Type.Number(),
  exact: Type.Boolean({ description: 'An orb below 1°.' }),
  applying: Type.Union([Type.Boolean(), Type.Null()]),
  strength: Type.Number({ minimum: 0, maximum: 1 }),
  certain: Type.Optional(Type.Boolean({ description: 'It holds all day, though the time is unknown.' })),
})

const members = (names: readonly string[]) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, Type.Array(Type.Enum([...PLANETS]))])))

export const Balance = Type.Object({
  elements: members(ELEMENTS),
  modalities: members(MODALITIES),
  polarities: members(POLARITIES),
  hemispheres: Type.Union([members(HEMISPHERES), Type.Null()]),
  quadrants: Type.Union([members(QUADRANTS), Type.Null()]),
})

/** How any chart was cast. */
export const CHART_MAKING = {
  house_system: Type.Enum(ALL_HOUSE_SYSTEMS, { description: 'As requested.' }),
  house_system_used: Type.Union([Type.Enum(ALL_HOUSE_SYSTEMS), Type.Null()]),
  fallback_reason: Type.Union([Type.String(), Type.Null()]),
  zodiac: Type.Enum([...ZODIACS]),
  ayanamsa: Type.Union([
    Type.Object({ name: Type.Enum([...AYANAMSA_NAMES]), degrees: Type.Number() }),
    Type.Null(),
  ]),
  node: Type.Enum([...NODE_KINDS]),
}

export const ChartMetadata = {
  time_known: Type.Boolean(),
  ...CHART_MAKING,
  calendar: Type.Enum([...CALENDARS]),
  calculated_at: Timestamp,
  time_resolution: Type.Union([
    Type.Object({
      utc_offset: Type.String({ pattern: '^[+-]\\d\\d:\\d\\d(:\\d\\d)?$' }),
      status: Type.Enum(['unique', 'ambiguous']),
      tzdb_version: Type.String(),
    }),
    Type.Null(),
  ]),
}

export const BirthInfo = Type.Object({
  date_time: Type.Union([Timestamp, Type.Null()]),
  date: Type.Optional(Type.String({ description: 'In the Gregorian calendar, if the time is unknown.' })),
  timezone: Type.String(),
  location: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
})

/** What any chart is described by: those of births, composites and Davison charts. */
export const CHART_FACTS = {
  bodies: Type.Record(Type.String(), ChartBody),
  houses: Type.Union([
    Type.Array(
      Type.Object({
        house,
        cusp: longitude,
        sign: SignName,
        degree: inZodiac.degree,
        minute: inZodiac.minute,
      }),
      {
        minItems: 12,
        maxItems: 12,
      },
    ),
    Type.Null(),
  ]),
  angles: Type.Union([
    Type.Object({
      ascendant: Angle,
      midheaven: Angle,
      descendant: Angle,
      imum_coeli: Angle,
      vertex: Angle,
    }),
    Type.Null(),
  ]),
  lots: Type.Record(Type.String(), Type.Object({ ...inZodiac, house })),
  aspects: Type.Array(ChartAspect, { description: 'Each pair once, in the order of the bodies.' }),
  patterns: Type.Array(
    Type.Object({
      pattern: Type.Enum([...PATTERNS]),
      members: Type.Array(Type.Enum([...PLANETS])),
      apex: Type.Union([Type.Enum([...PLANETS]), Type.Null()]),
      sign: Type.Union([SignName, Type.Null()]),
    }),
    { description: 'Of the ten planets.' },
  ),
  balance: Balance,
  day_chart: Type.Union([Type.Boolean(), Type.Null()], { description: 'The Sun is above the horizon.' }),
  moon_phase: Type.Object({
    name: Type.Enum([...MOON_PHASES]),
    elongation: Type.Number({ description: 'Of the Moon from the Sun, 0 to 360.' }),
    waxing: Type.Boolean(),
    illuminated: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'The share of the disc that is lit, from the centre of the Earth.',
    }),
    certain: Type.Optional(
      Type.Boolean({ description: 'The phase is that of the whole day, though the time is unknown.' }),
    ),
    names: Type.Optional(
      Type.Array(Type.Enum([...MOON_PHASES]), {
        description: 'If the time is unknown, the phases of that day: one, or two.',
      }),
    ),
    range: Type.Optional(
      Type.Object(
        { from: Type.Number(), to: Type.Number() },
        {
          description: 'If the time is unknown, the elongations at the beginning and the end of that day.',
        },
      ),
    ),
  }),
}

export const WiderChartResponse = Enveloped(
  Type.Object({
    chart_id: Type.String({ description: 'The same birth, houses and zodiac give the same id.' }),
    birth_info: BirthInfo,
    ...CHART_FACTS,
    metadata: Type.Object(ChartMetadata),
  }),
)

const { houses, angles, lots, patterns, moon_phase, metadata } = WiderChartResponse.properties.data.properties
const { hemispheres, quadrants } = Balance.properties

nameSchemas({
  ChartRequest: WiderChartRequest,
  AspectOrbs: WiderChartRequest.properties.orbs,
  ChartResponse: WiderChartResponse,
  Chart: WiderChartResponse.properties.data,
  BirthInfo,
  ChartBody,
  LongitudeRange: ChartBody.properties.range,
  ChartHouse: houses.anyOf[0].items,
  ChartAngles: angles.anyOf[0],
  ChartAngle: Angle,
  ChartLot: lots.patternProperties['^.*$'],
  ChartAspect,
  ChartPattern: patterns.items,
  Balance,
  ElementBalance: Balance.properties.elements,
  ModalityBalance: Balance.properties.modalities,
  PolarityBalance: Balance.properties.polarities,
  HemisphereBalance: hemispheres.anyOf[0],
  QuadrantBalance: quadrants.anyOf[0],
  ChartMoonPhase: moon_phase,
  ElongationRange: moon_phase.properties.range,
  ChartMetadata: metadata,
  ChartAyanamsa: ChartMetadata.ayanamsa.anyOf[0],
  TimeResolution: ChartMetadata.time_resolution.anyOf[0],
})
