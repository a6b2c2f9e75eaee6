import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deltaT } from './delta-t.ts'
import { instantOfTt, julianDay, terrestrialTime, universalTime } from './time-scales.ts'

const at = (iso: string) => Date.parse(iso)
const seconds = (days: number) => days * 86400
const ttMinusUtc = (instant: number) => seconds(terrestrialTime(instant) - julianDay(instant))
/** A present-day Julian day has a resolution of 40 microseconds. */
const near = (actual: number, expected: number, tolerance = 1e-4) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} instead of ${expected}`)

test('noon of 1 January 2000 is Julian day 2451545', () => {
  assert.equal(julianDay(at('2000-01-01T12:00:00Z')), 2451545)
})

test('since 1972 TT − UTC is 32.184 s and the leap seconds', () => {
  near(ttMinusUtc(at('1972-01-01T00:00:00Z')), 42.184)
  near(ttMinusUtc(at('2000-01-01T00:00:00Z')), 64.184)
  near(ttMinusUtc(at('2016-12-31T23:59:59Z')), 68.184)
  near(ttMinusUtc(at('2017-01-01T00:00:00Z')), 69.184)
  near(ttMinusUtc(at('2026-11-15T00:00:00Z')), 69.184)
})

test('before 1972 civil time is UT1', () => {
  const instant = at('1955-05-05T05:05:05Z')
  assert.equal(universalTime(instant), julianDay(instant))
  near(ttMinusUtc(instant), deltaT(julianDay(instant)))
})

test('UT1 − UTC is what the IERS has measured', () => {
  // Bulletin B, finals2000A: 1 January 2000 and 2017.
  const ut1MinusUtc = (iso: string) => seconds(universalTime(at(iso)) - julianDay(at(iso)))
  near(ut1MinusUtc('2000-01-01T00:00:00Z'), 0.3555, 0.02)
  near(ut1MinusUtc('2017-01-01T00:00:00Z'), 0.5914, 0.02)
  near(ut1MinusUtc('2016-12-31T00:00:00Z'), -0.4075, 0.02)
})

test('since 1972 UT1 stays within 0.9 s of UTC, and civil time takes no leap of more than a second', () => {
  const HOUR = 3_600_000
  let last = ttMinusUtc(at('1971-12-01T00:00:00Z'))
  for (let instant = at('1971-12-01T00:00:00Z'); instant < at('2035-01-01T00:00:00Z'); instant += 12 * HOUR) {
    assert.ok(Math.abs(seconds(universalTime(instant) - julianDay(instant))) < 0.9001)
    assert.ok(Math.abs(ttMinusUtc(instant) - last) < 1.001)
    last = ttMinusUtc(instant)
  }
})

test('the instant of a Terrestrial Time is the one that has it, also beside a leap second', () => {
  for (const iso of [
    '1700-03-04T05:06:07Z',
    '1955-05-05T05:05:05Z',
    '2016-12-31T23:59:30Z',
    '2017-01-01T00:00:30Z',
    '2060-01-01T00:00:00Z',
  ])
    assert.ok(Math.abs(instantOfTt(terrestrialTime(at(iso))) - at(iso)) < 1, iso)
})
