import { ascendant, type Horizon } from '../../sky/horizon.ts'
import { type Cusps, everyThirty } from './cusps.ts'

/** Equal houses: twelve times 30° from the Ascendant on. */
export function equal(horizon: Horizon): Cusps {
  return everyThirty(ascendant(horizon))
}
