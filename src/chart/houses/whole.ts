import { ascendant, type Horizon } from '../../sky/horizon.ts'
import { SIGN_SPAN } from '../../sky/zodiac.ts'
import { type Cusps, everyThirty } from './cusps.ts'

/** Whole signs: the first house is the rising sign. */
export function whole(horizon: Horizon): Cusps {
  return everyThirty(Math.floor(ascendant(horizon) / SIGN_SPAN) * SIGN_SPAN)
}
