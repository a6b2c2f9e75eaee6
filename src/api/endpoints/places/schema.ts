/** Request and response of the places (docs/places.md). */
import { MAX_PLACES, USUAL_PLACES } from '../../../readings/places.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { Enveloped } from '../../schemas/envelope.ts'

export const PlacesQuery = Type.Object({
  q: Type.String({
    minLength: 2,
    maxLength: 100,
    description:
      'A name or its beginning, in any script, with or without marks. What follows a comma narrows: `City, Region or Country`.',
    examples: ['Paris, Texas'],
  }),
  country: Type.Optional(
    Type.String({
      minLength: 2,
      maxLength: 2,
      description: 'Only places of this country: its ISO 3166-1 code, in any case.',
      examples: ['US'],
    }),
  ),
  limit: Type.Optional(
    Type.String({
      maxLength: 2,
      default: String(USUAL_PLACES),
      description: `At most so many places, 1 to ${MAX_PLACES}.`,
      examples: ['5'],
    }),
  ),
  at: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'A local date and time, `YYYY-MM-DD HH:mm:ss`: adds `utc_offset`.',
      examples: ['1990-05-15 14:30:00'],
    }),
  ),
})

export const PlaceParams = Type.Object({
  id: Type.String({ maxLength: 64, description: 'Id of a place.', examples: ['4717560'] }),
})

const PLACE = {
  id: Type.String({ description: 'Stays the same: the id of the place in GeoNames.', examples: ['4717560'] }),
  name: Type.String({ examples: ['Paris'] }),
  region: Type.Union([Type.String(), Type.Null()], { description: 'State, province or the like.' }),
  country: Type.String({ description: 'ISO 3166-1 code; XK for Kosovo.', examples: ['US'] }),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  timezone: Type.String({
    description: 'IANA name, with a history of its own before 1970.',
    examples: ['America/Chicago'],
  }),
  population: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], { description: 'Null if unknown.' }),
}

export const PlacesResponse = Enveloped(
  Type.Object({
    count: Type.Integer({ minimum: 0 }),
    places: Type.Array(
      Type.Object({
        ...PLACE,
        utc_offset: Type.Optional(
          Type.Union([Type.String({ pattern: '^[+-]\\d\\d:\\d\\d(:\\d\\d)?$' }), Type.Null()], {
            description:
              'Of the clocks at `at`; null if they were set forward over that time. A time that they showed twice has the first.',
          }),
        ),
      }),
      { maxItems: MAX_PLACES, description: 'The best match first.' },
    ),
  }),
)

export const PlaceResponse = Enveloped(Type.Object(PLACE))

nameSchemas({
  PlacesResponse,
  Places: PlacesResponse.properties.data,
  PlaceMatch: PlacesResponse.properties.data.properties.places.items,
  PlaceResponse,
  Place: PlaceResponse.properties.data,
})
