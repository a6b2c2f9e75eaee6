import { centuriesFromJ2000 } from '../time/time-scales.ts'
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
