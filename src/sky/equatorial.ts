/** From the ecliptic to the equator: right ascension and declination, degrees. */
import { arcSine, cosine, direction, sine } from './angle.ts'

export function rightAscensionOf(longitude: number, latitude: number, obliquity: number): number {
  return direction(
    sine(longitude) * cosine(latitude) * cosine(obliquity) - sine(latitude) * sine(obliquity),
    cosine(longitude) * cosine(latitude),
  )
}

/** North positive. */
export function declinationOf(longitude: number, latitude: number, obliquity: number): number {
  return arcSine(sine(latitude) * cosine(obliquity) + cosine(latitude) * sine(obliquity) * sine(longitude))
}
