/** Which dates are current: their readings are few, all visitors share them, and stores and budgets treat them first. */
import type { DateSpan } from '../time/period.ts'
import { DAY_MS } from '../time/time-scales.ts'

const HOUR_MS = 3_600_000
/** A date begins somewhere on Earth fourteen hours before it does in UTC, and ends twelve hours after. */
const FIRST_BEFORE_UTC_MS = 14 * HOUR_MS
export const LAST_AFTER_UTC_MS = 12 * HOUR_MS

/** As many days as a feed tells: today and those before it. */
export const DAYS_OF_FEED = 7
/** Periods are read this long before they begin. */
const PERIOD_AHEAD_MS = 31 * DAY_MS

/** Today anywhere on Earth, tomorrow, which is written ahead of time, and the days that feeds still tell. */
export function isCurrentDay(date: string, now: number): boolean {
  const begins = Date.parse(date)
  return (
    begins - FIRST_BEFORE_UTC_MS - DAY_MS <= now && now < begins + DAYS_OF_FEED * DAY_MS + LAST_AFTER_UTC_MS
  )
}

/** A week, month or year that begins within a month and has not ended everywhere. */
export const isCurrentPeriod = ({ from, to }: DateSpan, now: number): boolean =>
  Date.parse(from) - PERIOD_AHEAD_MS <= now && now < Date.parse(to) + DAY_MS + LAST_AFTER_UTC_MS
