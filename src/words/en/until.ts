/** The end of something, seen from a day, as people say it: always with “until”, and without a clock, because readers live in every zone. */

import { DAY_MS } from '../../time/time-scales.ts'
import { dateText } from '../../time/wall-clock.ts'
import { dayOrdinal, monthName, weekdayOf } from './dates.ts'

const EVENING_HOUR = 18
const DAYS_BY_NAME = 6
const DAYS_BY_NUMBER = 28
const MONTHS_BY_NAME = 11

/** `date` is the day on which it is said, `end` an instant in UTC. */
export function untilWords(date: string, end: number): string {
  const endDate = dateText(end)
  const days = Math.round((Date.parse(endDate) - Date.parse(date)) / DAY_MS)
  if (days <= 0) return 'until tonight'
  if (days === 1)
    return new Date(end).getUTCHours() < EVENING_HOUR ? 'until tomorrow' : 'until tomorrow night'
  if (days <= DAYS_BY_NAME) return `until ${weekdayOf(endDate)}`
  if (days <= DAYS_BY_NUMBER) return `until the ${dayOrdinal(Number(endDate.slice(8, 10)))}`
  const [year, month] = yearAndMonth(date)
  const [endYear, endMonth] = yearAndMonth(endDate)
  const months = (endYear - year) * 12 + endMonth - month
  if (months > MONTHS_BY_NAME) return `until ${endYear}`
  return endYear > year ? `until next ${monthName(endDate)}` : `until ${monthName(endDate)}`
}

const yearAndMonth = (date: string): [number, number] => [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
