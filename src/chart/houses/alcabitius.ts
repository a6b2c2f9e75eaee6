import { normalize } from '../../sky/angle.ts'
import { rightAscensionOf } from '../../sky/equatorial.ts'
import { ascendant, type Horizon, longitudeAtRightAscension, midheaven } from '../../sky/horizon.ts'
import { type Cusps, withOpposites } from './cusps.ts'

/**
 * Alcabitius: the arcs of the equator that the Ascendant's degree takes from rising to culminating, and from the lower meridian to
 * rising, each in three equal parts, carried to the ecliptic by circles through the poles of the equator.
 */
export function alcabitius(horizon: Horizon): Cusps {
  const { siderealTime, obliquity } = horizon
  const rising = ascendant(horizon)
  const semiArc = normalize(rightAscensionOf(rising, 0, obliquity) - siderealTime)
  const above = semiArc / 3
  const below = (180 - semiArc) / 3
  const cusp = (east: number) => longitudeAtRightAscension(siderealTime + east, obliquity)
  return withOpposites(
    rising,
    cusp(semiArc + below),
    cusp(semiArc + 2 * below),
    midheaven(horizon),
    cusp(above),
    cusp(2 * above),
  )
}
