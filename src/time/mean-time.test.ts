import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { resolveLocalTime } from './civil-time.ts'
import { isLocalMeanTime, localMeanInstant, meanNoonOf, meanOffsetSeconds, onMeridian } from './mean-time.ts'
import { DAY_MS } from './time-scales.ts'
import { dateText, offsetText, wallAt } from './wall-clock.ts'
import { ZONE_NAMES, zone } from './zones.ts'

const utc = (instant: number) => new Date(instant).toISOString()
const noon = (date: string, longitude: number, name: string) => utc(meanNoonOf(date, longitude, zone(name)))

test('mean noon is 12:00 by the meridian, four minutes later for each degree west', () => {
  assert.equal(noon('2026-03-21', 0, 'UTC'), '2026-03-21T12:00:00.000Z')
  assert.equal(noon('2026-03-21', -74.006, 'America/New_York'), '2026-03-21T16:56:01.440Z')
  assert.equal(noon('2026-03-21', 139.5, 'Asia/Tokyo'), '2026-03-21T02:42:00.000Z')
})

test('near the date line the mean noon is that of the asked date, not of the next', () => {
  // +13:00: 23:27 UTC on the 24th is 12:27 on the 25th.
  assert.equal(noon('2022-03-25', -171.76, 'Pacific/Apia'), '2022-03-24T23:27:02.400Z')
  // +14:00, and on the other side of the line −10:00 at nearly the same meridian.
  assert.equal(noon('2026-03-21', -157.4, 'Pacific/Kiritimati'), '2026-03-20T22:29:36.000Z')
  assert.equal(noon('2026-03-21', -157.4, 'Pacific/Honolulu'), '2026-03-21T22:29:36.000Z')
  // Until 1844 the clocks of Manila, east of Greenwich, were those of the American side.
  assert.equal(noon('1800-06-01', 120.9667, 'Asia/Manila').slice(0, 16), '1800-06-02T03:56')
})

test('a mean noon at midnight belongs to the date that begins with it', () => {
  assert.equal(noon('2026-03-21', 180, 'UTC'), '2026-03-21T00:00:00.000Z')
  assert.equal(noon('2026-03-21', -180, 'UTC'), '2026-03-21T00:00:00.000Z')
})

test('at any place, in any zone, the mean noon falls on the date, unless its clocks skipped it', () => {
  const anyDay = fc.integer({ min: Date.UTC(1601) / DAY_MS, max: Date.UTC(2399) / DAY_MS })
  fc.assert(
    fc.property(
      fc.integer({ min: -180, max: 180 }),
      anyDay,
      fc.constantFrom(...ZONE_NAMES),
      (longitude, day, name) => {
        const date = dateText(day * DAY_MS)
        const place = zone(name)
        const found = meanNoonOf(date, longitude, place)
        const meanClock = new Date(Math.round(found + (longitude / 360) * DAY_MS))
        assert.equal(meanClock.toISOString().slice(11), '12:00:00.000Z')
        // A day of 23 hours or less may have none: the nearest is taken.
        const lacksOne = [-1, 1].every((step) => dateText(wallAt(found + step * DAY_MS, place)) !== date)
        const wall = dateText(wallAt(found, place))
        if (wall !== date) assert.ok(lacksOne && isShort(day * DAY_MS, name), `${date} ${name} ${longitude}`)
      },
    ),
    { numRuns: 3000 },
  )
})

/** Whether the clocks are set forward on a day. */
const isShort = (start: number, name: string): boolean =>
  wallAt(start + 40 * 3_600_000, zone(name)) - wallAt(start - 16 * 3_600_000, zone(name)) > 56 * 3_600_000

test('local mean time is that of the place’s own meridian, to the second', () => {
  // Berlin's own, 13°22′ east, as in the time zone database: +0:53:28.
  assert.equal(offsetText(meanOffsetSeconds(13 + 22 / 60)), '+00:53:28')
  assert.equal(utc(localMeanInstant(Date.UTC(1879, 2, 14, 11, 30), 13 + 22 / 60)), '1879-03-14T10:36:32.000Z')
  // Einstein's Ulm, 9°59′ east, is 13 min 32 s behind it.
  assert.equal(offsetText(meanOffsetSeconds(9 + 59 / 60)), '+00:39:56')
  assert.equal(utc(localMeanInstant(Date.UTC(1879, 2, 14, 11, 30), 9 + 59 / 60)), '1879-03-14T10:50:04.000Z')
  assert.equal(offsetText(meanOffsetSeconds(-74.006)), '-04:56:01')
})

const isMean = (text: string, name: string) => isLocalMeanTime(resolveLocalTime(text, name))

test('clocks followed the mean Sun until a standard time was introduced', () => {
  // Germany on 1 April 1893, New York at noon of 18 November 1883, Amsterdam with the first summer time on 1 May 1916.
  const last = {
    'Europe/Berlin': ['1893-03-31 23:59:59', '1893-04-01 00:10'],
    'America/New_York': ['1883-11-18 11:59', '1883-11-18 12:05'],
    'Europe/Amsterdam': ['1916-04-30 12:00', '1916-05-02 12:00'],
    'Africa/Monrovia': ['1919-02-28 12:00', '1919-03-02 12:00'],
  }
  for (const [name, [before, after]] of Object.entries(last))
    assert.deepEqual([isMean(before!, name), isMean(after!, name)], [true, false], name)
})

test('a place that changed sides of the date line still has its own mean time', () => {
  // Manila until 1844, Sitka until 1867: a whole day, and the same Sun.
  assert.deepEqual(
    [isMean('1840-01-01 12:00', 'Asia/Manila'), isMean('1850-01-01 12:00', 'Asia/Manila')],
    [true, true],
  )
  assert.deepEqual(
    [isMean('1860-01-01 12:00', 'America/Sitka'), isMean('1870-01-01 12:00', 'America/Sitka')],
    [true, true],
  )
  assert.equal(isMean('1901-01-01 12:00', 'America/Sitka'), false)
})

test('zones without a city have no local mean time', () => {
  for (const name of ['UTC', 'CET', 'EST5EDT', 'Etc/GMT+5', 'Antarctica/Troll', 'America/Rankin_Inlet'])
    assert.equal(isMean('1850-01-01 12:00', name), false, name)
})

test('a birth is moved to the meridian of its place, on its side of the date line', () => {
  const ulm = onMeridian(resolveLocalTime('1879-03-14 11:30', 'Europe/Berlin'), 9 + 59 / 60)
  assert.deepEqual(
    [utc(ulm.instant), offsetText(ulm.offsetSeconds)],
    ['1879-03-14T10:50:04.000Z', '+00:39:56'],
  )
  // Cebu, 123.9° east, was a day behind Asia until 1844.
  const cebu = onMeridian(resolveLocalTime('1800-06-01 12:00', 'Asia/Manila'), 123.9)
  assert.deepEqual(
    [utc(cebu.instant), offsetText(cebu.offsetSeconds)],
    ['1800-06-02T03:44:24.000Z', '-15:44:24'],
  )
})
