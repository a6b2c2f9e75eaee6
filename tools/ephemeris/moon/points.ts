import { EARTH_MOON_GM } from '../integrate/bodies.ts'
import type { Place } from '../reduce/apparent.ts'
import type { Grid } from '../reduce/lagrange.ts'
import { toEclipticOfDate } from '../reduce/precession.ts'
import { arcSine, direction } from '../trigonometry.ts'

export type LunarPoint = 'true_node' | 'true_lilith'

/** The derivative in the middle of thirteen points, by the pairs around it; with half-day points its error is 1e-12 au a day. */
const PAIRS = [6 / 7, -15 / 56, 5 / 63, -1 / 56, 1 / 385, -1 / 5544]

type Three = [number, number, number]

/**
 * The node and the apogee of the ellipse on which the Moon would go on if the Earth alone pulled from now on: mean ecliptic and equinox of
 * date, radians. There is no light from these points, so nothing is aberrated. `jd` must be a point of the grid.
 */
export function lunarPoint(moon: Grid, point: LunarPoint): (jd: number) => Place {
  const r = new Float64Array(3)
  const v = new Float64Array(3)
  const placeOf = point === 'true_node' ? nodeOf : apogeeOf
  return (jd) => {
    readMotion(moon, (jd - moon.first) / moon.stepDays, r, v)
    // The same turn for both: the ellipse is one of a frame that does not rotate.
    toEclipticOfDate(r, jd)
    toEclipticOfDate(v, jd)
    return placeOf(r as unknown as Three, v as unknown as Three)
  }
}

function readMotion({ values, stepDays }: Grid, row: number, r: Float64Array, v: Float64Array): void {
  for (let axis = 0; axis < 3; axis++) {
    const at = (k: number) => values[3 * (row + k) + axis]!
    r[axis] = at(0)
    v[axis] = PAIRS.reduce((sum, weight, k) => sum + weight * (at(k + 1) - at(-k - 1)), 0) / stepDays
  }
}

/** Where the plane of the orbit crosses the ecliptic northward; r × v is upright on that plane. */
function nodeOf([x, y, z]: Three, [vx, vy, vz]: Three): Place {
  return { longitude: direction(y * vz - z * vy, x * vz - z * vx), latitude: 0, distance: 0 }
}

/** Opposite to the eccentricity vector, which points to the perigee. */
function apogeeOf(r: Three, v: Three): Place {
  const dot = (a: Three, b: Three) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  const radial = dot(v, v) / EARTH_MOON_GM - 1 / Math.sqrt(dot(r, r))
  const tangential = dot(r, v) / EARTH_MOON_GM
  const away = r.map((value, axis) => tangential * v[axis]! - radial * value) as Three
  const eccentricity = Math.sqrt(dot(away, away))
  return {
    longitude: direction(away[1], away[0]),
    latitude: arcSine(away[2] / eccentricity),
    distance: 0,
  }
}
