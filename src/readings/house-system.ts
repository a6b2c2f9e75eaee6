import type { HouseSystem } from '../chart/houses/houses.ts'
import { ServiceError } from '../errors.ts'

export const DEFAULT_HOUSE_SYSTEM = 'whole' satisfies HouseSystem

/** The house system with a name, if an endpoint supports it. */
export function houseSystemAmong(
  supported: readonly HouseSystem[],
  requested: string = DEFAULT_HOUSE_SYSTEM,
): HouseSystem {
  // mutate call: no name stands twice in these lists: the first that fits is the last
  const system = supported.find((name) => name === requested)
  if (system) return system
  const message = `options.house_system must be one of ${supported.join(', ')}.`
  throw new ServiceError('UNSUPPORTED_HOUSE_SYSTEM', message, { requested, supported })
}
