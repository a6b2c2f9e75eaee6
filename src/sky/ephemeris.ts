/**
 * Where the Sun, the Moon and the planets stand: geocentric apparent ecliptic positions, true equinox of date,
 * with their daily motions, 1600–2399.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { normalize, signedArc, sine } from './angle.ts'
import { emptyReading, evaluate, readSeries, type Series } from './chebyshev-table.ts'
import { deflection, type Shift, type Sighting } from './deflection.ts'
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

interface TableEntry {
  body: Planet
  jd0: number
  L: number
  ns: number
  qlon: number
  qlat: number
  wlon: number[]
  wlat: number[]
}

const ARCSECOND = 1 / 3600

/** The series of each planet, in the order of PLANETS: longitude first, latitude second. */
function loadPositions(): Series[] {
  const file = (name: string) => readFileSync(new URL(`../../data/ephemeris/${name}`, import.meta.url))
  const entries: TableEntry[] = JSON.parse(file('positions.json').toString())
  const bytes = new Uint8Array(file('positions.bin'))
  const byName = new Map<string, Series>()
  let at = 0
  for (const { body, jd0, L, ns, qlon, qlat, wlon, wlat } of entries) {
    const span = { firstDay: jd0, daysPerSegment: L, segments: ns }
    const longitude = { widths: wlon, quantum: qlon * ARCSECOND }
    const latitude = { widths: wlat, quantum: qlat * ARCSECOND }
    const { series, end } = readSeries(bytes, at, span, longitude, latitude)
    byName.set(body, series)
    at = end
  }
  assert.equal(at, bytes.byteLength, 'positions.bin is longer than positions.json says')
  return PLANETS.map((planet) => byName.get(planet)!)
}

const POSITIONS = loadPositions()
const SUN = PLANETS.indexOf('sun')
const MOON = PLANETS.indexOf('moon')

// Work space, so that a position costs no garbage but the answer itself.
const reading = emptyReading()
const sun = emptyReading()
const sighting: Sighting = { fromSun: 0, fromSunPerDay: 0, latitude: 0, latitudePerDay: 0, distance: 1 }
const shift: Shift = { longitude: 0, latitude: 0, motion: 0 }

const MEAN_DISTANCES = [1, 0, 0.387, 0.723, 1.524, 5.2, 9.58, 19.2, 30.1, 39.5]

/** Geocentric distance as if orbits were circles: rough, and good enough beyond 5° from the Sun. */
function roughDistance(body: number, fromSun: number, gaining: boolean): number {
  const radius = MEAN_DISTANCES[body]!
  const half = Math.sqrt(Math.max(0, radius * radius - sine(fromSun) ** 2))
  const middle = Math.sqrt(1 - sine(fromSun) ** 2) * (Math.abs(fromSun) < 90 ? 1 : -1)
  return radius > 1 || gaining ? middle + half : middle - half
}

/** The position of the body with a place in PLANETS; `sun` holds the Sun's reading already. */
function positionOf(body: number, tt: number, nutation: Nutation): Position {
  evaluate(POSITIONS[body]!, tt, reading)
  const longitude = reading.value + nutation.longitude
  const motion = reading.perDay + nutation.motion
  // No light of the Sun or of the Moon passes the Sun on its way.
  if (body === SUN || body === MOON)
    return { longitude: normalize(longitude), latitude: reading.second, motion }
  sighting.fromSun = signedArc(reading.value, sun.value)
  sighting.fromSunPerDay = reading.perDay - sun.perDay
  sighting.latitude = reading.second
  sighting.latitudePerDay = reading.secondPerDay
  sighting.distance = roughDistance(body, sighting.fromSun, sighting.fromSunPerDay > 0)
  deflection(sighting, 1, shift)
  return {
    longitude: normalize(longitude + shift.longitude),
    latitude: reading.second + shift.latitude,
    motion: motion + shift.motion,
  }
}

/** Position of one body at a Julian day of Terrestrial Time. */
export function positionAtTt(planet: Planet, tt: number): Position {
  evaluate(POSITIONS[SUN]!, tt, sun)
  return positionOf(PLANETS.indexOf(planet), tt, nutationAt(tt))
}

/** Positions of all ten bodies at a Julian day of Terrestrial Time. */
export function positionsAtTt(tt: number): Record<Planet, Position> {
  const nutation = nutationAt(tt)
  evaluate(POSITIONS[SUN]!, tt, sun)
  return forEachPlanet((_, place) => positionOf(place, tt, nutation))
}

/** Positions of all ten bodies at an instant. */
export function positionsAt(instant: number): Record<Planet, Position> {
  return positionsAtTt(terrestrialTime(instant))
}
