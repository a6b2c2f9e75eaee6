/** Months, written as `2026-11`, and days, written as `2026-11-24`: what the grid shows and what is in the address. */
import { dayAfter } from '../parts/dates.ts'

export const monthOf = (date: string): string => date.slice(0, 7)

const utc = (month: string, days: number) => new Date(Date.parse(`${month}-01T12:00:00Z`) + days * 86_400_000)

export function monthAfter(month: string, steps: number): string {
  const moved = utc(month, 0)
  moved.setUTCMonth(moved.getUTCMonth() + steps)
  return monthOf(moved.toISOString())
}

export const firstDayOf = (month: string): string => `${month}-01`

export const lastDayOf = (month: string): string => utc(monthAfter(month, 1), -1).toISOString().slice(0, 10)

export const daysOf = (month: string): string[] =>
  Array.from(
    { length: Number(lastDayOf(month).slice(8)) },
    (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`,
  )

/** 0 for Monday. */
const weekdayOf = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7

/** Weeks from Monday to Sunday; undefined where a day belongs to another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const before = Array<undefined>(weekdayOf(firstDayOf(month))).fill(undefined)
  const cells: (string | undefined)[] = [...before, ...daysOf(month)]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day]),
  )
}

export interface MonthWish {
  readonly month: string
  /** A day of the month; empty: the whole of it. */
  readonly day: string
}

export function monthParams({ month, day }: MonthWish): URLSearchParams {
  const params = new URLSearchParams({ month })
  if (day !== '') params.set('day', String(Number(day.slice(8))))
  return params
}

/** What is no month of the calendar is the month of today. */
export function monthWishIn(query: string, today: string): MonthWish {
  const params = new URLSearchParams(query)
  const asked = params.get('month') ?? ''
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : monthOf(today)
  const day = `${month}-${(params.get('day') ?? '').padStart(2, '0')}`
  return { month, day: daysOf(month).includes(day) ? day : '' }
}

/** The last of a month that has not so many days. */
const sameDayOf = (month: string, date: string): string =>
  // mutate order: they are sorted
  [`${month}${date.slice(7)}`, lastDayOf(month)].toSorted()[0]!

const KEYS: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => dayAfter(date, -1),
  ArrowRight: (date) => dayAfter(date, 1),
  ArrowUp: (date) => dayAfter(date, -7),
  ArrowDown: (date) => dayAfter(date, 7),
  Home: (date) => dayAfter(date, -weekdayOf(date)),
  End: (date) => dayAfter(date, 6 - weekdayOf(date)),
  PageUp: (date) => sameDayOf(monthAfter(monthOf(date), -1), date),
  PageDown: (date) => sameDayOf(monthAfter(monthOf(date), 1), date),
}

/** Where a key leads in the grid, as the ARIA practices have it for dates; undefined for other keys. */
export const dayByKey = (key: string, date: string): string | undefined => KEYS[key]?.(date)
