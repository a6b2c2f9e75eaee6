/**
 * Positions of the bodies and points in bodies.ts: geocentric apparent ecliptic positions, true equinox of date, with their daily motions,
 * 1600–2399, or for as long as the body's `range` says.
 */

import { terrestrialTime } from '../time/time-scales.ts'
import { normalize, signedArc } from './angle.ts'
import { BODIES, type Body, byBody } from './bodies.ts'
import { emptyReading, type Series, valueAt } from './chebyshev-table.ts'
import { deflection, type Shift, type Sighting } from './deflection.ts'
import { type Nutation, nutationAt } from './nutation.ts'
import { PLANETS, type Planet } from './planets.ts'
import { readTrack, trackOf } from './tracks.ts'

export interface Position {
  /** Ecliptic longitude in [0, 360). */
  readonly longitude: number
  /** Ecliptic latitude. */
  readonly latitude: number
  /** Change of the longitude in degrees per day; negative if retrograde. */
  readonly motion: number
}

export type Positions<B extends Body = Planet> = Readonly<Record<B, Position>>

export function isRetrograde(body: Body, motion: number): boolean {
  return motion < 0 && BODIES[body].turnsBack
}

const SUN = trackOf('sun')

// Reused objects of this file, so that computing a position allocates nothing but its result.
const sun = emptyReading()
let sunDistance = 1
let sunTt = Number.NaN
const reading = emptyReading()
const sighting: Sighting = { fromSun: 0, fromSunPerDay: 0, latitude: 0, latitudePerDay: 0, distance: 1 }
const shift: Shift = { longitude: 0, latitude: 0, motion: 0 }

/** Kept for the last instant, because a search reads several bodies at each. */
function readSun(tt: number): void {
  if (tt === sunTt) return
  readTrack(SUN, tt, sun)
  sunDistance = valueAt(SUN.distance!, tt)
  sunTt = tt
}

/** The position of a body, referred to the true equinox. `readSun` must have been called. */
function readBody(body: Body, tt: number, nutation: Nutation): Position {
  const track = trackOf(body)
  readTrack(track, tt, reading)
  // The Sun does not deflect its own light.
  readShift(track === SUN ? undefined : track.distance, tt)
  return {
    longitude: normalize(reading.value + nutation.longitude + shift.longitude),
    latitude: reading.second + shift.latitude,
    motion: reading.perDay + nutation.motion + shift.motion,
  }
}

/** Writes the deflection of the light of the body in `reading`, which is at the given distance, to `shift`: none without a distance. */
function readShift(distance: Series | undefined, tt: number): void {
  if (distance === undefined) {
    shift.longitude = shift.latitude = shift.motion = 0
    return
  }
  sighting.fromSun = signedArc(reading.value, sun.value)
  sighting.fromSunPerDay = reading.perDay - sun.perDay
  sighting.latitude = reading.second
  sighting.latitudePerDay = reading.secondPerDay
  sighting.distance = valueAt(distance, tt)
  deflection(sighting, sunDistance, shift)
}

/** Position of one body at a Julian day of Terrestrial Time. */
export function positionAtTt(body: Body, tt: number): Position {
  readSun(tt)
  return readBody(body, tt, nutationAt(tt))
}

/** Positions of some bodies at a Julian day of Terrestrial Time. */
export function positionsOf<B extends Body>(bodies: readonly B[], tt: number): Positions<B> {
  const nutation = nutationAt(tt)
  readSun(tt)
  return byBody(bodies, (body) => readBody(body, tt, nutation))
}

/** Positions of the ten planets at a Julian day of Terrestrial Time. */
export const positionsAtTt = (tt: number): Positions => positionsOf(PLANETS, tt)

/** Positions of the ten planets at an instant. */
export const positionsAt = (instant: number): Positions => positionsAtTt(terrestrialTime(instant))
