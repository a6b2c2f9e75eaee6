import { ascendant, type Horizon } from '../../sky/horizon.ts'
import { type Cusps, everyThirty } from './cusps.ts'

/** Equal houses: twelve houses of 30°, starting at the Ascendant. */
export function equal(horizon: Horizon): Cusps {
  return everyThirty(ascendant(horizon))
}
