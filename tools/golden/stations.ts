/**
 * When planets turn: the instants at which the longitude is greatest or least. The program's printed motion is not exactly the slope of its own
 * longitudes, and near a station of Pluto that is worth minutes; so a curve is laid through the longitudes themselves.
 */
import { signedArc } from '../../src/sky/angle.ts'
import { leastSquares } from '../ephemeris/mars/least-squares.ts'
import { julianDayOf, numbersIn, swetest } from './swetest.ts'

const PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const

function printed(planet: number, from: number, count: number, step: string, what: '-fs' | '-fl'): number[] {
  return swetest(`-bj${from}`, `-p${planet}`, what, `-n${count}`, `-s${step}`).map(
    (line) => numbersIn(line)[0]!,
  )
}

/** The program prints no more than 36,527 lines at once. */
const MAX_LINES = 30_000

function dailyMotions(planet: number, from: number, days: number): number[] {
  const parts = Array.from({ length: Math.ceil(days / MAX_LINES) }, (_, part) => {
    const done = part * MAX_LINES
    return printed(planet, from + done, Math.min(MAX_LINES, days - done), '1', '-fs')
  })
  return parts.flat()
}

/** Hours on either side of the middle that the curve is laid through: with 6 the instants are the same within a second, with 36 Mercury bends too much. */
const HOURS = 12
const OFFSETS = Array.from({ length: 2 * HOURS + 1 }, (_, hour) => (hour - HOURS) / 24)

/** Where a curve of the fourth degree through the hourly longitudes turns; `day` is within a day of it. */
function stationNear(planet: number, day: number): number {
  const longitudes = printed(planet, day - HOURS / 24, 2 * HOURS + 1, '60m', '-fl')
  const powers = [0, 1, 2, 3, 4].map((power) => Float64Array.from(OFFSETS, (offset) => offset ** power))
  const arcs = Float64Array.from(longitudes, (longitude) => signedArc(longitude, longitudes[HOURS]!))
  const [, b, c, d, e] = leastSquares(powers, arcs) as [number, number, number, number, number]
  let x = 0
  for (let round = 0; round < 8; round++)
    x -= (b + x * (2 * c + x * (3 * d + x * 4 * e))) / (2 * c + x * (6 * d + x * 12 * e))
  return day + x
}

/** The station between two days, in two rounds: the second has it in the middle of its hours. */
const stationAfter = (planet: number, day: number) =>
  stationNear(planet, Number(stationNear(planet, day + 0.5).toFixed(6)))

export function stations(from: string, to: string): string {
  const first = julianDayOf(from)
  const days = julianDayOf(to) - first
  const rows = PLANETS.flatMap((name, i) => {
    const planet = i + 2
    const daily = dailyMotions(planet, first, days)
    const turns = daily.flatMap((motion, d) => (d > 0 && motion < 0 !== daily[d - 1]! < 0 ? [d - 1] : []))
    return turns.map((d) =>
      [name, stationAfter(planet, first + d).toFixed(6), daily[d]! > 0 ? 'retrograde' : 'direct'].join('\t'),
    )
  })
  return `${['planet\tjd_tt\tturns', ...rows].join('\n')}\n`
}
