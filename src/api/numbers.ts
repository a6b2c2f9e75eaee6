/** Numbers as answers show them (decision 1.7). Values derived from a shown number are computed after rounding. */
import { nameOf, SIGN_SPAN, SIGNS } from '../sky/zodiac.ts'

/** Latitudes and coordinates: 6 decimals. */
export const shownDegrees = (value: number): number => Math.round(value * 1e6) / 1e6

/** Longitudes and cusps: 6 decimals, and never 360. */
export const shownLongitude = (longitude: number): number => microdegrees(longitude) / 1e6

/** Orbs and shares: 4 decimals. */
export const shownOrb = (value: number): number => Math.round(value * 1e4) / 1e4

/** Motions: 6 decimals (docs/decisions/0013). One that is not zero is never shown as zero, so that its direction can be seen. */
export function shownMotion(value: number): number {
  const shown = shownDegrees(value)
  return shown === 0 ? Math.sign(value) / 1e6 : shown
}

/** Times in milliseconds: 3 decimals. */
export const shownMs = (value: number): number => Math.round(value * 1e3) / 1e3

const SIGN_NAMES = SIGNS.map(nameOf)

/** The sign of a shown longitude, with truncated degree and minute. */
export function placeInZodiac(longitude: number) {
  const micro = microdegrees(longitude)
  const degrees = Math.floor(micro / 1e6)
  return {
    sign: SIGN_NAMES[Math.floor(degrees / SIGN_SPAN)]!,
    degree: degrees % SIGN_SPAN,
    minute: Math.floor(((micro % 1e6) * 60) / 1e6),
  }
}

/** A point of the ecliptic as answers show it. */
export function pointInZodiac(longitude: number) {
  const { sign, degree, minute } = placeInZodiac(longitude)
  return { longitude: shownLongitude(longitude), sign, degree, minute }
}

/** A longitude in whole millionths of a degree, 0 to 359,999,999, from which sign, degree and minute can be computed exactly. */
function microdegrees(longitude: number): number {
  const micro = Math.round(longitude * 1e6) | 0
  return micro === 360e6 ? 0 : micro
}
