/** When planets turn: the instants at which the daily motion in longitude passes zero. */
import { julianDayOf, numbersIn, swetest } from './swetest.ts'

const PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const PER_PLANET = 50

function motions(planet: number, from: number, count: number, step: string): number[] {
  return swetest(`-bj${from}`, `-p${planet}`, '-fs', `-n${count}`, `-s${step}`).map(
    (line) => numbersIn(line)[0]!,
  )
}

/** Where the sign changes within one day, by hours and a straight line between two of them. */
function stationOn(planet: number, day: number): number {
  const hourly = motions(planet, day, 25, '60m')
  const hour = hourly.findIndex((motion, i) => i > 0 && Math.sign(motion) !== Math.sign(hourly[i - 1]!))
  const [before, after] = [hourly[hour - 1]!, hourly[hour]!]
  return day + (hour - 1 + before / (before - after)) / 24
}

export function stations(from: string, to: string): string {
  const first = julianDayOf(from)
  const days = julianDayOf(to) - first
  const rows = PLANETS.flatMap((name, i) => {
    const planet = i + 2
    const daily = motions(planet, first, days, '1')
    const turns = daily.flatMap((motion, d) => (d > 0 && motion < 0 !== daily[d - 1]! < 0 ? [d - 1] : []))
    // An odd stride: both kinds of station get their turn.
    const every = Math.floor(turns.length / PER_PLANET) | 1
    return turns
      .filter((_, turn) => turn % every === 0)
      .map((d) =>
        [name, stationOn(planet, first + d).toFixed(6), daily[d]! > 0 ? 'retrograde' : 'direct'].join('\t'),
      )
  })
  return `${['planet\tjd_tt\tturns', ...rows].join('\n')}\n`
}
