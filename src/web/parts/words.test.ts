import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  arc,
  dateAfter,
  duration,
  localClock,
  localDate,
  longDate,
  signed,
  spaced,
  todayIn,
} from './words.ts'

test('today is the date where the visitor is, also when UTC has another', () => {
  // Eight in the morning in Auckland, nine in the evening in Honolulu.
  const morning = Date.UTC(2026, 10, 17, 19)
  const evening = Date.UTC(2026, 10, 18, 7)
  assert.equal(todayIn('Pacific/Auckland', morning), '2026-11-18')
  assert.equal(todayIn('UTC', morning), '2026-11-17')
  assert.equal(todayIn('Pacific/Honolulu', evening), '2026-11-17')
  assert.equal(todayIn('UTC', evening), '2026-11-18')
})

test('on the days on which the clocks change, a date ends at its own midnight', () => {
  // New York, 8 March 2026: 23 hours, from 05:00 to 04:00 UTC. Auckland, 5 April: 25 hours, from 11:00 to 12:00 UTC.
  for (const [zone, date, from, to] of [
    ['America/New_York', '2026-03-08', Date.UTC(2026, 2, 8, 5), Date.UTC(2026, 2, 9, 4)],
    ['Pacific/Auckland', '2026-04-05', Date.UTC(2026, 3, 4, 11), Date.UTC(2026, 3, 5, 12)],
  ] as const) {
    assert.notEqual(todayIn(zone, from - 1), date)
    assert.deepEqual(
      [from, to - 1].map((now) => todayIn(zone, now)),
      [date, date],
    )
    assert.notEqual(todayIn(zone, to), date)
  }
})

test('a zone that the browser does not know is the visitor’s own', () => {
  const now = Date.UTC(2026, 10, 17, 12)
  assert.equal(todayIn('Mars/Olympus', now), todayIn(undefined, now))
})

test('an instant has a date and a clock in a zone', () => {
  const full = Date.parse('2026-11-24T14:53:34Z')
  assert.equal(localDate(full, 'Australia/Sydney'), '2026-11-25')
  assert.equal(localClock(full, 'Australia/Sydney'), '01:53')
  assert.equal(localClock(Date.UTC(2026, 0, 1), 'UTC'), '00:00')
})

test('a time to wait is told in two units at most', () => {
  const told = [0, 119, 120, 125, 3599, 3600, 11_459, 86_400].map(duration)
  assert.deepEqual(told, [
    '0 s',
    '119 s',
    '2 min 0 s',
    '2 min 5 s',
    '59 min 59 s',
    '1 h 0 min',
    '3 h 10 min',
    '24 h 0 min',
  ])
})

test('a score has its sign, with a true minus, and nothing is neither', () => {
  assert.deepEqual([3.44, -4.06, 0, 0.04, -0.04, 0.05].map(signed), [
    '+3.4',
    '−4.1',
    '0.0',
    '0.0',
    '0.0',
    '+0.1',
  ])
})

test('degrees are cut to minutes, as the API does, and codes and dates are written out', () => {
  assert.deepEqual([17.5083, 0.999, 29.9999, 3.05].map(arc), ['17°30′', '0°59′', '29°59′', '3°02′'])
  assert.equal(spaced('personal_life_now'), 'Personal life now')
  assert.equal(longDate('2026-11-15'), 'Sunday 15 November 2026')
})

test('a later date is some days or weeks away, or the first of a month or a year', () => {
  assert.equal(dateAfter('2026-02-27', 'day', 2), '2026-03-01')
  assert.equal(dateAfter('2026-03-01', 'week', -1), '2026-02-22')
  assert.equal(dateAfter('2026-01-31', 'month', 1), '2026-02-01')
  assert.equal(dateAfter('2026-01-31', 'month', -1), '2025-12-01')
  assert.equal(dateAfter('2026-05-31', 'year', 1), '2027-01-01')
})
