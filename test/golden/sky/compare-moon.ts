/** Differences of lunations and of times without an aspect from a slow scan of the longitudes that the Swiss Ephemeris prints. */

import { events } from '../../../src/almanac/events.ts'
import { type VoidRule, voidsOfCourse } from '../../../src/almanac/void-of-course.ts'
import { moonPhaseOf } from '../../../src/chart/moon-phase.ts'
import { positionsOf } from '../../../src/sky/ephemeris.ts'
import { DAY_MS, terrestrialTime } from '../../../src/time/time-scales.ts'
import { rowsOf } from './compare.ts'
import { around, type Moments, match, type NamedDay, named, ofYears, type Years } from './match.ts'

const PHASES: Readonly<Record<string, string>> = {
  0: 'new-moon',
  90: 'first-quarter',
  180: 'full-moon',
  270: 'last-quarter',
}

export function compareLunations(years: Years): Moments {
  const theirs = rowsOf('lunations').map((row): NamedDay => [PHASES[row.elongation!]!, Number(row.jd_tt)])
  const ours = events(...around(years), ['moon_phase']).map(named)
  return match(ofYears(theirs, years), ofYears(ours, years))
}

/** Differences of the lit share of the disc. */
export const compareLight = (): number[] =>
  rowsOf('moon-light').map((row) => {
    const tt = Number(row.jd_tt)
    const { sun, moon } = positionsOf(['sun', 'moon'], tt)
    return Math.abs(moonPhaseOf(sun, moon, tt).illuminated - Number(row.lit))
  })

/** Beginnings and ends. The rows begin with 2020, so that the first sign of theirs has no beginning. */
export function compareVoids(rule: VoidRule): Moments {
  const rows = rowsOf('void-of-course').filter((row) => row.rule === rule)
  const theirs = rows.flatMap((row) => [
    ['begins', Number(row.begins_tt)] as const,
    ['ends', Number(row.ends_tt)] as const,
  ])
  const first = theirs[0]![1]
  const last = theirs.at(-1)![1]
  const minute = 1 / 1440
  const ours = voidsOfCourse(Date.UTC(2020), Date.UTC(2030) + 5 * DAY_MS, rule)
    .flatMap(({ at, endsAt }) => [
      ['begins', terrestrialTime(at)] as const,
      ['ends', terrestrialTime(endsAt)] as const,
    ])
    .filter(([, day]) => day > first - minute && day < last + minute)
  return match(theirs, ours)
}
