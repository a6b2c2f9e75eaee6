/** Reads the dates and times of a request: from a text and a time zone to an instant or a calendar date. */
import { excerpt, ServiceError } from '../errors.ts'
import { EARLIEST, isInRange, LATEST } from './range.ts'
import { DAY_MS } from './time-scales.ts'
import { dateText, gapAt, instantsOf, wallAt, wallText } from './wall-clock.ts'
import { type Zone, zone } from './zones.ts'

/** The days for which the sky is computed, in UTC. */
const EARLIEST_DATE = dateText(EARLIEST)
const LATEST_DATE = dateText(LATEST)

export interface LocalTime {
  readonly instant: number
  /** Seconds east of UTC. */
  readonly offsetSeconds: number
  /** `ambiguous` if the clocks were set back and showed this time twice; `instant` is then the earlier one. */
  readonly status: 'unique' | 'ambiguous'
  /** The second instant of an ambiguous time. */
  readonly laterInstant: number | null
  readonly zone: Zone
}

const DATE_TIME_FORMAT = 'YYYY-MM-DD HH:mm:ss'
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const DATE_FORMAT = 'YYYY-MM-DD, today, tomorrow or yesterday'

/** The instant at which the clocks of a zone showed the given local time. `field` is the member's name in errors. */
export function resolveLocalTime(text: string, zoneName: string, field = 'birthDateTime'): LocalTime {
  const wall = readDateTime(text, field)
  const place = zone(zoneName)
  const [instant, later] = instantsOf(wall, place)
  if (instant === undefined) throw nonexistentLocalTime(text, wall, place)
  if (!isInRange(instant)) throw outOfRange(text, field)
  return {
    instant,
    offsetSeconds: (wall - instant) / 1000,
    status: later === undefined ? 'unique' : 'ambiguous',
    laterInstant: later ?? null,
    zone: place,
  }
}

/** A date as text, or the date of `today`, `tomorrow` or `yesterday` in a zone at the instant `now`. */
export function resolveDate(text: string, place: Zone, now: number, field = 'date'): string {
  const steps = DAY_WORDS.get(text)
  if (steps !== undefined) return dayFromToday(steps, place, checkedNow(now))
  const parts = DATE.exec(text)
  if (!parts) throw malformed(text, field, DATE_FORMAT, `${field} must be written ${DATE_FORMAT}.`)
  const [, year, month, day] = parts
  const reason = whyNoSuchDate(Number(year), Number(month), Number(day))
  if (reason) throw impossible(text, field, DATE_FORMAT, reason)
  if (text < EARLIEST_DATE || text > LATEST_DATE) throw outOfRange(text, field)
  return text
}

/** Throws if the clock of this machine shows a time for which there is no sky. The caller cannot help it. */
export function checkedNow(now: number): number {
  if (isInRange(now)) return now
  const years = `${EARLIEST_DATE.slice(0, 4)} to ${LATEST_DATE.slice(0, 4)}`
  const shown = new Date(now).toISOString().replace(/T.*/, '')
  const message = `The clock of this service shows ${shown}, and its sky reaches from ${years}: its operator must set the clock. Requests that name a date are answered.`
  throw new ServiceError('SERVICE_UNAVAILABLE', message)
}

/** Noon of a calendar date in a zone. */
export function noonOf(date: string, place: Zone, field = 'date'): number {
  const noon = clockNoon(date, place)
  if (!isInRange(noon)) throw outOfRange(date, field)
  return noon
}

/**
 * The same, even outside the range of the sky. If the clocks skipped it, as Samoa skipped the whole of 30 December 2011, it is the moment
 * of the change; if they showed it twice, it is the first time.
 */
export function clockNoon(date: string, place: Zone): number {
  const wall = Date.parse(date) + DAY_MS / 2
  return instantsOf(wall, place)[0] ?? gapAt(wall, place)!.instant
}

const DAY_WORDS: ReadonlyMap<string, number> = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
])

/** Counts only the days that exist in a zone's calendar: in Samoa the day before 31 December 2011 was the 29th. */
function dayFromToday(steps: number, place: Zone, now: number): string {
  const wall = wallAt(now, place)
  const day = wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS) + steps * DAY_MS
  // The current day cannot have been skipped.
  return dateText(steps !== 0 && isSkipped(day, place) ? day + steps * DAY_MS : day)
}

