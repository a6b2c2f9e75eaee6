/** Dates of the Julian calendar, which was in use until 1582 in Rome, 1752 in London and 1918 in Moscow. */
import { DAY_MS } from './time-scales.ts'

export interface CalendarDate {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

/** Days from 1970-01-01 of the Gregorian calendar. Years are counted from March, so that 29 February is the last day. */
function epochDay({ year, month, day }: CalendarDate): number {
  const y = month < 3 ? year - 1 : year
  const m = month < 3 ? month + 9 : month - 3
  return y * 365 + Math.floor(y / 4) + Math.floor((153 * m + 2) / 5) + day - 719_471
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Every fourth year is a leap year, 1700 and 1900 too. */
function exists({ year, month, day }: CalendarDate): boolean {
  const length = month === 2 && year % 4 === 0 ? 29 : MONTH_LENGTHS[month - 1]
  return length !== undefined && day >= 1 && day <= length
}

/** The same day in the Gregorian calendar, whether or not that was in use then; null if the Julian calendar has no such date. */
export function gregorianFromJulian(date: CalendarDate): CalendarDate | null {
  if (!exists(date)) return null
  const same = new Date(epochDay(date) * DAY_MS)
  return { year: same.getUTCFullYear(), month: same.getUTCMonth() + 1, day: same.getUTCDate() }
}
