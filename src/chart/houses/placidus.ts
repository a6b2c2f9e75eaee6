import { RADIANS, tangent } from '../../sky/angle.ts'
import { ascendant, type Horizon, longitudeAtRightAscension, midheaven } from '../../sky/horizon.ts'
import { type Cusps, withOpposites } from './cusps.ts'

/** Placidus: a cusp is the point of the ecliptic whose distance from the meridian is a third, or two thirds, of its own semi-arc. */
export function placidus(horizon: Horizon): Cusps {
  const { siderealTime, obliquity, latitude } = horizon
  const m = tangent(latitude) * tangent(obliquity)
  const aboveHorizon = (share: number) =>
    longitudeAtRightAscension(siderealTime + meridianDistance(siderealTime, m, share, 1), obliquity)
  const belowHorizon = (share: number) =>
    longitudeAtRightAscension(siderealTime + 180 - meridianDistance(siderealTime, m, share, -1), obliquity)
  return withOpposites(
    ascendant(horizon),
    belowHorizon(2 / 3),
    belowHorizon(1 / 3),
    midheaven(horizon),
    aboveHorizon(1 / 3),
    aboveHorizon(2 / 3),
  )
}

// mutate constant: a limit that is never met: Newton ends after a few steps
const MAX_STEPS = 60
/** In radians. Each Newton step squares the error, so after a step this small the remaining error is below rounding. */
// mutate constant: the step after such a small one is below rounding either way
const SMALL_STEP = 1e-9

/**
 * The distance from the upper meridian, eastward (side 1), or from the lower one, westward (side −1), at which a point of the ecliptic has
 * completed `share` of its semi-arc.
 *
 * On the ecliptic tan δ = tan ε sin α, so a semi-arc is 90° + asin(m sin α) with m = tan φ tan ε, and its slope against α is at
 * most 1 while |m| < 1. The slope of `excess` below is therefore at least 1/3, and it has one root. Newton's method inside a bracket
 * finds it in a few steps, even at the polar circle, where the usual fixed-point iteration needs seventy.
 */
function meridianDistance(siderealTime: number, m: number, share: number, side: 1 | -1): number {
  const meridian = siderealTime * RADIANS
  // mutate constant (-1): a wider bracket around the same root
  let low = 0
  let high = share * Math.PI
  // mutate operator, constant: where Newton begins: it ends at the one root
  let distance = high / 2
  // mutate constant, operator: a limit that is never met: Newton ends after a few steps
  for (let step = 0; step < MAX_STEPS; step++) {
    const sine = m * Math.sin(meridian + side * distance)
    const excess = distance - share * (Math.PI / 2 + Math.asin(sine))
    if (excess > 0) high = distance
    else low = distance
    const slope = 1 - (share * side * m * Math.cos(meridian + side * distance)) / Math.sqrt(1 - sine * sine)
    const newton = distance - excess / slope
    // mutate operator +: Newton goes on at the root until the limit of steps is met: it takes longer, and ends there
    if (Math.abs(newton - distance) < SMALL_STEP) return newton / RADIANS
    distance = newton > low && newton < high ? newton : (low + high) / 2
  }
  // mutate operator: never reached: Newton ends after a few steps
  return distance / RADIANS
}
