import { normalize } from '../../sky/angle.ts'
import { ascendant, type Horizon } from '../../sky/horizon.ts'
import { SIGN_SPAN } from '../../sky/zodiac.ts'
import { type Cusps, everyThirty } from './cusps.ts'

/** Whole signs: the first house is the rising sign. */
export function whole(horizon: Horizon): Cusps {
  return signsFrom(ascendant(horizon))
}

/** The twelve signs, beginning with that of a longitude, in whichever zodiac the longitude is measured. */
export function signsFrom(longitude: number): Cusps {
  return everyThirty(Math.floor(normalize(longitude) / SIGN_SPAN) * SIGN_SPAN)
}
