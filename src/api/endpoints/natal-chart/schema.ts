/** Request and response of the natal chart (contract §2.7, §4.5; decisions §9). */

import { ASPECTS } from '../../../chart/aspects.ts'
import { HIGH_LATITUDE } from '../../../chart/houses/houses.ts'
import { DEFAULT_ZODIAC } from '../../../readings/birth.ts'
import { DEFAULT_HOUSE_SYSTEM } from '../../../readings/house-system.ts'
import {
  REQUESTABLE_HOUSE_SYSTEMS,
  REQUESTABLE_ZODIACS,
  USABLE_HOUSE_SYSTEMS,
} from '../../../readings/natal-chart.ts'
import { documentedEnum, nameSchemas, Type } from '../../../schema/type.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { nameOf, SIGNS } from '../../../sky/zodiac.ts'
import { BIRTH_TIME_AND_PLACE, orPlace } from '../../schemas/birth.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { Timestamp } from '../system/schema.ts'

export const NatalChartRequest = orPlace(
  Type.Object({
    ...BIRTH_TIME_AND_PLACE,
    options: Type.Optional(
      Type.Object({
        house_system: Type.Optional(
          documentedEnum(REQUESTABLE_HOUSE_SYSTEMS, {
            default: DEFAULT_HOUSE_SYSTEM,
            description: `Placidus and Koch give way to equal houses beyond ${HIGH_LATITUDE}° of latitude.`,
            examples: [...REQUESTABLE_HOUSE_SYSTEMS],
          }),
        ),
        zodiac: Type.Optional(
          documentedEnum(REQUESTABLE_ZODIACS, {
            default: DEFAULT_ZODIAC,
            description: 'Sidereal charts are those of `POST /astrology/chart`.',
          }),
        ),
      }),
    ),
  }),
)

const longitude = Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'Ecliptic longitude.' })
const inZodiac = {
  sign: Type.Enum(SIGNS.map(nameOf)),
  degree: Type.Integer({ minimum: 0, maximum: 29, description: 'Whole degrees in the sign.' }),
  minute: Type.Integer({ minimum: 0, maximum: 59 }),
}
const Angle = Type.Object({ longitude, ...inZodiac })
const house = Type.Integer({ minimum: 1, maximum: 12 })

const ChartPlanet = Type.Object({
  longitude,
  latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Ecliptic latitude.' }),
  ...inZodiac,
  house,
  retrograde: Type.Boolean(),
  dailyMotion: Type.Number({ description: 'Degrees of longitude per day; negative if retrograde.' }),
})

const ChartAspect = Type.Object({
  planet1: Type.Enum([...PLANETS]),
  planet2: Type.Enum([...PLANETS]),
  aspect: Type.Enum(Object.keys(ASPECTS)),
  symbol: Type.String(),
  angle: Type.Number({ description: 'The angle of the exact aspect.' }),
  orb: Type.Number({ minimum: 0, maximum: 8, description: 'Distance from it, in degrees.' }),
  maxOrb: Type.Number(),
  exact: Type.Boolean({ description: 'An orb below 1°.' }),
  applying: Type.Boolean({ description: 'The two draw nearer to the exact angle.' }),
  strength: Type.Number({ minimum: 0, maximum: 1, description: '1 at the exact angle, 0 at maxOrb.' }),
})

const Metadata = Type.Object({
  house_system: Type.Enum([...REQUESTABLE_HOUSE_SYSTEMS], { description: 'As requested.' }),
  house_system_used: Type.Enum([...USABLE_HOUSE_SYSTEMS]),
  fallback_reason: Type.Union([Type.String(), Type.Null()]),
  high_latitude_detected: Type.Optional(
    Type.Boolean({ description: 'Present when equal houses stand in for the requested ones.' }),
  ),
  zodiac_mode: Type.Enum([...REQUESTABLE_ZODIACS]),
  calendar: Type.Literal('gregorian', {
    description: 'Of `birthDateTime`, also before that calendar was introduced.',
  }),
  calculation_time_ms: Type.Number({ minimum: 0 }),
  cache_hit: Type.Boolean(),
  near_boundary: Type.Boolean({ description: `The latitude lies within 1° of ${HIGH_LATITUDE}.` }),
  calculated_at: Timestamp,
  time_resolution: Type.Object({
    utc_offset: Type.String({
      pattern: '^[+-]\\d\\d:\\d\\d(:\\d\\d)?$',
      description: 'Civil offset at the birth, with seconds where it had some.',
    }),
    status: Type.Enum(['unique', 'ambiguous'], {
      description: '`ambiguous`: the clocks showed this time twice, and the first time was taken.',
    }),
    tzdb_version: Type.String({ description: 'Edition of the IANA time zone database.' }),
  }),
})

export const NatalChartResponse = Enveloped(
  Type.Object({
    chart_id: Type.String({ description: 'The same birth, place and house system give the same id.' }),
    birth_info: Type.Object({
      date_time: Timestamp,
      timezone: Type.String({ description: 'In its IANA spelling.' }),
      location: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
    }),
    planets: Type.Object(Object.fromEntries(PLANETS.map((planet) => [planet, ChartPlanet]))),
    houses: Type.Array(Type.Object({ house, cusp: longitude, ...inZodiac }), { minItems: 12, maxItems: 12 }),
    aspects: Type.Array(ChartAspect, { description: 'Each pair once, in planet order.' }),
    angles: Type.Object({ ascendant: Angle, midheaven: Angle, descendant: Angle, imum_coeli: Angle }),
    metadata: Metadata,
  }),
)

nameSchemas({
  NatalChartRequest,
  NatalChartOptions: NatalChartRequest.properties.options,
  NatalChartResponse,
  NatalChart: NatalChartResponse.properties.data,
  NatalBirthInfo: NatalChartResponse.properties.data.properties.birth_info,
  NatalPlanets: NatalChartResponse.properties.data.properties.planets,
  NatalPlanet: ChartPlanet,
  NatalHouse: NatalChartResponse.properties.data.properties.houses.items,
  NatalAspect: ChartAspect,
  NatalAngles: NatalChartResponse.properties.data.properties.angles,
  NatalAngle: Angle,
  NatalChartMetadata: Metadata,
  NatalTimeResolution: Metadata.properties.time_resolution,
})
