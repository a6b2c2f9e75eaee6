/** The transits of a day (contract §2.5.1, decisions §7). */

import { DAY_EVENTS } from '../../../almanac/day-events.ts'
import { ASPECTS } from '../../../chart/aspects.ts'
import { NATURES } from '../../../chart/transits.ts'
import { TONES } from '../../../judgement/day/influence.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { nameOf, SIGNS } from '../../../sky/zodiac.ts'
import { Timestamp } from '../system/schema.ts'

const planet = Type.Enum([...PLANETS])
const sign = Type.Enum(SIGNS.map(nameOf))
const aspect = Type.Enum(Object.keys(ASPECTS))
const strength = Type.Enum(['strong', 'moderate', 'weak'])
const orb = Type.Number({ minimum: 0, maximum: 8, description: 'Degrees from the exact aspect.' })
const degreeInSign = Type.Number({ minimum: 0, exclusiveMaximum: 30 })
const keywords = Type.Array(Type.String())
const influence = Type.Number({
  description: 'Its share in the overall score, which is the sum of these fields, cut at −10 and 10.',
})

const PlanetaryPosition = Type.Object({
  longitude: Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'Ecliptic longitude.' }),
  latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Ecliptic latitude.' }),
  sign,
  degree_in_sign: degreeInSign,
  retrograde: Type.Boolean(),
})

const AspectToSign = Type.Object({
  id: Type.String({ description: 'For example `mars-square`.' }),
  planet,
  aspect,
  orb,
  strength,
  nature: Type.Enum([...NATURES]),
  is_exact: Type.Boolean({ description: 'An orb below 1°.' }),
  planet_retrograde: Type.Boolean(),
  keywords,
  influence,
})

const PlanetInSign = Type.Object({
  id: Type.String({ description: 'For example `venus-in-libra`.' }),
  planet,
  degree_in_sign: degreeInSign,
  retrograde: Type.Boolean(),
  keywords,
  influence,
})

const SkyAspect = Type.Object({
  id: Type.String({ description: 'For example `moon-trine-uranus`.' }),
  planet1: planet,
  planet2: planet,
  aspect,
  orb,
  strength,
  is_exact: Type.Boolean({ description: 'An orb below 1°.' }),
  applying: Type.Boolean({ description: 'The two draw nearer to the exact angle.' }),
  influence,
})

const DayEvent = Type.Object({
  id: Type.String({
    description:
      'For example `venus-enters-libra`, `mercury-turns-retrograde`, `new-moon`, `sun-square-mars`.',
  }),
  type: Type.Enum([...DAY_EVENTS]),
  planets: Type.Array(planet),
  sign: Type.Enum(SIGNS.map(nameOf), { description: 'Of the first planet, then.' }),
  at: Timestamp,
  aspect: Type.Optional(aspect),
  direction: Type.Optional(Type.Enum(['retrograde', 'direct'])),
  eclipse: Type.Optional(
    Type.String({
      description: 'Of a new or full Moon that is an eclipse: which, as in the calendar of the sky.',
      examples: ['total-lunar-eclipse'],
    }),
  ),
})

export const DailyTransits = Type.Object({
  planetary_positions: Type.Object(Object.fromEntries(PLANETS.map((name) => [name, PlanetaryPosition]))),
  aspects: Type.Array(AspectToSign, {
    description: 'From each planet to the middle (15°) of the sign.',
  }),
  planets_in_sign: Type.Array(PlanetInSign),
  overall_influence: Type.Object({
    score: Type.Number({ minimum: -10, maximum: 10 }),
    overall_tone: Type.Enum([...TONES]),
  }),
  sky_aspects: Type.Array(SkyAspect, {
    description: 'Between the planets. Each pair once, in planet order.',
  }),
  events: Type.Array(DayEvent, {
    description:
      'Of the UTC day, in the order of time: planets that enter a sign or turn, new and full Moons, exact aspects but the Moon’s.',
  }),
})

nameSchemas({
  Transits: DailyTransits,
  PlanetaryPositions: DailyTransits.properties.planetary_positions,
  PlanetaryPosition,
  AspectToSign,
  PlanetInSign,
  OverallInfluence: DailyTransits.properties.overall_influence,
  SkyAspect,
  DayEvent,
})
