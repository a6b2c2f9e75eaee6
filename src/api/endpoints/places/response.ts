import type { NamedPlace } from '../../../places/places.ts'
import type { ListedPlace } from '../../../readings/places.ts'

export const toPlacesResponse = (places: readonly ListedPlace[]) => ({
  count: places.length,
  places: places.map((place) => ({
    ...toPlaceResponse(place),
    ...(place.utcOffset !== undefined && { utc_offset: place.utcOffset }),
  })),
})

export const toPlaceResponse = (place: NamedPlace) => ({
  id: place.id,
  name: place.name,
  region: place.region,
  country: place.country,
  latitude: place.latitude,
  longitude: place.longitude,
  timezone: place.timezone,
  population: place.population,
})
