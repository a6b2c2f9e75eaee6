/**
 * Where the Sun, the Moon and the planets stand: geocentric apparent ecliptic positions, true equinox of date,
 * with their daily motions, 1600–2399.
 */
import { normalize, signedArc } from './angle.ts'
import { emptyReading, evaluate, type Reading, valueAt } from './chebyshev-table.ts'
import { deflection, type Shift, type Sighting } from './deflection.ts'
import { loadDistances, loadPositions } from './ephemeris-tables.ts'
import { type Nutation, nutationAt } from './nutation.ts'
import { terrestrialTime } from './time-scales.ts'

/** In the order of the contract (specification §2.4). */
export const PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const

export type Planet = (typeof PLANETS)[number]

/** One thing per planet. Written out, because an object whose shape is known at once is built several times faster. */
export function forEachPlanet<Thing>(make: (planet: Planet, place: number) => Thing): Record<Planet, Thing> {
  return {
    sun: make('sun', 0),
    moon: make('moon', 1),
    mercury: make('mercury', 2),
    venus: make('venus', 3),
    mars: make('mars', 4),
    jupiter: make('jupiter', 5),
    saturn: make('saturn', 6),
    uranus: make('uranus', 7),
    neptune: make('neptune', 8),
    pluto: make('pluto', 9),
  }
}

export interface Position {
  /** Ecliptic longitude in [0, 360). */
  readonly longitude: number
  /** Ecliptic latitude. */
  readonly latitude: number
  /** Change of the longitude in degrees per day; negative when retrograde. */
  readonly motion: number
}

/** First and last millisecond of the range (1600-01-01 to 2399-12-31 UTC). */
export const EARLIEST = Date.UTC(1600, 0, 1)
export const LATEST = Date.UTC(2400, 0, 1) - 1

export function isInRange(instant: number): boolean {
  return instant >= EARLIEST && instant <= LATEST
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

// Work space, so that a position costs no garbage but the answer itself.
const reading = emptyReading()
const sun = emptyReading()
let sunDistance = 1
const sighting: Sighting = { fromSun: 0, fromSunPerDay: 0, latitude: 0, latitudePerDay: 0, distance: 1 }
const shift: Shift = { longitude: 0, latitude: 0, motion: 0 }

/** A position of the table, moved to the true equinox. Enough for the Sun and the Moon, whose light passes no Sun. */
function unbent({ value, perDay, second }: Reading, nutation: Nutation): Position {
  return {
    longitude: normalize(value + nutation.longitude),
    latitude: second,
    motion: perDay + nutation.motion,
  }
}

/** The same for a planet, as the Sun's mass bends its light; `sun` and `sunDistance` are read already. */
function bent(
  { value, perDay, second, secondPerDay }: Reading,
  distance: number,
  nutation: Nutation,
): Position {
  sighting.fromSun = signedArc(value, sun.value)
  sighting.fromSunPerDay = perDay - sun.perDay
  sighting.latitude = second
  sighting.latitudePerDay = secondPerDay
  sighting.distance = distance
  deflection(sighting, sunDistance, shift)
  return {
    longitude: normalize(value + nutation.longitude + shift.longitude),
    latitude: second + shift.latitude,
    motion: perDay + nutation.motion + shift.motion,
  }
}

function readSun(tt: number): void {
  evaluate(POSITIONS[SUN]!, tt, sun)
  sunDistance = valueAt(DISTANCES[SUN]!, tt)
}

/** The position of the body with a place in PLANETS; the Sun is read already. */
function positionOf(body: number, tt: number, nutation: Nutation): Position {
  if (body === SUN) return unbent(sun, nutation)
  evaluate(POSITIONS[body]!, tt, reading)
  const distances = DISTANCES[body]
  return distances ? bent(reading, valueAt(distances, tt), nutation) : unbent(reading, nutation)
}

/** Position of one body at a Julian day of Terrestrial Time. */
export function positionAtTt(planet: Planet, tt: number): Position {
  readSun(tt)
  return positionOf(PLANETS.indexOf(planet), tt, nutationAt(tt))
}

/** Positions of all ten bodies at a Julian day of Terrestrial Time. */
export function positionsAtTt(tt: number): Record<Planet, Position> {
  const nutation = nutationAt(tt)
  readSun(tt)
  return forEachPlanet((_, place) => positionOf(place, tt, nutation))
}

/** Positions of all ten bodies at an instant. */
export function positionsAt(instant: number): Record<Planet, Position> {
  return positionsAtTt(terrestrialTime(instant))
}
