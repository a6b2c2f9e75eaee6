import { RADIANS, tangent } from '../angle.ts'
import { ascendant, type Horizon, longitudeAtRightAscension, midheaven } from '../horizon.ts'
import { type Cusps, withOpposites } from './cusps.ts'

/** Placidus: a cusp is the point of the ecliptic that is a third, or two thirds, of its own semi-arc from the meridian. */
export function placidus(horizon: Horizon): Cusps {
  const { siderealTime, obliquity } = horizon
  const aboveHorizon = (share: number) =>
    longitudeAtRightAscension(siderealTime + meridianDistance(horizon, share, 1), obliquity)
  const belowHorizon = (share: number) =>
    longitudeAtRightAscension(siderealTime + 180 - meridianDistance(horizon, share, -1), obliquity)
  return withOpposites(
    ascendant(horizon),
    belowHorizon(2 / 3),
    belowHorizon(1 / 3),
    midheaven(horizon),
    aboveHorizon(1 / 3),
    aboveHorizon(2 / 3),
  )
}

const MOST_STEPS = 60
const CLOSE_ENOUGH = 1e-14

/**
 * How far from the upper meridian, eastward (side 1), or from the lower one, westward (side −1), a point of the ecliptic has spent
 * `share` of its semi-arc.
 *
 * On the ecliptic tan δ = tan ε sin α, so a semi-arc is 90° + asin(m sin α) with m = tan φ tan ε, and its slope against α is at
 * most 1 while |m| < 1. The `excess` below therefore rises by 1/3 at least: it has one root, and Newton's method inside a
 * bracket finds it in a few steps up to the polar circle itself, where the usual fixed-point iteration needs seventy.
 */
function meridianDistance(
  { siderealTime, obliquity, latitude }: Horizon,
  share: number,
  side: 1 | -1,
): number {
  const m = tangent(latitude) * tangent(obliquity)
  const meridian = siderealTime * RADIANS
  let low = 0
  let high = share * Math.PI
  let distance = (low + high) / 2
  for (let step = 0; step < MOST_STEPS; step++) {
    const sine = m * Math.sin(meridian + side * distance)
    const excess = distance - share * (Math.PI / 2 + Math.asin(sine))
    if (excess > 0) high = distance
    else low = distance
    const slope = 1 - (share * side * m * Math.cos(meridian + side * distance)) / Math.sqrt(1 - sine * sine)
    const newton = distance - excess / slope
    const next = newton > low && newton < high ? newton : (low + high) / 2
    if (Math.abs(next - distance) < CLOSE_ENOUGH) return next / RADIANS
    distance = next
  }
  return distance / RADIANS
}
