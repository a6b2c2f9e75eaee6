/**
 * The mean node and the mean apogee of the Moon's orbit: her real orbit swings about them, the true node by up to 1.7° and the true
 * apogee by up to 30°. Both are polynomials of time, made from the Moon's arguments of the IERS Conventions (2010, eq. 5.43), and referred to the
 * mean ecliptic and equinox of date. They are directions, so there is no light to be aberrated or deflected.
 */
import { centuriesFromJ2000, DAYS_PER_CENTURY } from '../time/time-scales.ts'
import { arcSine, cosine, direction, sine } from './angle.ts'
import type { ValueAndMotion } from './chebyshev-table.ts'

/** Arcseconds; coefficients of t⁰ to t⁴, t in Julian centuries from J2000. */
type Argument = readonly [number, number, number, number, number]

/** l: how far the Moon has come from her perigee. */
const MEAN_ANOMALY: Argument = [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447]
/** F: how far she has come from her node. */
const FROM_NODE: Argument = [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417]
/** Ω: the longitude of the node. */
const NODE: Argument = [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939]

/** From the node to the apogee, which is opposite to the perigee, along the orbit: F − l + 180°. */
const APOGEE_FROM_NODE = FROM_NODE.map(
  (value, power) => value - MEAN_ANOMALY[power]! + (power === 0 ? 648_000 : 0),
) as unknown as Argument

/** Of the Moon's mean orbit to the ecliptic. */
const INCLINATION = 5.1453964

const degreesAt = ([c0, c1, c2, c3, c4]: Argument, t: number): number =>
  (c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))) / 3600

const degreesPerDayAt = ([, c1, c2, c3, c4]: Argument, t: number): number =>
  (c1 + t * (2 * c2 + t * (3 * c3 + t * 4 * c4))) / (3600 * DAYS_PER_CENTURY)

export function readMeanNode(tt: number, into: ValueAndMotion): void {
  const t = centuriesFromJ2000(tt)
  into.value = degreesAt(NODE, t)
  into.perDay = degreesPerDayAt(NODE, t)
  into.second = 0
  into.secondPerDay = 0
}

/** The mean apogee, Lilith. It lies in the Moon's orbit; its longitude is that of the nearest point of the ecliptic. */
export function readMeanApogee(tt: number, into: ValueAndMotion): void {
  const t = centuriesFromJ2000(tt)
  const along = degreesAt(APOGEE_FROM_NODE, t)
  const alongPerDay = degreesPerDayAt(APOGEE_FROM_NODE, t)
  const sinLatitude = sine(along) * sine(INCLINATION)
  const cosLatitudeSquared = 1 - sinLatitude * sinLatitude
  into.value = degreesAt(NODE, t) + direction(sine(along) * cosine(INCLINATION), cosine(along))
  into.perDay = degreesPerDayAt(NODE, t) + (alongPerDay * cosine(INCLINATION)) / cosLatitudeSquared
  into.second = arcSine(sinLatitude)
  into.secondPerDay = (alongPerDay * cosine(along) * sine(INCLINATION)) / Math.sqrt(cosLatitudeSquared)
}
