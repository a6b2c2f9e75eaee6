import { invalid, ServiceError } from '../errors.ts'
import type { Place } from '../sky/horizon.ts'
import { readPlace } from './places.ts'

const RANGES = { latitude: [-90, 90], longitude: [-180, 180] } as const

/** Checks coordinates; both ends of each range are allowed. */
export function placeAt({ latitude, longitude }: Place): Place {
  checkCoordinate('latitude', latitude)
  checkCoordinate('longitude', longitude)
  // −0 and 0 are the same place and must have the same key.
  return { latitude: latitude + 0, longitude: longitude + 0 }
}

function checkCoordinate(field: keyof typeof RANGES, provided: number): void {
  const [min, max] = RANGES[field]
  if (provided >= min && provided <= max) return
  throw new ServiceError('INVALID_COORDINATES', `${field} must be from ${min} to ${max} degrees.`, {
    field,
    provided,
    range: [min, max],
  })
}

/** The place of a request: coordinates and the time zone of its clocks. */
export interface ZonedPlace extends Place {
  readonly timezone: string
}

/** As a request has it: the id of a place, or zone and coordinates. */
export type PlaceRequest = Partial<Readonly<Record<'place' | 'timezone', string | undefined>>> &
  Partial<Readonly<Record<'latitude' | 'longitude', number | string | undefined>>>

const INSTEAD_OF_PLACE = ['timezone', 'latitude', 'longitude'] as const

/** The place of that id, if one is sent. Then no zone and no coordinates may stand beside it. */
export function placeById(request: PlaceRequest): ZonedPlace | undefined {
  if (request.place === undefined) return undefined
  const beside = INSTEAD_OF_PLACE.filter((member) => request[member] !== undefined)
  if (beside.length > 0)
    throw invalid(beside.map((path) => ({ path, message: `${path} and place exclude each other.` })))
  const { latitude, longitude, timezone } = readPlace(request.place, 'place')
  return { latitude, longitude, timezone }
}

/** The place of the id if one is sent, or else zone and coordinates, of which none may be missing. */
export function zonedPlace(request: PlaceRequest & Partial<Place>): ZonedPlace {
  const { timezone, latitude, longitude } = placeById(request) ?? request
  if (timezone !== undefined && latitude !== undefined && longitude !== undefined)
    return { timezone, latitude, longitude }
  throw incomplete({ timezone, latitude, longitude })
}

/** The error for a request without a place that lacks zone or coordinates. */
export function incomplete(fields: Readonly<Record<string, unknown>>): ServiceError {
  const missing = Object.keys(fields).filter((member) => fields[member] === undefined)
  return invalid(
    missing.map((path) => ({ path, message: `${path} is required, unless place is sent instead.` })),
    'shape',
  )
}
