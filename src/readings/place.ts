import { ServiceError } from '../errors.ts'
import type { Place } from '../sky/horizon.ts'

const RANGES = { latitude: [-90, 90], longitude: [-180, 180] } as const

/** Checks coordinates; both ends of each range are allowed. `within` is the member that contains them, if any. */
export function placeAt({ latitude, longitude }: Place, within?: string): Place {
  checkCoordinate('latitude', latitude, within)
  checkCoordinate('longitude', longitude, within)
  // −0 and 0 are the same place and must have the same key.
  return { latitude: latitude + 0, longitude: longitude + 0 }
}

function checkCoordinate(name: keyof typeof RANGES, provided: number, within: string | undefined): void {
  const [least, most] = RANGES[name]
  if (provided >= least && provided <= most) return
  const field = within === undefined ? name : `${within}.${name}`
  throw new ServiceError('INVALID_COORDINATES', `${field} must be from ${least} to ${most} degrees.`, {
    field,
    provided,
    range: [least, most],
  })
}
