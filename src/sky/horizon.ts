/** Where the ecliptic intersects the horizon and the meridian of a place. */

import { DAY_MS, terrestrialTime, universalTime } from '../time/time-scales.ts'
import { arcSine, cosine, direction, normalize, signedArc, sine, tangent } from './angle.ts'
import { crossing } from './crossing.ts'
import { positionAtTt } from './ephemeris.ts'
import { declinationOf, rightAscensionOf, trueObliquity } from './equatorial.ts'
import { apparentSiderealTime } from './sidereal-time.ts'

export interface Place {
  /** Geographic latitude, north positive. Never converted to geocentric latitude, which would move the Ascendant by up to 37′. */
  readonly latitude: number
  /** East positive. */
  readonly longitude: number
}

/** Everything that angles and houses depend on. */
export interface Horizon {
  /** Local apparent sidereal time in degrees: the right ascension of the meridian. */
  readonly siderealTime: number
  /** True obliquity of the ecliptic. */
  readonly obliquity: number
  readonly latitude: number
}

/** `tt` is the Terrestrial Time of the instant; callers that have already computed it can pass it. */
export function horizonAt(instant: number, place: Place, tt = terrestrialTime(instant)): Horizon {
  return {
    siderealTime: normalize(apparentSiderealTime(universalTime(instant), tt) + place.longitude),
    obliquity: trueObliquity(tt),
    latitude: place.latitude,
  }
}

/** The longitude of the point of the ecliptic with a given right ascension. */
export function longitudeAtRightAscension(rightAscension: number, obliquity: number): number {
  return direction(sine(rightAscension), cosine(rightAscension) * cosine(obliquity))
}

export function midheaven({ siderealTime, obliquity }: Horizon): number {
  return longitudeAtRightAscension(siderealTime, obliquity)
}

/** The horizon at a latitude when a longitude, from the equinox, is on the meridian. */
export const horizonOfMidheaven = (midheaven: number, obliquity: number, latitude: number): Horizon => ({
  siderealTime: rightAscensionOf(midheaven, 0, obliquity),
  obliquity,
  latitude,
})

/** The longitude that rises at a latitude when `siderealTime` is on the meridian. */
export function risingLongitude(siderealTime: number, { obliquity, latitude }: Horizon): number {
  return direction(
    cosine(siderealTime),
    -(sine(siderealTime) * cosine(obliquity) + tangent(latitude) * sine(obliquity)),
  )
}

/** Within the polar circles the ecliptic can coincide with the horizon, and Placidus and Koch are undefined. */
function isPolar({ latitude, obliquity }: Horizon): boolean {
  return Math.abs(latitude) >= 90 - obliquity
}

/**
 * The rising point of the ecliptic, which follows the Midheaven within 180°. Within the polar circles `risingLongitude` can give the
 * setting point, and the rising one is opposite.
 */
export function ascendant(horizon: Horizon): number {
  const rising = risingLongitude(horizon.siderealTime, horizon)
  return isPolar(horizon) ? eastern(rising, horizon) : rising
}

/** Whichever end of an axis of the ecliptic is east of the meridian: it follows the Midheaven within 180°. */
function eastern(longitude: number, horizon: Horizon): number {
  return normalize(longitude - midheaven(horizon)) <= 180 ? longitude : normalize(longitude + 180)
}

/** Where the ecliptic crosses the prime vertical, the circle through zenith, east and west, in the west. */
export function vertex(horizon: Horizon): number {
  const { siderealTime, latitude } = horizon
  // The prime vertical is the horizon of a place a quarter of the meridian away.
  const complement = latitude < 0 ? -90 - latitude : 90 - latitude
  const crossing = risingLongitude(siderealTime + 180, { ...horizon, latitude: complement })
  return normalize(eastern(crossing, horizon) + 180)
}

/** The point of the ecliptic that rises at the equator at this sidereal time: the equatorial Ascendant. */
export function eastPoint(horizon: Horizon): number {
  return risingLongitude(horizon.siderealTime, { ...horizon, latitude: 0 })
}

/** Altitude of a point of the sky, given by its ecliptic longitude and latitude, seen from the Earth's centre and without refraction. */
export function altitudeOf(longitude: number, latitude: number, horizon: Horizon): number {
  const { obliquity } = horizon
  const declination = declinationOf(longitude, latitude, obliquity)
  const hourAngle = horizon.siderealTime - rightAscensionOf(longitude, latitude, obliquity)
  const height =
    sine(horizon.latitude) * sine(declination) +
    cosine(horizon.latitude) * cosine(declination) * cosine(hourAngle)
  // mutate constant: only rounding leads beyond them
  return arcSine(Math.min(1, Math.max(-1, height)))
}

/** Hour angle (west positive, −180 to 180) and altitude of the Sun's centre, without refraction. */
function sunAt(instant: number, place: Place): { hourAngle: number; altitude: number } {
  const tt = terrestrialTime(instant)
  const { siderealTime, obliquity } = horizonAt(instant, place, tt)
  // The Sun's latitude is below 1.2″, so it is taken as zero.
  const { longitude } = positionAtTt('sun', tt)
  const rightAscension = direction(sine(longitude) * cosine(obliquity), cosine(longitude))
  const sinDeclination = sine(longitude) * sine(obliquity)
  const cosDeclination = Math.sqrt(1 - sinDeclination * sinDeclination)
  const hourAngle = signedArc(siderealTime, rightAscension)
  const height =
    sine(place.latitude) * sinDeclination + cosine(place.latitude) * cosDeclination * cosine(hourAngle)
  return { hourAngle, altitude: arcSine(Math.min(1, Math.max(-1, height))) }
}

/** How much the air lifts what is on the horizon, degrees: 34′, the value of the almanacs. */
export const REFRACTION = 34 / 60

/** Altitude of the Sun's centre when its upper limb is on the horizon: refraction 34′, semidiameter 16′. */
export const SUNRISE_ALTITUDE = -50 / 60

export type Daylight =
  | {
      readonly kind: 'rises_and_sets'
      readonly sunrise: number
      readonly noon: number
      readonly sunset: number
    }
  /** The Sun stays above the horizon all day, or below it. */
  | { readonly kind: 'polar_day' | 'polar_night'; readonly noon: number }

/** The instants of sunrise, noon and sunset on the day whose true noon is nearest to the given instant. */
export function daylightAround(instant: number, place: Place, horizonAltitude = SUNRISE_ALTITUDE): Daylight {
  const noon = culminationNear(instant, 0, place)
  const midnightBefore = culminationNear(noon - DAY_MS / 2, 180, place)
  const midnightAfter = culminationNear(noon + DAY_MS / 2, 180, place)
  const height = (at: number) => sunAt(at, place).altitude - horizonAltitude
  if (height(noon) < 0) return { kind: 'polar_night', noon }
  if (height(midnightBefore) > 0 || height(midnightAfter) > 0) return { kind: 'polar_day', noon }
  return {
    kind: 'rises_and_sets',
    sunrise: crossing(height, midnightBefore, noon),
    noon,
    sunset: crossing(height, noon, midnightAfter),
  }
}

/** The instant near a given one at which the Sun has the given hour angle, which changes by a degree in four minutes, very evenly. */
function culminationNear(instant: number, hourAngle: number, place: Place): number {
  let at = instant
  for (let i = 0; i < 3; i++) at -= (signedArc(sunAt(at, place).hourAngle, hourAngle) / 360) * DAY_MS
  return at
}
