/** Request and response of the endpoint of the whole sky (docs/sky-calendar.md). */
import { ASPECT_NAMES } from '../../../chart/aspects.ts'
import { POINTS } from '../../../chart/points.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { AtQuery, inZodiac, MoonPhaseSchema } from '../moon/schema.ts'
import { Timestamp } from '../system/schema.ts'

export const SkyQuery = Type.Object({ at: AtQuery })

const Body = Type.Object({
  ...inZodiac,
  latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Ecliptic latitude.' }),
  declination: Type.Number({ minimum: -90, maximum: 90, description: 'From the equator, north positive.' }),
  speed: Type.Number({ description: 'Degrees of longitude per day.' }),
  retrograde: Type.Boolean(),
  station: Type.Union([Type.Enum(['retrograde', 'direct']), Type.Null()], {
    description: 'The direction that it takes at a station within a day.',
  }),
})

const Planet = Type.Enum([...PLANETS])

export const SkyResponse = Enveloped(
  Type.Object({
    at: Timestamp,
    bodies: Type.Object(Object.fromEntries(POINTS.map((point) => [point, Type.Optional(Body)])), {
      description: 'Every body that a chart can show; of a few the places are not known in all centuries.',
    }),
    retrograde: Type.Array(Planet, { description: 'The planets that are retrograde.' }),
    aspects: Type.Array(
      Type.Object({
        planet1: Planet,
        planet2: Planet,
        aspect: Type.Enum([...ASPECT_NAMES]),
        symbol: Type.String(),
        angle: Type.Number(),
        orb: Type.Number({ minimum: 0 }),
        maxOrb: Type.Number(),
        exact: Type.Boolean({ description: 'An orb below 1°.' }),
        applying: Type.Boolean(),
        strength: Type.Number({ minimum: 0, maximum: 1 }),
      }),
      { description: 'Between the ten planets.' },
    ),
    moon_phase: MoonPhaseSchema,
  }),
)

nameSchemas({
  SkyResponse,
  Sky: SkyResponse.properties.data,
  SkyBodies: SkyResponse.properties.data.properties.bodies,
  SkyBody: Body,
  PlanetAspect: SkyResponse.properties.data.properties.aspects.items,
})
