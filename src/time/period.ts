/** A week, a month or a year as a value: its first and last day, and its number among all of its kind. */
import { DAY_MS, dayNumber } from './time-scales.ts'
import { dateText } from './wall-clock.ts'

export const PERIOD_TYPES = ['week', 'month', 'year'] as const
export type PeriodType = (typeof PERIOD_TYPES)[number]

export const WEEK_STARTS = ['monday', 'sunday'] as const
export type WeekStart = (typeof WEEK_STARTS)[number]

export interface DateSpan {
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
}

export interface Period extends DateSpan {
  readonly type: PeriodType
}

const DAYS_OF_WEEK = 7

/** How many days after its week's beginning 1970-01-01, a Thursday, is. */
const THURSDAY: Record<WeekStart, number> = { monday: 3, sunday: 4 }

const dateOf = (day: number): string => dateText(day * DAY_MS)

/** The period that a date is in. */
export function periodAround(date: string, type: PeriodType, weekStart: WeekStart = 'monday'): Period {
  if (type === 'week') return weekAround(dayNumber(date), weekStart)
  const [year, month] = date.split('-') as [string, string]
  if (type === 'year') return { type, from: `${year}-01-01`, to: `${year}-12-31` }
  return {
    type,
    from: `${year}-${month}-01`,
    to: dateText(Date.UTC(Number(year), Number(month), 1) - DAY_MS),
  }
}

function weekAround(day: number, weekStart: WeekStart): Period {
  const before = THURSDAY[weekStart]
  const first = Math.floor((day + before) / DAYS_OF_WEEK) * DAYS_OF_WEEK - before
  return { type: 'week', from: dateOf(first), to: dateOf(first + DAYS_OF_WEEK - 1) }
}

/** Every day of a span, both ends included. */
export function datesOf({ from, to }: DateSpan): string[] {
  const first = dayNumber(from)
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, i) => dateOf(first + i))
}

/** The months of a year. */
export const monthsOf = ({ from }: Period): Period[] =>
  Array.from({ length: 12 }, (_, i) =>
    periodAround(`${from.slice(0, 4)}-${String(i + 1).padStart(2, '0')}-01`, 'month'),
  )

/** The period so many periods later, or earlier. */
export function periodAfter({ type, from }: Period, count: number): Period {
  if (type === 'week') {
    const first = dayNumber(from) + count * DAYS_OF_WEEK
    return { type, from: dateOf(first), to: dateOf(first + DAYS_OF_WEEK - 1) }
  }
  const [year, month] = from.split('-').map(Number) as [number, number]
  const months = type === 'year' ? 12 * count : count
  return periodAround(dateText(Date.UTC(year, month - 1 + months, 1)), type)
}

/** Weeks, months or years since 1970: the next period has the next number. */
export function numberOf({ type, from }: Period): number {
  if (type === 'week') return Math.floor((dayNumber(from) + THURSDAY.monday) / DAYS_OF_WEEK)
  const [year, month] = from.split('-').map(Number) as [number, number]
  return type === 'year' ? year - 1970 : (year - 1970) * 12 + month - 1
}
