/**
 * The Sun, the Moon and a place on the Earth in space: apparent, from the Earth's centre, in Earth radii, on the true equator of date
 * (x to the equinox, z to the north pole).
 */

import { terrestrialTime } from '../time/time-scales.ts'
import { cosine, sine } from './angle.ts'
import { valueAt } from './chebyshev-table.ts'
import { positionsOf } from './ephemeris.ts'
import { trueObliquity } from './equatorial.ts'
import { horizonAt, type Place } from './horizon.ts'
import { moonDistance } from './moon-light.ts'
import { trackOf } from './tracks.ts'
import type { Vector } from './vector.ts'

/** Astronomical unit (IAU 2012) and equatorial radius of the Earth (IERS 2003), km. */
const EARTH_RADII_PER_AU = 149_597_870.7 / 6378.1366
/** WGS 84. */
export const FLATTENING = 1 / 298.257223563

/** 959.63″ at one astronomical unit (Auwers), the value of the almanacs. */
export const SUN_RADIUS = Math.tan(((959.63 / 3600) * Math.PI) / 180) * EARTH_RADII_PER_AU

export interface SunAndMoon {
  readonly sun: Vector
  readonly moon: Vector
}

const LIGHTS = ['sun', 'moon'] as const
const SUN_DISTANCE = trackOf('sun').distance!

export function sunAndMoonAt(instant: number): SunAndMoon {
  const tt = terrestrialTime(instant)
  const { sun, moon } = positionsOf(LIGHTS, tt)
  const obliquity = trueObliquity(tt)
  return {
    sun: equatorial(sun, valueAt(SUN_DISTANCE, tt) * EARTH_RADII_PER_AU, obliquity),
    moon: equatorial(moon, moonDistance(tt) * EARTH_RADII_PER_AU, obliquity),
  }
}

function equatorial(
  { longitude, latitude }: { longitude: number; latitude: number },
  distance: number,
  obliquity: number,
): Vector {
  const x = cosine(latitude) * cosine(longitude)
  const y = cosine(latitude) * sine(longitude)
  const z = sine(latitude)
  return [
    x * distance,
    (y * cosine(obliquity) - z * sine(obliquity)) * distance,
    (y * sine(obliquity) + z * cosine(obliquity)) * distance,
  ]
}

export interface Observer {
  readonly position: Vector
  /** Of length 1, at right angles to the level ground. */
  readonly zenith: Vector
}

/** A place at sea level as the Earth carries it round. */
export function observerAt(instant: number, place: Place): Observer {
  const { siderealTime } = horizonAt(instant, place)
  const [cosLatitude, sinLatitude] = [cosine(place.latitude), sine(place.latitude)]
  const squash = (1 - FLATTENING) ** 2
  const curvature = 1 / Math.sqrt(cosLatitude ** 2 + squash * sinLatitude ** 2)
  const equatorwards: Vector = [cosine(siderealTime), sine(siderealTime), 0]
  const [x, y] = equatorwards
  return {
    position: [x * curvature * cosLatitude, y * curvature * cosLatitude, curvature * squash * sinLatitude],
    zenith: [x * cosLatitude, y * cosLatitude, sinLatitude],
  }
}
