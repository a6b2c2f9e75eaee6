/** Differences of lunations and of times without an aspect from a slow scan of the longitudes that the Swiss Ephemeris prints. */

import { events } from '../../../src/almanac/events.ts'
import { type VoidRule, voidsOfCourse } from '../../../src/almanac/void-of-course.ts'
import { DAY_MS, terrestrialTime } from '../../../src/time/time-scales.ts'
import { rowsOf } from './compare.ts'

const DAY_SECONDS = 86_400
const PHASES: Readonly<Record<string, string>> = {
  0: 'new-moon',
  90: 'first-quarter',
  180: 'full-moon',
  270: 'last-quarter',
}

export interface Moments {
  /** As many as the other side has and we have not, and the other way round. */
  readonly missing: number
  readonly extra: number
  /** Of TT. */
  readonly seconds: number[]
}

/** Two lists of Julian days with names: each of ours belongs to at most one of theirs. */
function match(
  theirs: readonly (readonly [string, number])[],
  ours: readonly (readonly [string, number])[],
): Moments {
  const open = new Map<string, number[]>()
  for (const [name, day] of ours) open.set(name, [...(open.get(name) ?? []), day])
  const seconds = theirs.flatMap(([name, day]) => {
    const list = open.get(name) ?? []
    const at = list.findIndex((each) => Math.abs(each - day) * DAY_SECONDS < 60)
    return at === -1 ? [] : [Math.abs(list.splice(at, 1)[0]! - day) * DAY_SECONDS]
  })
  const extra = [...open.values()].flat().length
  return { missing: theirs.length - seconds.length, extra, seconds }
}

export function compareLunations(): Moments {
  const [from, to] = [Date.UTC(1950), Date.UTC(2050)]
  const theirs = rowsOf('lunations').map((row) => [PHASES[row.elongation!]!, Number(row.jd_tt)] as const)
  const ours = events(from, to, ['moon_phase']).map(({ id, at }) => [id, terrestrialTime(at)] as const)
  return match(theirs, ours)
}

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
