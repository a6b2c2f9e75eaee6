/** The sky of a calendar date: the positions at noon UTC, and the events from midnight to midnight. */

import { type Sky, skyAt } from '../chart/transits.ts'
import { memoized } from '../sky/memoized.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { type DayEvent, eventsOfDay } from './day-events.ts'

export interface SkyOfDay extends Sky {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly events: readonly DayEvent[]
}

export const noonUtc = (date: string): number => Date.parse(date) + DAY_MS / 2

/** Twelve signs in three styles use the same day. */
// mutate constant: how many days are remembered: one that is forgotten is computed again, and is the same
const CACHED_DAYS = 64

export const skyOfDay: (date: string) => SkyOfDay = memoized(CACHED_DAYS, (date: string) => ({
  date,
  ...skyAt(noonUtc(date)),
  events: eventsOfDay(Date.parse(date)),
}))

/** The same day for a place: the sky of its own noon, the events of the UTC day. */
export function skyOfDayAt(date: string, noon: number): SkyOfDay {
  return { ...skyOfDay(date), ...skyAt(noon) }
}
