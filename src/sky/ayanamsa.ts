/** Ayanamsas: how far the tropical zodiac is ahead of a sidereal one. Each with its definition; docs/zodiacs.md has their sources. */
import { direction, normalize, signedArc } from './angle.ts'
import { nutationAt } from './nutation.ts'
import { equinoxOfDate, toEclipticOfDate } from './precession.ts'
import { apparentLongitudeOf, type StarName } from './stars.ts'

/** The mean equinox stood at this sidereal longitude before 0° Aries at an epoch. */
interface ByEpoch {
  /** Julian day of TT. */
  readonly epoch: number
  readonly degrees: number
}

/** A star stands at this sidereal longitude for ever, as it is seen. */
interface ByStar {
  readonly star: StarName
  readonly longitude: number
}

/** 1899-12-31T12:00 TT, from which the tables of the twentieth century count. */
const J1900 = 2415020
/** The beginning of the Besselian year 1950. */
const B1950 = 2433282.42346
/** 1956-03-21T00:00 TT. */
const CALENDAR_REFORM = 2435553.5

const degrees = (whole: number, minutes: number, seconds: number) => whole + minutes / 60 + seconds / 3600

const AYANAMSAS = {
  // The official value is that of the true equinox.
  lahiri: {
    epoch: CALENDAR_REFORM,
    degrees: degrees(23, 15, 0.658) - nutationAt(CALENDAR_REFORM).longitude,
  },
  fagan_bradley: { epoch: B1950, degrees: degrees(24, 2, 31.36) },
  krishnamurti: { epoch: J1900, degrees: degrees(22, 21, 50) },
  raman: { epoch: J1900, degrees: degrees(21, 0, 52) },
  yukteshwar: { epoch: J1900, degrees: degrees(21, 4, 56) },
  jn_bhasin: { epoch: J1900, degrees: degrees(21, 21, 56) },
  true_citra: { star: 'spica', longitude: 180 },
  galactic_center_0_sag: { star: 'galactic_center', longitude: 240 },
} as const satisfies Record<string, ByEpoch | ByStar>

export type AyanamsaName = keyof typeof AYANAMSAS

export const AYANAMSA_NAMES = Object.keys(AYANAMSAS) as AyanamsaName[]

/**
 * Degrees at a Julian day of TT, with nutation: the sidereal longitude of a body is its longitude from the true equinox of date minus
 * this.
 */
export function ayanamsaAt(name: AyanamsaName, tt: number): number {
  const definition: ByEpoch | ByStar = AYANAMSAS[name]
  if ('star' in definition) return normalize(apparentLongitudeOf(definition.star, tt) - definition.longitude)
  // The equinox of date moves backwards on the ecliptic of the epoch.
  const [x, y] = toEclipticOfDate(equinoxOfDate(tt), definition.epoch)
  return normalize(definition.degrees - direction(y, x) + nutationAt(tt).longitude)
}

/** Change of the ayanamsa in degrees per day. */
export function ayanamsaMotionAt(name: AyanamsaName, tt: number): number {
  return signedArc(ayanamsaAt(name, tt + 0.5), ayanamsaAt(name, tt - 0.5))
}
