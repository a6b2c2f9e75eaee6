/**
 * Time scales. An instant is a number: milliseconds since 1970-01-01T00:00:00 UTC, as `Date.getTime()` returns it.
 *
 * The positions of the bodies depend on TT, the rotation of the Earth on UT1. Since 1972 clocks show UTC, whose difference to TT is known
 * from the leap seconds. Before that, and where leap seconds are not announced yet, civil time is taken as UT1.
 */
import { readFileSync } from 'node:fs'
import { deltaT } from './delta-t.ts'

export const DAY_MS = 86_400_000
export const SECOND_MS = 1000

/** How exactly an instant is known. */
export const toSecond = (instant: number): number => Math.round(instant / SECOND_MS) * SECOND_MS

/** Days since 1970-01-01 of a date, `YYYY-MM-DD`. */
export const dayNumber = (date: string): number => Date.parse(date) / DAY_MS
export const DAYS_PER_CENTURY = 36525
/** 2000-01-01T12:00 TT. */
export const J2000 = 2451545

const UNIX_EPOCH = 2440587.5
const TT_MINUS_TAI_SECONDS = 32.184
const DAY_SECONDS = 86400

interface LeapSeconds {
  certainUntil: string
  taiMinusUtc: [date: string, seconds: number][]
}
const file: LeapSeconds = JSON.parse(
  readFileSync(new URL('../../data/earth-rotation/leap-seconds.json', import.meta.url), 'utf8'),
)
const LEAP_INSTANTS = file.taiMinusUtc.map(([date]) => Date.parse(date))
const TT_MINUS_UTC_SECONDS = file.taiMinusUtc.map(([, seconds]) => seconds + TT_MINUS_TAI_SECONDS)
const CERTAIN_UNTIL = Date.parse(file.certainUntil)

/** Julian day of an instant, in the time scale in which the instant is given. */
export function julianDay(instant: number): number {
  return instant / DAY_MS + UNIX_EPOCH
}

/** The instant of a Julian day of UTC. */
export function instantOf(julianDay: number): number {
  return (julianDay - UNIX_EPOCH) * DAY_MS
}

export function centuriesFromJ2000(julianDay: number): number {
  return (julianDay - J2000) / DAYS_PER_CENTURY
}

/** TT − UTC in seconds if it is known from leap seconds, otherwise undefined. */
function ttMinusUtc(instant: number): number | undefined {
  if (instant >= CERTAIN_UNTIL) return undefined
  // From the end, because most births are recent.
  for (let i = LEAP_INSTANTS.length - 1; i >= 0; i--)
    if (instant >= LEAP_INSTANTS[i]!) return TT_MINUS_UTC_SECONDS[i]
  return undefined
}

/** Terrestrial Time of an instant, as a Julian day. */
export function terrestrialTime(instant: number): number {
  const day = julianDay(instant)
  return day + (ttMinusUtc(instant) ?? deltaT(day)) / DAY_SECONDS
}

/** The instant of a Julian day of Terrestrial Time. */
export function instantOfTt(tt: number): number {
  // The difference changes by less than a millisecond while the first guess is corrected, but where there is a leap second.
  const guess = instantOf(tt - (terrestrialTime(instantOf(tt)) - tt))
  return guess + (tt - terrestrialTime(guess)) * DAY_MS
}

/** Universal Time (UT1) of an instant, as a Julian day. */
export function universalTime(instant: number): number {
  const day = julianDay(instant)
  const difference = ttMinusUtc(instant)
  return difference === undefined ? day : day + (difference - deltaT(day)) / DAY_SECONDS
}
