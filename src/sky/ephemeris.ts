/**
 * Where the Sun, the Moon and the planets stand: geocentric apparent ecliptic positions, true equinox of date,
 * with their daily motions, 1600–2399.
 */

import { terrestrialTime } from '../time/time-scales.ts'
import { normalize, signedArc } from './angle.ts'
import { emptyReading, evaluate, valueAt } from './chebyshev-table.ts'
import { deflection, type Shift, type Sighting } from './deflection.ts'
import { loadDistances, loadPositions } from './ephemeris-tables.ts'
import { type Nutation, nutationAt } from './nutation.ts'
import { forEachPlanet, PLANETS, type Planet } from './planets.ts'

export interface Position {
  /** Ecliptic longitude in [0, 360). */
  readonly longitude: number
  /** Ecliptic latitude. */
  readonly latitude: number
  /** Change of the longitude in degrees per day; negative when retrograde. */
  readonly motion: number
}

/** The Sun and the Moon never turn back (decisions §6). */
export function isRetrograde(planet: Planet, motion: number): boolean {
  return motion < 0 && planet !== 'sun' && planet !== 'moon'
}

const positions = loadPositions()
const distances = loadDistances()
/** In the order of PLANETS. The Moon has no distance: its light passes no Sun. */
const POSITIONS = PLANETS.map((planet) => positions.get(planet)!)
const DISTANCES = PLANETS.map((planet) => distances.get(planet))
const SUN = PLANETS.indexOf('sun')

/** Positions of the ten bodies by their places in PLANETS, as columns of numbers: filled again and again, they leave no garbage. */
export interface PositionColumns {
  readonly longitude: Float64Array
  readonly latitude: Float64Array
  readonly motion: Float64Array
}

export const emptyColumns = (): PositionColumns => ({
  longitude: new Float64Array(PLANETS.length),
  latitude: new Float64Array(PLANETS.length),
  motion: new Float64Array(PLANETS.length),
})

// Work space, so that a position costs no garbage but the answer itself.
const reading = emptyReading()
const sun = emptyReading()
let sunDistance = 1
const sighting: Sighting = { fromSun: 0, fromSunPerDay: 0, latitude: 0, latitudePerDay: 0, distance: 1 }
const shift: Shift = { longitude: 0, latitude: 0, motion: 0 }
const columns = emptyColumns()

function readSun(tt: number): void {
  evaluate(POSITIONS[SUN]!, tt, sun)
  sunDistance = valueAt(DISTANCES[SUN]!, tt)
}

/** The position of the body with a place in PLANETS, moved to the true equinox; the Sun is read already. */
function readBody(body: number, tt: number, nutation: Nutation, into: PositionColumns): void {
  if (body !== SUN) evaluate(POSITIONS[body]!, tt, reading)
  const { value, perDay, second, secondPerDay } = body === SUN ? sun : reading
  bend(body, tt, value, perDay, second, secondPerDay)
  into.longitude[body] = normalize(value + nutation.longitude + shift.longitude)
  into.latitude[body] = second + shift.latitude
  into.motion[body] = perDay + nutation.motion + shift.motion
}

/** How the Sun's mass bends the light of a planet goes to `shift`. That of the Sun and the Moon passes no Sun. */
function bend(
  body: number,
  tt: number,
  longitude: number,
  longitudePerDay: number,
  latitude: number,
  latitudePerDay: number,
): void {
  const distances = body === SUN ? undefined : DISTANCES[body]
  if (distances === undefined) {
    shift.longitude = shift.latitude = shift.motion = 0
    return
  }
  sighting.fromSun = signedArc(longitude, sun.value)
  sighting.fromSunPerDay = longitudePerDay - sun.perDay
  sighting.latitude = latitude
  sighting.latitudePerDay = latitudePerDay
  sighting.distance = valueAt(distances, tt)
  deflection(sighting, sunDistance, shift)
}

const positionIn = ({ longitude, latitude, motion }: PositionColumns, body: number): Position => ({
  longitude: longitude[body]!,
  latitude: latitude[body]!,
  motion: motion[body]!,
})

/** Position of one body at a Julian day of Terrestrial Time. */
export function positionAtTt(planet: Planet, tt: number): Position {
  const body = PLANETS.indexOf(planet)
  readSun(tt)
  readBody(body, tt, nutationAt(tt), columns)
  return positionIn(columns, body)
}

/** Fills the columns with the positions at a Julian day of Terrestrial Time. */
export function readPositions(tt: number, into: PositionColumns): void {
  const nutation = nutationAt(tt)
  readSun(tt)
  for (let body = 0; body < PLANETS.length; body++) readBody(body, tt, nutation, into)
}

/** Positions of all ten bodies at a Julian day of Terrestrial Time. */
export function positionsAtTt(tt: number): Record<Planet, Position> {
  readPositions(tt, columns)
  return forEachPlanet((_, body) => positionIn(columns, body))
}

/** Positions of all ten bodies at an instant. */
export function positionsAt(instant: number): Record<Planet, Position> {
  return positionsAtTt(terrestrialTime(instant))
}
