/** The figures of the sky, as chapters of docs/accuracy.md. */
import { AstroTime, type Body, Ecliptic, EclipticGeoMoon, GeoVector, SunPosition } from 'astronomy-engine'
import { separation } from '../../src/sky/angle.ts'
import { PLANETS, type Planet } from '../../src/sky/planets.ts'
import { ARCSECONDS, comparePositions, figuresOf, rowsOf } from '../../test/golden/sky/compare.ts'
import {
  compareDaylight,
  compareDeltaT,
  compareFromUtc,
  compareOrientation,
  compareSunriseInUse,
} from '../../test/golden/sky/compare-times.ts'
import { table } from './table.ts'

const worst = (errors: readonly number[], digits = 3) => figuresOf(errors).worst.toFixed(digits)
const count = (n: number) => n.toLocaleString('en-US')

export function positions(): string {
  const rows = PLANETS.map((planet) => {
    const near = comparePositions('positions-1800-2100', planet)
    const far = comparePositions('positions-1600-2400', planet)
    const { median, p99, worst: farthest } = figuresOf(near.longitude)
    const newer = figuresOf(comparePositions('positions-de441', planet).longitude)
    return [
      planet,
      count(near.longitude.length),
      ...[median, p99, farthest].map((figure) => figure.toFixed(3)),
      worst(near.latitude),
      worst(near.motion),
      near.wrongFlags.length + far.wrongFlags.length,
      worst(far.longitude),
      worst(far.latitude),
      ...[newer.median, newer.worst].map((figure) => figure.toFixed(3)),
      worst(comparePositions('jpl-de405', planet).longitude),
      worst(byAstronomyEngine(planet), 1),
    ]
  })
  const head = ['body', 'instants', 'median', 'p99', 'worst', 'latitude worst', 'motion worst, ″/day']
  return table(
    [
      ...head,
      'wrong retrograde flags',
      '1600–2400 worst',
      'its latitude',
      'DE441 median',
      'DE441 worst',
      'DE405 worst',
      'astronomy-engine worst',
    ],
    rows,
  )
}

/** What a good library of the same language is off, on the same rows. */
function byAstronomyEngine(planet: Planet): number[] {
  return rowsOf('positions-1800-2100').map((row) => {
    const time = AstroTime.FromTerrestrialTime(Number(row.jd_tt) - 2451545)
    return (
      separation(longitudeByAstronomyEngine(planet, time), Number(row[`${planet}_longitude`])) * ARCSECONDS
    )
  })
}

function longitudeByAstronomyEngine(planet: Planet, time: AstroTime): number {
  if (planet === 'sun') return SunPosition(time).elon
  if (planet === 'moon') return EclipticGeoMoon(time).lon
  const body = (planet.charAt(0).toUpperCase() + planet.slice(1)) as Body
  return Ecliptic(GeoVector(body, time, true)).elon
}

export function fromUtc(): string {
  const eras = [
    [1850, 1972],
    [1972, 2027],
    [2027, 2100],
  ] as const
  const rows = eras.map(([from, to]) => {
    const moon = figuresOf(compareFromUtc('moon', from, to))
    const sun = figuresOf(compareFromUtc('sun', from, to))
    return [`${from}–${to}`, moon.count, moon.median.toFixed(3), moon.worst.toFixed(3), sun.worst.toFixed(3)]
  })
  return table(['years', 'instants', 'Moon median', 'Moon worst', 'Sun worst'], rows)
}

export function orientation(): string {
  const rows = compareOrientation().map(([name, errors]) => [name, errors.length, worst(errors, 5)])
  return table(['quantity', 'days', 'worst'], rows)
}

export function daylight(): string {
  const figures = figuresOf(compareDaylight())
  return `${figures.count} sunrises and sunsets: median ${figures.median.toFixed(2)} s, worst ${figures.worst.toFixed(2)} s.`
}

export function sunriseInUse(): string {
  const figures = figuresOf(compareSunriseInUse())
  return `${figures.count} sunrises and sunsets: median ${figures.median.toFixed(2)} s, worst ${figures.worst.toFixed(2)} s.`
}

const EARLY_YEARS = [
  [1600, 1650],
  [1650, 1700],
  [1700, 1800],
  [1800, 1851],
] as const

export function earlyDeltaT(): string {
  const rows = EARLY_YEARS.map(([from, to]) => {
    const { count, median, worst } = figuresOf(compareDeltaT(from, to))
    return [`${from}–${to - 1}`, count, median.toFixed(1), worst.toFixed(1)]
  })
  return table(['years', 'compared', 'median, s', 'worst, s'], rows)
}
