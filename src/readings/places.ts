/** Places by name or id, with the offset of their clocks at a time (docs/places.md). */
import { ServiceError } from '../errors.ts'
import { findPlaces, type NamedPlace, type PlaceMatch, placeWithId } from '../places/places.ts'
import { resolveLocalTime } from '../time/civil-time.ts'
import { offsetText } from '../time/wall-clock.ts'

export const USUAL_PLACES = 10
export const MAX_PLACES = 20

export interface PlacesRequest {
  readonly q: string
  readonly country?: string | undefined
  readonly limit?: number | undefined
  /** A local date and time. */
  readonly at?: string | undefined
}

export interface ListedPlace extends PlaceMatch {
  /** Absent if no time was asked for; null if the clocks of the place skipped it. */
  readonly utcOffset?: string | null
}

export function readPlaces({ q, country, limit = USUAL_PLACES, at }: PlacesRequest): ListedPlace[] {
  // Set even if nothing is found.
  if (at !== undefined) resolveLocalTime(at, 'UTC', 'at')
  const found = findPlaces({ text: q, country, limit })
  return at === undefined ? found : found.map((place) => ({ ...place, utcOffset: offsetThen(at, place) }))
}

function offsetThen(at: string, { timezone }: NamedPlace): string | null {
  try {
    return offsetText(resolveLocalTime(at, timezone, 'at').offsetSeconds)
  } catch (error) {
    // One place whose clocks skipped that hour must not hide the others.
    if (error instanceof ServiceError && error.code === 'NONEXISTENT_LOCAL_TIME') return null
    throw error
  }
}

/** `field` is the member's name in errors. */
export function readPlace(id: string, field = 'id'): NamedPlace {
  const place = placeWithId(id)
  if (place !== undefined) return place
  throw new ServiceError(
    'UNKNOWN_PLACE',
    `${field} names no place. GET /v1/places finds places by their names.`,
    {
      field,
      provided: id,
    },
  )
}
