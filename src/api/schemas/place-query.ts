/** A place in an address. */
import { invalid } from '../../readings/invalid.ts'
import { Type } from '../../schema/type.ts'
import type { Place } from '../../sky/horizon.ts'

export const PLACE_QUERY = {
  latitude: Type.String({ description: 'Degrees, −90 to 90, north positive.', examples: ['52.52'] }),
  longitude: Type.String({ description: 'Degrees, −180 to 180, east positive.', examples: ['13.405'] }),
}

export const OPTIONAL_PLACE_QUERY = {
  latitude: Type.Optional(PLACE_QUERY.latitude),
  longitude: Type.Optional(PLACE_QUERY.longitude),
}

interface Written {
  readonly latitude?: string | undefined
  readonly longitude?: string | undefined
}

export const placeIn = (query: Required<Written>): Place => ({
  latitude: degreesIn('latitude', query.latitude!),
  longitude: degreesIn('longitude', query.longitude!),
})

/** Both coordinates, or none. */
export function placeInIfAny({ latitude, longitude }: Written): Place | undefined {
  if (latitude === undefined && longitude === undefined) return undefined
  if (latitude !== undefined && longitude !== undefined) return placeIn({ latitude, longitude })
  const path = latitude === undefined ? 'latitude' : 'longitude'
  throw invalid([{ path, message: `${path} is missing: a place has both coordinates.` }], 'shape')
}

/** No more than JSON allows, so that a place has one spelling in both requests. */
function degreesIn(path: string, text: string): number {
  if (/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return Number(text)
  throw invalid([{ path, message: `${path} must be a number of degrees, such as -33.87.` }], 'shape')
}
