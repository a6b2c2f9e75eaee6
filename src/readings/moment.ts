/** A moment in a request: in UTC, so that it means the same everywhere. */
import { invalid, type ServiceError } from '../errors.ts'
import { civilDay } from '../time/civil-day.ts'
import { checkedNow, outOfRange, resolveDate, resolveLocalTime } from '../time/civil-time.ts'
import { isInRange } from '../time/range.ts'
import type { Zone } from '../time/zones.ts'

/** `2026-11-17T12:00Z` → an instant. `field` is the member's name in errors. */
export function momentIn(text: string, field: string): number {
  if (text.endsWith('Z')) return resolveLocalTime(text.slice(0, -1), 'UTC', field).instant
  const message = `${field} must be a moment in UTC, such as 2026-11-17T12:00Z.`
  throw invalid([{ path: field, message }], 'shape')
}

export const MINUTE_MS = 60_000

/** The present is rounded to the minute, so that everybody who asks in that minute gets the same answer. */
export const momentOrNow = (text: string | undefined, now: number): number =>
  text === undefined ? checkedNow(now) - (now % MINUTE_MS) : momentIn(text, 'at')

/** A moment in UTC, or the beginning of a date by the clocks of a zone; now, if nothing is said. */
export function momentOrDate(text: string | undefined, clock: Zone, now: number, field: string): number {
  if (text === undefined) return momentOrNow(undefined, now)
  if (text.endsWith('Z')) return momentIn(text, field)
  if (!DATE_OR_WORD.test(text)) throw neitherMomentNorDate(field)
  const { from } = civilDay(resolveDate(text, clock, now, field), clock)
  if (!isInRange(from)) throw outOfRange(text, field)
  return from
}

/** A date that does not exist has an error of its own. */
const DATE_OR_WORD = /^(\d{4}-\d\d-\d\d|[a-z]+)$/

function neitherMomentNorDate(field: string): ServiceError {
  const message = `${field} must be a date, YYYY-MM-DD, today, tomorrow or yesterday, or a moment in UTC, such as 2026-11-17T12:00Z.`
  return invalid([{ path: field, message }], 'shape')
}
