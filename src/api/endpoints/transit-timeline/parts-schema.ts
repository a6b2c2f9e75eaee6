/** What a timeline consists of. */
import { LUNATION_PHASES } from '../../../almanac/natal-transits/natal-lunations.ts'
import { NATAL_POINTS } from '../../../almanac/natal-transits/natal-points.ts'
import { ASPECT_NAMES } from '../../../chart/aspects.ts'
import { INFLUENCES } from '../../../judgement/person/weights.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { nameOf, SIGNS } from '../../../sky/zodiac.ts'
import { localTimeText, Timestamp } from '../system/schema.ts'

const LocalTime = localTimeText('2026-12-05T04:43:00')
const TimelineMoment = Type.Object({ at: Timestamp, local: LocalTime })
const momentOrNull = (description: string) => Type.Union([TimelineMoment, Type.Null()], { description })

const orb = Type.Number({ minimum: 0, description: 'Degrees from the exact aspect.' })
const house = Type.Union([Type.Integer({ minimum: 1, maximum: 12 }), Type.Null()])
const houseOf = (description: string) => Type.Union([...house.anyOf], { description })
const Body = Type.Enum([...PLANETS])
const NatalPoint = Type.Enum([...NATAL_POINTS])
const Direction = Type.Enum(['retrograde', 'direct'])
const longitude = Type.Number({ minimum: 0, exclusiveMaximum: 360 })
const text = Type.Union([Type.String(), Type.Null()], {
  description:
    'What is felt, what to do, where in life, when, and what remains. Null without `texts`, for points and aspects that no text tells of, and where a year has used all texts of its kind.',
})
const sources = Type.Array(Type.String(), { description: 'Ids of the facts that the text tells.' })
const certain = Type.Optional(
  Type.Boolean({
    description:
      'Only without the time of birth: false for the natal Moon, whose whole range of the day counts. Then no moment is exact.',
  }),
)
const inZodiac = {
  longitude,
  sign: Type.Enum(SIGNS.map(nameOf)),
  degree: Type.Integer({ minimum: 0, maximum: 29 }),
  minute: Type.Integer({ minimum: 0, maximum: 59 }),
}

const ClosestApproach = Type.Object({ at: Timestamp, local: LocalTime, orb })
const approachOrNull = Type.Union([ClosestApproach, Type.Null()], {
  description:
    'The least orb: 0 at the first pass, or if it never becomes exact, that of the nearest station.',
})
const TransitVisit = Type.Object({
  enters: momentOrNull('Null beyond the ephemeris only.'),
  leaves: momentOrNull('Null beyond the ephemeris only.'),
  closest: approachOrNull,
})
const TransitPass = Type.Object({ at: Timestamp, local: LocalTime, retrograde: Type.Boolean() })
const TransitStation = Type.Object({
  at: Timestamp,
  local: LocalTime,
  direction: Type.Enum(['retrograde', 'direct'], { description: 'After the station.' }),
  orb: Type.Union([orb, Type.Null()]),
})

export const TimelineTransit = Type.Object({
  id: Type.String({ description: 'What happens.', examples: ['saturn-square-natal-moon'] }),
  uid: Type.String({
    description: 'This one transit, for ever.',
    examples: ['saturn-square-natal-moon-2026-12-05'],
  }),
  body: Body,
  aspect: Type.Enum([...ASPECT_NAMES]),
  point: NatalPoint,
  nature: Type.Enum([...INFLUENCES]),
  weight: Type.Number({ minimum: 0, maximum: 1, description: 'Of body, point and aspect.' }),
  enters: momentOrNull('The first entry into the orb, also before the span. Null beyond the ephemeris only.'),
  leaves: momentOrNull('The last exit, also after the span. Null beyond the ephemeris only.'),
  visits: Type.Array(TransitVisit, {
    description: 'The stretches within the orb: more than one if the body turns and comes back.',
  }),
  passes: Type.Array(TransitPass, { description: 'When the aspect is exact.' }),
  stations: Type.Array(TransitStation, { description: 'Stations of the body within the orb.' }),
  closest: approachOrNull,
  natal_house: houseOf('Of the natal point.'),
  transit_house: houseOf('The natal house in which the body is at its first pass, or when it is closest.'),
  certain,
  text,
  sources,
})

export const HouseEntry = Type.Object({
  id: Type.String({ examples: ['saturn-enters-house-7'] }),
  body: Body,
  house: Type.Integer({ minimum: 1, maximum: 12 }),
  at: Timestamp,
  local: LocalTime,
  direction: Direction,
})

const NatalEclipse = Type.Object({
  id: Type.String({ examples: ['total-solar-eclipse'] }),
  at: Timestamp,
  local: LocalTime,
  magnitude: Type.Number(),
})

export const NatalLunation = Type.Object({
  id: Type.String({ examples: ['full-moon-on-natal-venus'] }),
  phase: Type.Enum([...LUNATION_PHASES]),
  at: Timestamp,
  local: LocalTime,
  moon: Type.Object(inZodiac),
  point: NatalPoint,
  natal_house: houseOf('Of the natal point.'),
  orb: Type.Number({ minimum: 0, description: 'From the Moon to the point.' }),
  eclipse: Type.Union([NatalEclipse, Type.Null()], { description: 'With the moment of greatest eclipse.' }),
  certain,
  text,
  sources,
})

export const TimelinePeak = Type.Object({
  date: Type.String({ examples: ['2026-12-05'] }),
  weight: Type.Number({ minimum: 0, description: 'The sum of weight × closeness.' }),
  transits: Type.Array(Type.String(), {
    maxItems: 5,
    description: 'Ids of what adds most to it, the heaviest first.',
  }),
})

export const TimelinePoint = Type.Object({
  ...inZodiac,
  house,
  range: Type.Optional(
    Type.Object({ from: longitude, to: longitude }, { description: 'Over the day, if the time is unknown.' }),
  ),
})

nameSchemas({
  TimelineMoment,
  ClosestApproach,
  TransitVisit,
  TransitPass,
  TransitStation,
  TimelineTransit,
  TimelineHouseEntry: HouseEntry,
  NatalEclipse,
  NatalLunation,
  NatalLunationMoon: NatalLunation.properties.moon,
  TimelinePeak,
  TimelinePoint,
  TimelinePointRange: TimelinePoint.properties.range,
})
