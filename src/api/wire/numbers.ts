/** Numbers as answers show them (decision 1.7). What is derived from a shown number is derived after rounding. */
import { degreeInSign, nameOf, SIGN_SPAN, SIGNS } from '../../sky/zodiac.ts'

/** Latitudes and coordinates: 6 decimals. */
export const shownDegrees = (value: number): number => Math.round(value * 1e6) / 1e6

/** Longitudes and cusps: 6 decimals, and never 360. */
export function shownLongitude(longitude: number): number {
  const shown = shownDegrees(longitude)
  return shown === 360 ? 0 : shown
}

/** Orbs and motions: 4 decimals. */
export const shownOrb = (value: number): number => Math.round(value * 1e4) / 1e4

/** Times in milliseconds: 3 decimals. */
export const shownMs = (value: number): number => Math.round(value * 1e3) / 1e3

const SIGN_NAMES = SIGNS.map(nameOf)

/** The sign of a shown longitude, and the degree and minute in it, which truncate. */
export function placeInZodiac(longitude: number) {
  // Whole microdegrees: 29.983333 × 60 must not come out just below a minute.
  const microdegrees = Math.round(degreeInSign(longitude) * 1e6)
  return {
    sign: SIGN_NAMES[Math.floor(longitude / SIGN_SPAN)]!,
    degree: Math.floor(microdegrees / 1e6),
    minute: Math.floor(((microdegrees % 1e6) * 60) / 1e6),
  }
}
