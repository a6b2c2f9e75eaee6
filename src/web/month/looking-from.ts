/** A place that was chosen, as the one where the visitor looks at the sky from. */
import { type Place, placeTitle } from '../places/places.ts'
import type { Where } from './where.ts'

export const lookingFrom = (place: Place): Where => ({
  place: placeTitle(place),
  latitude: String(place.latitude),
  longitude: String(place.longitude),
  timezone: place.timezone,
})
