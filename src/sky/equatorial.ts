/** From the ecliptic to the equator, in degrees: the angle between them, right ascension and declination. */
import { centuriesFromJ2000 } from '../time/time-scales.ts'
import { arcSine, cosine, direction, sine } from './angle.ts'
import { nutationAt } from './nutation.ts'

/** Angle between equator and ecliptic without nutation, degrees (IAU 2006; Hilton et al. 2006). */
export function meanObliquity(tt: number): number {
  const t = centuriesFromJ2000(tt)
  const arcseconds =
    ((((-0.0000000434 * t - 0.000000576) * t + 0.0020034) * t - 0.0001831) * t - 46.836769) * t + 84381.406
  return arcseconds / 3600
}

/** Angle between the true equator and the ecliptic of date, degrees. */
export function trueObliquity(tt: number): number {
  return meanObliquity(tt) + nutationAt(tt).obliquity
}

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
