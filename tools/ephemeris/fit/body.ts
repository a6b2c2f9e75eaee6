import type { Place } from '../reduce/apparent.ts'
import { ARCSECONDS_PER_RADIAN, TABLE } from '../span.ts'
import { chebyshevFit, NODE_PLACES, NODES } from './chebyshev.ts'

/** NODES coefficients for each segment of each coordinate: arcseconds, and au for the distance. */
export type Coefficients = {
  segments: number
  longitude: Float64Array
  latitude: Float64Array
  distance: Float64Array
}

export const segmentsOf = (days: number) => Math.ceil((TABLE.last - TABLE.first) / days)

/** Fits polynomials to a body's places, segment by segment. */
export function fitBody(
  place: (jd: number) => Place,
  days: number,
  done: (segments: number) => void,
): Coefficients {
  const segments = segmentsOf(days)
  const column = () => new Float64Array(segments * NODES)
  const fitted = { segments, longitude: column(), latitude: column(), distance: column() }
  const values = { longitude: node(), latitude: node(), distance: node() }
  for (let s = 0; s < segments; s++) {
    for (let k = 0; k < NODES; k++) {
      const found = place(TABLE.first + days * (s + 0.5 + 0.5 * NODE_PLACES[k]!))
      const longitude = found.longitude * ARCSECONDS_PER_RADIAN
      values.longitude[k] = k === 0 ? longitude : nearest(longitude, values.longitude[k - 1]!)
      values.latitude[k] = found.latitude * ARCSECONDS_PER_RADIAN
      values.distance[k] = found.distance
    }
    chebyshevFit(values.longitude, fitted.longitude, s * NODES)
    chebyshevFit(values.latitude, fitted.latitude, s * NODES)
    chebyshevFit(values.distance, fitted.distance, s * NODES)
    done(s + 1)
  }
  return fitted
}

const node = () => new Float64Array(NODES)

const CIRCLE = 1_296_000

/** The longitude, with as many whole circles as bring it nearest to its neighbour's. */
const nearest = (longitude: number, neighbour: number) =>
  longitude + CIRCLE * Math.round((neighbour - longitude) / CIRCLE)
