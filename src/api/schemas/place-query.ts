/** A place in a query. */
import { invalid } from '../../errors.ts'
import { incomplete, placeById } from '../../readings/place.ts'
import { Type } from '../../schema/type.ts'
import type { Place } from '../../sky/horizon.ts'
import { OptionalPlaceId } from './birth.ts'

export const OPTIONAL_PLACE_QUERY = {
  latitude: Type.Optional(
    Type.String({ description: 'Degrees, −90 to 90, north positive.', examples: ['52.52'] }),
  ),
  longitude: Type.Optional(
    Type.String({ description: 'Degrees, −180 to 180, east positive.', examples: ['13.405'] }),
  ),
  place: OptionalPlaceId,
}

interface CoordinatesQuery {
  readonly latitude?: string | undefined
  readonly longitude?: string | undefined
}

/** Only the coordinates that were sent. */
export const coordinatesIn = ({ latitude, longitude }: CoordinatesQuery): Partial<Place> => ({
  ...(latitude !== undefined && { latitude: degreesIn('latitude', latitude) }),
  ...(longitude !== undefined && { longitude: degreesIn('longitude', longitude) }),
})

interface WhereQuery extends CoordinatesQuery {
  readonly timezone?: string | undefined
  readonly place?: string | undefined
}

/** Zone and coordinates: those of a place by its id, or as far as they were sent. Either both coordinates or none. */
export function whereIn(query: WhereQuery): { timezone: string | undefined; place: Place | undefined } {
  const { timezone, ...place } = placeById(query) ?? { timezone: query.timezone, ...coordinatesIn(query) }
  if (Object.keys(place).length === 1)
    throw incomplete({ latitude: undefined, longitude: undefined, ...place })
  return { timezone, place: isPlace(place) ? place : undefined }
}

const isPlace = (place: Partial<Place>): place is Place => place.latitude !== undefined

/** Accepts the same spellings as a number in JSON, so that a place is written alike in both kinds of request. */
function degreesIn(path: string, text: string): number {
  if (/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return Number(text)
  throw invalid([{ path, message: `${path} must be a number of degrees, such as -33.87.` }], 'shape')
}
