import type { TabledBody } from '../fit/settings.ts'
import { ARCSECONDS_PER_RADIAN, PLACES } from '../span.ts'
import type { Place } from './apparent.ts'
import type { Grid } from './lagrange.ts'

/** Days from one place to the next: close enough for the interpolation to lose nothing that the tables could hold. */
const STEP_DAYS: Record<TabledBody, number> = {
  sun: 1,
  moon: 0.25,
  mercury: 1,
  venus: 1,
  mars: 1,
  jupiter: 2,
  saturn: 2,
  uranus: 2,
  neptune: 2,
  pluto: 2,
  // Points of the Moon's own grid, between which nothing was computed.
  true_node: 0.5,
  true_lilith: 0.5,
  chiron: 2,
  ceres: 2,
  pallas: 2,
  juno: 2,
  vesta: 2,
  pholus: 2,
  eris: 2,
}

export const placesOf = (body: TabledBody) => (PLACES.last - PLACES.first) / STEP_DAYS[body] + 1

/** A body's places on an even grid: longitude (running on from turn to turn) and latitude in arcseconds, distance in au. */
export function samplePlaces(
  body: TabledBody,
  place: (jd: number) => Place,
  done: (places: number) => void,
): Grid {
  const stepDays = STEP_DAYS[body]
  const values = new Float64Array(3 * placesOf(body))
  const runningOn = unwrap()
  for (let i = 0; i < placesOf(body); i++) {
    const { longitude, latitude, distance } = place(PLACES.first + i * stepDays)
    values[3 * i] = runningOn(longitude) * ARCSECONDS_PER_RADIAN
    values[3 * i + 1] = latitude * ARCSECONDS_PER_RADIAN
    values[3 * i + 2] = distance
    done(i + 1)
  }
  return { first: PLACES.first, stepDays, values }
}

/**
 * Takes angles one after another, radians, and adds the whole turns that keep each within half a turn of the last.
 * The turns are summed up, as they were for the table this one replaces: after the Moon's 10,700 the sum is off by
 * 0.003″, a third of what she is rounded to. Counting them would mend that, and turn thousands of her coefficients by a quantum.
 */
export function unwrap(): (angle: number) => number {
  let last: number | undefined
  let turns = 0
  return (angle) => {
    const step = angle - (last ?? angle)
    if (step < -Math.PI) turns += 2 * Math.PI
    if (step > Math.PI) turns -= 2 * Math.PI
    last = angle
    return angle + turns
  }
}
