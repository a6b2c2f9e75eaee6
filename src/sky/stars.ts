/** Apparent longitudes of the two fixed points of the sky that a sidereal zodiac can be tied to. */
import { centuriesFromJ2000, J2000 } from '../time/time-scales.ts'
import { cosine, direction, normalize, RADIANS, sine } from './angle.ts'
import { deflection, type Shift } from './deflection.ts'
import { positionAtTt } from './ephemeris.ts'
import { nutationAt } from './nutation.ts'
import { toEclipticOfDate } from './precession.ts'
import type { Vector } from './vector.ts'

const DAYS_PER_YEAR = 365.25
const MILLIARCSECOND = RADIANS / 3_600_000

interface Star {
  /** Right ascension and declination in the ICRS at the epoch, degrees. */
  readonly rightAscension: number
  readonly declination: number
  /** Julian day. */
  readonly epoch: number
  /** Proper motion to the east and to the north, milliarcseconds a year. */
  readonly motion: readonly [east: number, north: number]
  /** Milliarcseconds. */
  readonly parallax: number
}

const STARS = {
  /** α Virginis, HIP 65474. Hipparcos, the new reduction (van Leeuwen 2007, A&A 474, 653), at J2000.0. */
  spica: {
    rightAscension: 15 * (13 + 25 / 60 + 11.57937 / 3600),
    declination: -(11 + 9 / 60 + 40.7501 / 3600),
    epoch: J2000,
    motion: [-42.35, -30.67],
    parallax: 13.06,
  },
  /** Sagittarius A* in the ICRF3 (Gordon, de Witt and Jacobs 2023, AJ 165, 49), at 2015.0. Its distance, 8.2 kpc, gives the parallax. */
  galactic_center: {
    rightAscension: 15 * (17 + 45 / 60 + 40.034047 / 3600),
    declination: -(29 + 28.21601 / 3600),
    epoch: J2000 + 15 * DAYS_PER_YEAR,
    motion: [-3.128, -5.584],
    parallax: 0.12,
  },
} as const satisfies Record<string, Star>

export type StarName = keyof typeof STARS

/** Where the star stood on the day, as a direction in ICRS axes. */
export function starDirection(name: StarName, tt: number): Vector {
  const { rightAscension, declination, epoch, motion } = STARS[name]
  const years = (tt - epoch) / DAYS_PER_YEAR
  const east = motion[0] * MILLIARCSECOND * years
  const north = motion[1] * MILLIARCSECOND * years
  const [cosRa, sinRa] = [cosine(rightAscension), sine(rightAscension)]
  const [cosDec, sinDec] = [cosine(declination), sine(declination)]
  return [
    cosDec * cosRa - east * sinRa - north * sinDec * cosRa,
    cosDec * sinRa + east * cosRa - north * sinDec * sinRa,
    sinDec + north * cosDec,
  ]
}

/** The speed of the Earth as a share of that of light, and its swings: the Moon moves the Earth, Jupiter and Saturn move the Sun. */
const ABERRATION = (20.49552 / 3600) * RADIANS
const SWINGS = [
  { arcseconds: 0.0086, longitude: 218.32, perCentury: 481267.88 },
  { arcseconds: 0.0086, longitude: 34.35, perCentury: 3036.3 },
  { arcseconds: 0.0019, longitude: 50.08, perCentury: 1223.5 },
]

/** The Earth's orbit from the Sun's longitude (Meeus, Astronomical Algorithms, ch. 23 and 25), which is good for 0.001″ of a star. */
function earthAt(tt: number, sun: number) {
  const t = centuriesFromJ2000(tt)
  const eccentricity = 0.016708634 - 0.000042037 * t
  const perihelion = 102.93735 + 1.71946 * t
  const distance = (1 - eccentricity ** 2) / (1 - eccentricity * cosine(sun - perihelion))
  // A body on an ellipse moves at right angles to its radius with a constant speed, plus a constant velocity.
  let x = ABERRATION * (sine(sun) - eccentricity * sine(perihelion))
  let y = -ABERRATION * (cosine(sun) - eccentricity * cosine(perihelion))
  for (const { arcseconds, longitude, perCentury } of SWINGS) {
    const phase = longitude + perCentury * t
    x += (arcseconds / 3600) * RADIANS * sine(phase)
    y -= (arcseconds / 3600) * RADIANS * cosine(phase)
  }
  return { distance, velocity: [x, y] as const }
}

/** Far enough to count as infinitely far, in astronomical units. */
const FAR = 1e6

/** Ecliptic longitude as seen, referred to the true equinox of date: with proper motion, parallax, deflection, aberration and nutation. */
export function apparentLongitudeOf(name: StarName, tt: number): number {
  const [x, y, z] = toEclipticOfDate(starDirection(name, tt), tt)
  const nutation = nutationAt(tt).longitude
  // Without its own aberration: the Earth moves at right angles to where the Sun is, not to where it is seen.
  const sun = positionAtTt('sun', tt).longitude - nutation + ABERRATION / RADIANS
  const { distance, velocity } = earthAt(tt, sun)
  const parallax = STARS[name].parallax * MILLIARCSECOND * distance
  // mutate constant: written before it is read
  const bent: Shift = { longitude: 0, latitude: 0, motion: 0 }
  const fromSun = direction(y, x) - sun
  const latitude = Math.atan2(z, Math.hypot(x, y)) / RADIANS
  deflection({ fromSun, fromSunPerDay: 0, latitude, latitudePerDay: 0, distance: FAR }, distance, bent)
  const seen = direction(y + parallax * sine(sun) + velocity[1], x + parallax * cosine(sun) + velocity[0])
  return normalize(seen + bent.longitude + nutation)
}
