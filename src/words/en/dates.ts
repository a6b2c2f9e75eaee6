/** Dates and hours in a sentence. */
import type { DateSpan, Period, PeriodType } from '../../time/period.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `2026-12-03T14:20:00` → `3 December`. */
export function dateWords(local: string): string {
  const [, month, day] = local.slice(0, 10).split('-').map(Number)
  return `${day} ${MONTHS[month! - 1]}`
}

/** `2026-12-03` → `December`. */
export const monthName = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1]!

/** `2026-12-03T14:20:00` → `14:20`. */
export const clockWords = (local: string): string => local.slice(11, 16)

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const weekdayOf = (date: string): string => WEEKDAYS[new Date(Date.parse(date)).getUTCDay()]!

/** A day as one speaks of it within its week, its month or its year: `Friday`, `the 21st`, `3 December`. */
export function dayInPeriod(date: string, type: PeriodType): string {
  if (type === 'week') return weekdayOf(date)
  return type === 'year' ? dateWords(date) : `the ${dayOrdinal(Number(date.slice(8, 10)))}`
}

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** `21` → `21st`. */
export const dayOrdinal = (day: number): string =>
  `${day}${Math.floor(day / 10) === 1 ? 'th' : (ENDINGS[day % 10] ?? 'th')}`

/** `On Friday`, `On the 21st`, `On 3 December`. */
export const onDay = (date: string, type: PeriodType): string => `On ${dayInPeriod(date, type)}`

/** `Until Wednesday`, `From the 13th`, `From Thursday to Saturday`, `All week`. */
export function duringPhase({ from, to }: DateSpan, period: Period): string {
  const [first, last] = [from, to].map((date) => dayInPeriod(date, period.type))
  if (from === period.from) return to === period.to ? `All ${period.type}` : `Until ${last}`
  return to === period.to ? `From ${first}` : `From ${first} to ${last}`
}