function isSkipped(day: number, place: Zone): boolean {
  const gap = gapAt(day, place)
  return gap !== undefined && gap.after >= day + DAY_MS
}

function readDateTime(text: string, field: string): number {
  if (!hasSigns(text)) throw malformedDateTime(text, field)
  const [year, month, day] = [digits(text, 0, 4), digits(text, 5, 2), digits(text, 8, 2)]
  const [hour, minute] = [digits(text, 11, 2), digits(text, 14, 2)]
  const second = text.length === 16 ? 0 : digits(text, 17, 2)
  // A character that is not a digit makes its number, and so the sum, NaN.
  if (Number.isNaN(year + month + day + hour + minute + second)) throw malformedDateTime(text, field)
  const reason = whyNoSuchDate(year, month, day) ?? whyNoSuchTime(hour, minute, second)
  if (reason) throw impossible(text, field, DATE_TIME_FORMAT, reason)
  return Date.UTC(year + CALENDAR_CYCLE_YEARS, month - 1, day, hour, minute, second) - CALENDAR_CYCLE_MS
}

/** Checks the length and the separators of `YYYY-MM-DD HH:mm[:ss]`. Without a regular expression, which would take longer than the chart’s houses. */
const hasSigns = (text: string): boolean =>
  (text.length === 16 || (text.length === 19 && text[16] === ':')) &&
  text[4] === '-' &&
  text[7] === '-' &&
  (text[10] === ' ' || text[10] === 'T') &&
  text[13] === ':'

/** The number written in `count` digits from an index on; NaN if there is another character. */
function digits(text: string, from: number, count: number): number {
  let value = 0
  for (let at = from; at < from + count; at++) {
    const digit = text.charCodeAt(at) - 48
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN
  }
  return value
}

/** The calendar repeats after 400 years. Adding a cycle keeps Date.UTC from taking the years 0 to 99 for 1900 to 1999. */
const CALENDAR_CYCLE_YEARS = 400
const CALENDAR_CYCLE_MS = 146_097 * DAY_MS

function whyNoSuchDate(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12) return 'months run from 01 to 12'
  const length = daysInMonth(year, month)
  return day < 1 || day > length ? `the days of that month run from 01 to ${length}` : undefined
}

function whyNoSuchTime(hour: number, minute: number, second: number): string | undefined {
  return hour > 23 || minute > 59 || second > 59 ? 'a day runs from 00:00:00 to 23:59:59' : undefined
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

function daysInMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeapYear ? 29 : MONTH_LENGTHS[month - 1]!
}

function malformedDateTime(text: string, field: string): ServiceError {
  const remedy = 'local time, without offset, Z or fraction; T may stand for the space, :ss may be left out'
  const message = `${field} must be written ${DATE_TIME_FORMAT} (${remedy}).`
  return malformed(text, field, DATE_TIME_FORMAT, message)
}

function malformed(text: string, field: string, expected: string, message: string): ServiceError {
  return new ServiceError(
    'INVALID_DATE_FORMAT',
    message,
    { field, provided: excerpt(text), expected },
    'shape',
  )
}

function impossible(text: string, field: string, expected: string, reason: string): ServiceError {
  const provided = excerpt(text)
  return new ServiceError('INVALID_DATE_FORMAT', `${field} ${provided} does not exist: ${reason}.`, {
    field,
    provided,
    expected,
  })
}

export function outOfRange(text: string, field: string): ServiceError {
  return new ServiceError(
    'DATE_OUT_OF_RANGE',
    `${field} must lie between ${EARLIEST_DATE} and ${LATEST_DATE}, in UTC.`,
    { field, provided: excerpt(text), earliest: EARLIEST_DATE, latest: LATEST_DATE },
  )
}

function nonexistentLocalTime(text: string, wall: number, place: Zone): ServiceError {
  const gap = gapAt(wall, place)!
  const before = wallText(gap.before)
  const after = wallText(gap.after)
  return new ServiceError(
    'NONEXISTENT_LOCAL_TIME',
    `The clocks of ${place.name} never showed ${text}: they went from ${before} straight to ${after}. Send a time on either side.`,
    { provided: text, timezone: place.name, before, after },
  )
}
