import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BODIES, BODY_NAMES, type Body } from '../sky/bodies.ts'
import { positionAtTt } from '../sky/ephemeris.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import type { Point } from './points.ts'
import { mostChangeOf, stationNear } from './stations.ts'

const motionAt = (body: Body, instant: number) => positionAtTt(body, terrestrialTime(instant)).motion
const TURNING = BODY_NAMES.filter((body) => BODIES[body].turnsBack && BODIES[body].kind !== 'lunar_point')

test('no body changes its motion in a day by more than the table says', (t) => {
  for (const body of TURNING) {
    const [from, to] = BODIES[body].range
    let largest = 0
    for (let instant = from; instant + DAY_MS < to; instant += 13 * DAY_MS)
      largest = Math.max(largest, Math.abs(motionAt(body, instant + DAY_MS) - motionAt(body, instant)))
    t.diagnostic(`${body}: ${largest.toFixed(4)}° per day, of ${mostChangeOf(body)}`)
    assert.ok(largest < 0.85 * mostChangeOf(body), body)
  }
})

/** Neptune turns between 10:54 and 10:57 UTC by the speeds of the Swiss Ephemeris 2.10.03 (`swetest -p8 -b7.7.2026 -s3m -fTs`). */
const TURN = Date.UTC(2026, 6, 7, 10, 55)
const neptuneAt = (instant: number) => stationNear('neptune', motionAt('neptune', instant), instant, 'true')

test('a station is mentioned for a day before it and a day after', () => {
  const HOUR_MS = 3_600_000
  for (const hours of [-23, -1, 1, 23]) assert.equal(neptuneAt(TURN + hours * HOUR_MS), 'retrograde')
  for (const hours of [-25, 25]) assert.equal(neptuneAt(TURN + hours * HOUR_MS), null)
})

test('every day of two years has the stations that the motions of its neighbours show', () => {
  let found = 0
  for (const body of TURNING)
    for (let day = 0; day < 730; day++) {
      const instant = Date.UTC(2025, 0, 1) + day * DAY_MS
      const [before, after] = [motionAt(body, instant - DAY_MS), motionAt(body, instant + DAY_MS)]
      const expected = before < 0 === after < 0 ? null : after < 0 ? 'retrograde' : 'direct'
      assert.equal(stationNear(body as Point, motionAt(body, instant), instant, 'true'), expected)
      if (expected !== null) found++
    }
  assert.ok(found > 60, String(found))
})
