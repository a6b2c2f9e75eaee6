import { ascendant, type Horizon } from '../../sky/horizon.ts'
import { type Cusps, everyThirty } from './cusps.ts'

/** Equal houses: twelve houses of 30°, starting at the Ascendant. */
export function equal(horizon: Horizon): Cusps {
  return everyThirty(ascendant(horizon))
}

/** Vehlow: equal houses with the Ascendant in the middle of the first. */
export function vehlow(horizon: Horizon): Cusps {
  return everyThirty(ascendant(horizon) - 15)
}
