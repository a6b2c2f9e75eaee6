import assert from 'node:assert/strict'
import { test } from 'node:test'
import { separation } from '../sky/angle.ts'
import { positionsAt } from '../sky/ephemeris.ts'
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
