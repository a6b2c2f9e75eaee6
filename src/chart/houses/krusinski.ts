import { cosine, direction, sine } from '../../sky/angle.ts'
import { ascendant, type Horizon, longitudeAtRightAscension } from '../../sky/horizon.ts'
import type { Cusps } from './cusps.ts'

/**
 * Krusiński (also Pisa, Goelzer): the great circle through Ascendant and zenith, in twelve equal parts from the Ascendant, carried to the
 * ecliptic by circles through the poles of the equator. At the poles these two kinds of circle are the same.
 */
export function krusinski(horizon: Horizon): Cusps {
  const { siderealTime, obliquity, latitude } = horizon
  const rising = ascendant(horizon)
  // The parts of both unit vectors in the plane of the equator; that is all a right ascension needs.
  const ascendantX = cosine(rising)
  const ascendantY = sine(rising) * cosine(obliquity)
  const zenithX = cosine(latitude) * cosine(siderealTime)
  const zenithY = cosine(latitude) * sine(siderealTime)
  return Array.from({ length: 12 }, (_, i) => {
    // The houses follow each other downwards from the Ascendant, away from the zenith.
    const along = cosine(30 * i)
    const down = sine(30 * i)
    const y = ascendantY * along - zenithY * down
    const x = ascendantX * along - zenithX * down
    return longitudeAtRightAscension(direction(y, x), obliquity)
  })
}
