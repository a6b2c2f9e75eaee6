/**
 * Sidereal time in degrees. Houses need apparent sidereal time: with mean sidereal time the Ascendant would be wrong by up to 52″.
 * The rotation depends on UT1, the precession on TT; both are given as Julian days.
 */

import { centuriesFromJ2000, J2000 } from '../time/time-scales.ts'
import { cosine, normalize, sine } from './angle.ts'
import { meanObliquity } from './equatorial.ts'
import { nutationAt } from './nutation.ts'

/** Earth rotation angle (IAU 2000). Whole turns are removed first, so that no digits are lost. */
export function earthRotationAngle(ut1: number): number {
  const days = ut1 - J2000
  return normalize(360 * ((days % 1) + 0.779057273264 + 0.00273781191135448 * days))
}

/** Greenwich mean sidereal time (IAU 2006; Capitaine et al. 2003). */
export function meanSiderealTime(ut1: number, tt: number): number {
  const t = centuriesFromJ2000(tt)
  const arcseconds =
    ((((-0.0000000368 * t - 0.000029956) * t - 0.00000044) * t + 1.3915817) * t + 4612.156534) * t + 0.014506
  return normalize(earthRotationAngle(ut1) + arcseconds / 3600)
}

/** Equation of the equinoxes with its two largest complementary terms (IERS Conventions 2003, §5.8). */
export function equationOfEquinoxes(tt: number): number {
  const node = (450160.398036 - 6962890.5431 * centuriesFromJ2000(tt)) / 3600
  const complementary = (0.00264096 * sine(node) + 0.00006352 * sine(2 * node)) / 3600
  return nutationAt(tt).longitude * cosine(meanObliquity(tt)) + complementary
}

/** Greenwich apparent sidereal time. */
export function apparentSiderealTime(ut1: number, tt: number): number {
  return normalize(meanSiderealTime(ut1, tt) + equationOfEquinoxes(tt))
}
