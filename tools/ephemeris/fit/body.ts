import { addInterpolated, type Grid } from '../reduce/lagrange.ts'
import { TABLE } from '../span.ts'
import { chebyshevFit, NODE_PLACES, NODES } from './chebyshev.ts'

/** NODES coefficients for each segment of each coordinate: arcseconds, and au for the distance. */
export type Coefficients = {
  segments: number
  longitude: Float64Array
  latitude: Float64Array
  distance: Float64Array
}

export const segmentsOf = (days: number) => Math.ceil((TABLE.last - TABLE.first) / days)

/** Fits polynomials to a body's places (longitude, latitude, distance), segment by segment. */
export function fitBody(places: Grid, days: number, done: (segments: number) => void): Coefficients {
  const segments = segmentsOf(days)
  const column = () => new Float64Array(segments * NODES)
  const fitted = { segments, longitude: column(), latitude: column(), distance: column() }
  const values = { longitude: node(), latitude: node(), distance: node() }
  const found = new Float64Array(3)
  for (let s = 0; s < segments; s++) {
    for (let k = 0; k < NODES; k++) {
      found.fill(0)
      addInterpolated(places, TABLE.first + days * (s + 0.5 + 0.5 * NODE_PLACES[k]!), 1, found)
      values.longitude[k] = found[0]!
      values.latitude[k] = found[1]!
      values.distance[k] = found[2]!
    }
    chebyshevFit(values.longitude, fitted.longitude, s * NODES)
    chebyshevFit(values.latitude, fitted.latitude, s * NODES)
    chebyshevFit(values.distance, fitted.distance, s * NODES)
    done(s + 1)
  }
  return fitted
}

const node = () => new Float64Array(NODES)
