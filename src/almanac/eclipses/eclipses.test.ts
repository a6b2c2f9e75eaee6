import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { daylightAround } from '../../sky/horizon.ts'
import { EARLIEST, LATEST } from '../../time/range.ts'
import { DAY_MS, terrestrialTime } from '../../time/time-scales.ts'
import { events } from '../events.ts'
import { eclipses } from './eclipses.ts'
import { coveredShare, eclipseAt } from './local.ts'
import { lunationNumber, meanLunation, sarosOf } from './saros.ts'

const HOUR_MS = 3_600_000
const BERLIN = { latitude: 52.5, longitude: 13.4 }
const DURANGO = { latitude: 24, longitude: -104.6 }
const eclipseOn = (date: string) => eclipses(Date.parse(date), Date.parse(date) + DAY_MS)[0]!
const isoOf = (instant: number) => new Date(instant).toISOString()

const anyInstant = fc.integer({ min: EARLIEST, max: LATEST - 1000 * DAY_MS })

test('a span that is cut in two has the eclipses of the whole, at the ends of the range too', () => {
  const check = (from: number, days: number, share: number) => {
    const to = from + days * DAY_MS
    const cut = from + Math.round(share * days * DAY_MS)
    assert.deepEqual([...eclipses(from, cut), ...eclipses(cut, to)], eclipses(from, to))
  }
  const days = fc.integer({ min: 0, max: 900 })
  fc.assert(fc.property(anyInstant, days, fc.double({ min: 0, max: 1, noNaN: true }), check), { numRuns: 20 })
  check(EARLIEST, 200, 0.5)
  check(LATEST - 200 * DAY_MS, 200, 0.5)
})

test('an eclipse is within hours of a new or a full Moon, has its sign, and lasts as long as one can', () => {
  const [from, to] = [Date.UTC(2020), Date.UTC(2030)]
  const moons = events(from, to, ['new_moon', 'full_moon'])
  const found = eclipses(from, to)
  assert.equal(found.length, 46)
  for (const { of, id, at, sign, begins, ends, planets } of found) {
    const moon = moons.find((each) => Math.abs(each.at - at) < HOUR_MS)!
    assert.equal(moon.type, of === 'solar' ? 'new_moon' : 'full_moon', id)
    assert.equal(moon.sign, sign, id)
    assert.deepEqual(planets, moon.planets)
    assert.ok(begins < at && at < ends && ends - begins < 7 * HOUR_MS, id)
    for (const instant of [begins, at, ends]) assert.match(isoOf(instant), /\.000Z$/)
  }
})

test('a saros later the series is the same, an inex later it is the next', () => {
  for (const luminary of ['solar', 'lunar'] as const)
    for (let lunation = -4000; lunation < 4000; lunation += 371) {
      assert.equal(sarosOf(luminary, lunation + 223), sarosOf(luminary, lunation))
      const [now, next] = [sarosOf(luminary, lunation), sarosOf(luminary, lunation + 358)]
      assert.ok(next === now + 1 || next === now - 222)
    }
})

test('a total eclipse covers the whole Sun where its path is, and a part of it beside it', () => {
  const eclipse = eclipseOn('2024-04-08')
  const there = eclipseAt(DURANGO, eclipse)
  assert.ok(there.visible)
  assert.equal(there.obscuration, 1)
  const aside = eclipseAt({ latitude: 40.7, longitude: -74 }, eclipse)
  assert.ok(aside.visible && aside.obscuration > 0.85 && aside.obscuration < 0.95)
})

test('what happens below the horizon, or elsewhere, is not seen', () => {
  assert.deepEqual(eclipseAt(BERLIN, eclipseOn('2024-04-08')), { visible: false })
  // At noon no full Moon is up.
  const lunar = eclipseOn('2025-03-14')
  assert.equal(eclipseAt({ latitude: 10, longitude: 77 }, lunar).visible, false)
  assert.equal(eclipseAt({ latitude: 10, longitude: -103 }, lunar).visible, true)
})

test('an eclipse ends with sunset, begins with moonrise, and its maximum is the best that is seen', () => {
  const solar = eclipseAt(BERLIN, eclipseOn('2026-08-12'))
  const daylight = daylightAround(Date.parse('2026-08-12T12:00Z'), BERLIN)
  assert.ok(solar.visible && daylight.kind === 'rises_and_sets')
  assert.ok(Math.abs(solar.ends - daylight.sunset) < 20_000, isoOf(solar.ends))
  assert.ok(solar.maximum < solar.ends)

  const rising = eclipseAt(BERLIN, eclipseOn('2025-09-07'))
  assert.ok(rising.visible)
  // The Moon is opposite the Sun: she rises when the Sun sets.
  const evening = daylightAround(Date.parse('2025-09-07T12:00Z'), BERLIN)
  assert.ok(evening.kind === 'rises_and_sets' && Math.abs(rising.begins - evening.sunset) < 10 * 60_000)

  const setting = eclipseAt(BERLIN, eclipseOn('2022-05-16'))
  assert.ok(setting.visible)
  assert.equal(setting.maximum, setting.ends)
  assert.ok(setting.obscuration > 0.5 && setting.obscuration < 1)
})

test('one disc covers another by the area they have in common', () => {
  assert.equal(coveredShare(1, 1, 2), 0)
  assert.equal(coveredShare(1, 2, 0.5), 1)
  assert.equal(coveredShare(2, 1, 0.5), 0.25)
  // Two equal discs whose edges pass through the centres: 2/3 − √3/(2π).
  assert.ok(Math.abs(coveredShare(1, 1, 1) - (2 / 3 - Math.sqrt(3) / (2 * Math.PI))) < 1e-12)
  // Almost all of a small disc at the edge of a large one.
  assert.ok(Math.abs(coveredShare(1, 1000, 1000) - 0.5) < 0.001)
})

test('a true new or full Moon is less than 0.65 days from the mean one of its number', () => {
  for (const [luminary, type] of [
    ['solar', 'new_moon'],
    ['lunar', 'full_moon'],
  ] as const)
    for (const { at } of events(Date.UTC(2020), Date.UTC(2030), [type])) {
      const tt = terrestrialTime(at)
      const number = Math.round(lunationNumber(luminary, tt))
      assert.ok(Math.abs(meanLunation(luminary, number) - tt) < 0.65)
    }
  assert.equal(Math.round(lunationNumber('solar', terrestrialTime(Date.UTC(2000, 0, 6, 18)))), 0)
})
