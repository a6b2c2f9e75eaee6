/** Dates in the calendar that the caller names. */
import { excerpt, ServiceError } from '../errors.ts'
import { gregorianFromJulian } from '../time/julian-calendar.ts'

export const CALENDARS = ['gregorian', 'julian'] as const
export type Calendar = (typeof CALENDARS)[number]

const DATE_AT_THE_START = /^(\d{4})-(\d\d)-(\d\d)/

/** A date, with or without a time, as the Gregorian calendar has it. A text that begins with no date comes back as it is. */
export function inGregorian(text: string, calendar: Calendar): string {
  const parts = calendar === 'julian' ? DATE_AT_THE_START.exec(text) : null
  if (parts === null) return text
  const [written, year, month, day] = parts
  const date = gregorianFromJulian({ year: Number(year), month: Number(month), day: Number(day) })
  if (date === null) throw noSuchDate(text)
  const gregorian = [pad(date.year, 4), pad(date.month, 2), pad(date.day, 2)].join('-')
  return gregorian + text.slice(written.length)
}

const pad = (value: number, digits: number) => String(value).padStart(digits, '0')

function noSuchDate(text: string): ServiceError {
  const provided = excerpt(text)
  return new ServiceError(
    'INVALID_DATE_FORMAT',
    `birthDateTime ${provided} does not exist in the Julian calendar.`,
    {
      field: 'birthDateTime',
      provided,
      expected: 'YYYY-MM-DD HH:mm:ss',
    },
  )
}
