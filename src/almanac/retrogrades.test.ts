import assert from 'node:assert/strict'
import { test } from 'node:test'
import { separation } from '../sky/angle.ts'
import { positionsAt } from '../sky/ephemeris.ts'
import { signOf } from '../sky/zodiac.ts'
import { EARLIEST, LATEST } from '../time/range.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { events } from './events.ts'
import { retrogrades } from './retrogrades.ts'

const HOUR_MS = 3_600_000
const ARCSECOND = 1 / 3600

test('the retrogrades of a century are the times between its stations, of each planet as many as there are', () => {
  const [from, to] = [Date.UTC(1950), Date.UTC(2050)]
  const stations = events(from, to, ['station'])
  const found = retrogrades(from, to)
  const turning = stations.filter(({ direction }) => direction === 'retrograde')
  assert.deepEqual(
    found.filter(({ at }) => at >= from).map(({ planets, at, sign }) => ({ planets, at, sign })),
    turning.map(({ planets, at, sign }) => ({ planets, at, sign })),
  )
  const ends = stations.filter(({ direction }) => direction === 'direct').map(({ at }) => at)
  assert.deepEqual(new Set(found.map(({ endsAt }) => endsAt).filter((at) => at < to)), new Set(ends))
})

test('a shadow begins at the degree of the station to come and ends at that of the station before, with the planet direct all the way', () => {
  const found = retrogrades(Date.UTC(2020), Date.UTC(2030))
  assert.ok(found.length > 80)
  for (const { id, planets, shadowBegins, at, endsAt, shadowEnds } of found) {
    const [planet] = planets
    const longitude = (instant: number) => positionsAt(instant)[planet].longitude
    const motion = (instant: number) => positionsAt(instant)[planet].motion
    assert.ok(separation(longitude(shadowBegins), longitude(endsAt)) < ARCSECOND, id)
    assert.ok(separation(longitude(shadowEnds), longitude(at)) < ARCSECOND, id)
    for (let t = shadowBegins; t < at - HOUR_MS; t += DAY_MS) assert.ok(motion(t) > 0, id)
    for (let t = at + HOUR_MS; t < endsAt - HOUR_MS; t += DAY_MS) assert.ok(motion(t) < 0, id)
    for (let t = endsAt + HOUR_MS; t < shadowEnds; t += DAY_MS) assert.ok(motion(t) > 0, id)
  }
})

test('a span has every retrograde that it overlaps, and no other', () => {
  const decade = retrogrades(Date.UTC(2020), Date.UTC(2030))
  for (let from = Date.UTC(2020); from < Date.UTC(2029); from += 97 * DAY_MS) {
    const to = from + 20 * DAY_MS
    assert.deepEqual(
      retrogrades(from, to),
      decade.filter(({ at, endsAt }) => at < to && endsAt > from),
    )
  }
})

test('there are retrogrades at the ends of the range, with both shadows', () => {
  for (const from of [EARLIEST, LATEST - 366 * DAY_MS]) {
    const found = retrogrades(from, from + 366 * DAY_MS)
    assert.ok(found.length >= 8)
    for (const { shadowBegins, at, endsAt, shadowEnds } of found)
      assert.ok(shadowBegins < at && at < endsAt && endsAt < shadowEnds)
  }
})

test('a retrograde that ends when a span begins, or begins when it ends, is not in it; a moment of it is enough', () => {
  for (const { id, at, endsAt } of retrogrades(Date.UTC(2026), Date.UTC(2026, 6))) {
    const isIn = (from: number, to: number) => retrogrades(from, to).some((each) => each.endsAt === endsAt)
    assert.deepEqual(
      [
        isIn(at - 1000, at),
        isIn(at - 1000, at + 1),
        isIn(endsAt - 1, endsAt + 1000),
        isIn(endsAt, endsAt + 1000),
      ],
      [false, true, true, false],
      id,
    )
  }
})

test('a retrograde has the name of its planet, and the sign of its first station', () => {
  for (const { type, id, planets, sign, at } of retrogrades(Date.UTC(2026), Date.UTC(2027))) {
    assert.deepEqual([type, id], ['retrograde', `${planets[0]}-retrograde`])
    assert.equal(sign, signOf(positionsAt(at)[planets[0]].longitude))
  }
})

test('a planet is retrograde, and in its shadow, for as long as the docs say', () => {
  const DAYS = { mercury: [20, 24], venus: [41, 43], mars: [60, 81], pluto: [156, 166] } as const
  for (const { id, planets, at, endsAt, shadowBegins, shadowEnds } of retrogrades(
    Date.UTC(1990),
    Date.UTC(2010),
  )) {
    const [min, max] = DAYS[planets[0] as keyof typeof DAYS] ?? [60, 166]
    assert.ok(endsAt - at > (min - 1) * DAY_MS && endsAt - at < (max + 1) * DAY_MS, id)
    assert.ok(at - shadowBegins < 125 * DAY_MS && shadowEnds - endsAt < 125 * DAY_MS, id)
  }
})
