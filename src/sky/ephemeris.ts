/**
 * Where the Sun, the Moon and the planets stand: geocentric apparent ecliptic positions, true equinox of date,
 * with their daily motions, 1600–2399.
 */
import { readFileSync } from 'node:fs'
import { normalize, signedArc, sine } from './angle.ts'
import { evaluate, type Reading, readSeries, type Series } from './chebyshev-table.ts'
import { deflection, type Shift, type Sighting } from './deflection.ts'
import { nutationAt } from './nutation.ts'
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
const LONGITUDE = 0
const LATITUDE = 1

function loadPositions(): Record<Planet, Series> {
  const file = (name: string) => readFileSync(new URL(`../../data/ephemeris/${name}`, import.meta.url))
  const entries: TableEntry[] = JSON.parse(file('positions.json').toString())
  const bytes = new Uint8Array(file('positions.bin'))
  let at = 0
  const series = entries.map((entry) => {
    const span = { firstDay: entry.jd0, daysPerSegment: entry.L, segments: entry.ns }
    const planes = [
      { widths: entry.wlon, quantum: entry.qlon * ARCSECOND },
      { widths: entry.wlat, quantum: entry.qlat * ARCSECOND },
    ]
    const read = readSeries(bytes, at, span, planes)
    at = read.end
    return [entry.body, read.series] as const
  })
  return Object.fromEntries(series) as Record<Planet, Series>
}

const POSITIONS = loadPositions()

// Work space, so that a position costs no garbage but the answer itself.
const longitude: Reading = { value: 0, perDay: 0 }
const latitude: Reading = { value: 0, perDay: 0 }
const sun: Reading = { value: 0, perDay: 0 }
const sighting: Sighting = { fromSun: 0, fromSunPerDay: 0, latitude: 0, latitudePerDay: 0, distance: 1 }
const shift: Shift = { longitude: 0, latitude: 0, motion: 0 }

const MEAN_DISTANCES: Partial<Record<Planet, number>> = {
  mercury: 0.387,
  venus: 0.723,
  mars: 1.524,
  jupiter: 5.2,
  saturn: 9.58,
  uranus: 19.2,
  neptune: 30.1,
  pluto: 39.5,
}

/** Geocentric distance as if orbits were circles: rough, and good enough beyond 5° from the Sun. */
function roughDistance(planet: Planet, fromSun: number, gaining: boolean): number {
  const radius = MEAN_DISTANCES[planet]!
  const half = Math.sqrt(Math.max(0, radius * radius - sine(fromSun) ** 2))
  const middle = Math.sqrt(1 - sine(fromSun) ** 2) * (Math.abs(fromSun) < 90 ? 1 : -1)
  return radius > 1 || gaining ? middle + half : middle - half
}

/** Light of the Moon and of the Sun itself passes no Sun on its way. */
const isBent = (planet: Planet) => planet !== 'sun' && planet !== 'moon'

function positionIn(planet: Planet, tt: number): Position {
  const series = POSITIONS[planet]
  const nutation = nutationAt(tt)
  evaluate(series, LONGITUDE, tt, longitude)
  evaluate(series, LATITUDE, tt, latitude)
  if (!isBent(planet)) {
    return {
      longitude: normalize(longitude.value + nutation.longitude),
      latitude: latitude.value,
      motion: longitude.perDay + nutation.motion,
    }
  }
  sighting.fromSun = signedArc(longitude.value, sun.value)
  sighting.fromSunPerDay = longitude.perDay - sun.perDay
  sighting.latitude = latitude.value
  sighting.latitudePerDay = latitude.perDay
  sighting.distance = roughDistance(planet, sighting.fromSun, sighting.fromSunPerDay > 0)
  deflection(sighting, 1, shift)
  return {
    longitude: normalize(longitude.value + nutation.longitude + shift.longitude),
    latitude: latitude.value + shift.latitude,
    motion: longitude.perDay + nutation.motion + shift.motion,
  }
}

/** Position of one body at a Julian day of Terrestrial Time. */
export function positionAtTt(planet: Planet, tt: number): Position {
  if (isBent(planet)) evaluate(POSITIONS.sun, LONGITUDE, tt, sun)
  return positionIn(planet, tt)
}

/** Positions of all ten bodies at a Julian day of Terrestrial Time. */
export function positionsAtTt(tt: number): Record<Planet, Position> {
  evaluate(POSITIONS.sun, LONGITUDE, tt, sun)
  return {
    sun: positionIn('sun', tt),
    moon: positionIn('moon', tt),
    mercury: positionIn('mercury', tt),
    venus: positionIn('venus', tt),
    mars: positionIn('mars', tt),
    jupiter: positionIn('jupiter', tt),
    saturn: positionIn('saturn', tt),
    uranus: positionIn('uranus', tt),
    neptune: positionIn('neptune', tt),
    pluto: positionIn('pluto', tt),
  }
}

/** Positions of all ten bodies at an instant. */
export function positionsAt(instant: number): Record<Planet, Position> {
  return positionsAtTt(terrestrialTime(instant))
}
