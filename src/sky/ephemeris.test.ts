import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { EARLIEST, isInRange, LATEST } from '../time/range.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { signedArc } from './angle.ts'
import { BODIES, BODY_NAMES, type Body } from './bodies.ts'
import { isRetrograde, positionAtTt, positionsAt, positionsAtTt } from './ephemeris.ts'
import { PLANETS } from './planets.ts'

/** Julian day on which the table begins. */
const FIRST_DAY = 2305082.5

const instant = fc.integer({ min: EARLIEST, max: LATEST })
const day = fc.integer({ min: EARLIEST, max: LATEST }).map(terrestrialTime)

test('positions are finite and in their bounds at every instant of the range, both edges included', () => {
  const check = (at: number) => {
    const positions = positionsAt(at)
    assert.deepEqual(Object.keys(positions), [...PLANETS])
    for (const { longitude, latitude, motion } of Object.values(positions)) {
      assert.ok(longitude >= 0 && longitude < 360)
      assert.ok(Math.abs(latitude) < 20)
      assert.ok(Math.abs(motion) < 16)
    }
  }
  check(EARLIEST)
  check(LATEST)
  fc.assert(fc.property(instant, check))
})

test('the range is 1600-01-01 to 2399-12-31 in UTC', () => {
  assert.equal(new Date(EARLIEST).toISOString(), '1600-01-01T00:00:00.000Z')
  assert.equal(new Date(LATEST).toISOString(), '2399-12-31T23:59:59.999Z')
  assert.deepEqual([EARLIEST - 1, EARLIEST, LATEST, LATEST + 1].map(isInRange), [false, true, true, false])
})

/** Days of a body's own range. */
const hasPositions = (body: Body, tt: number) => {
  const [first, last] = BODIES[body].range.map(terrestrialTime) as [number, number]
  return tt > first + 1 && tt < last - 1
}

test('the motion is the slope of the longitude, near the Sun as well', () => {
  const STEP = 0.01
  /** The slope of the longitude from values on both sides of the instant, behind it only and ahead of it only, each exact for a parabola. */
  const slopes = (body: Body, tt: number): number[] => {
    const at = positionAtTt(body, tt).longitude
    const arc = (steps: number) => signedArc(positionAtTt(body, tt + steps * STEP).longitude, at) / (2 * STEP)
    return [arc(1) - arc(-1), arc(-2) - 4 * arc(-1), 4 * arc(1) - arc(2)]
  }
  const check = (tt: number) => {
    for (const body of BODY_NAMES.filter((one) => hasPositions(one, tt))) {
      const { motion } = positionAtTt(body, tt)
      // The motion changes at once where a segment of the table ends, by a hair, and where the Sun's limb begins to hide a body: then
      // the slope of one side alone is right.
      const off = Math.min(...slopes(body, tt).map((slope) => Math.abs(slope - motion))) * 3600
      assert.ok(off < 0.25, `${body} at ${tt}: ${off}″ per day`)
    }
  }
  fc.assert(fc.property(day, check), { numRuns: 200 })
})

test('the motion of Mercury beside the limb of the Sun has the change of its deflection in it, to 0.01″ a day', () => {
  const STEP = 0.002
  // Superior conjunctions of 1960, 1993, 2006 and 2027, Mercury 0.27° to 0.31° from the Sun’s centre and moving north.
  for (const tt of [2437072, 2449123.75, 2453874.25, 2461524.5]) {
    const [before, after] = [positionAtTt('mercury', tt - STEP), positionAtTt('mercury', tt + STEP)]
    const slope = signedArc(after.longitude, before.longitude) / (2 * STEP)
    const off = Math.abs(slope - positionAtTt('mercury', tt).motion) * 3600
    assert.ok(off < 0.01, `${tt}: ${off}″ a day`)
  }
})

test('longitudes run on without a jump from one segment of the table to the next', () => {
  // Segments last 8 days or more.
  for (let n = 500; n < 36_000; n += 97) {
    const edge = FIRST_DAY + 8 * n
    for (const body of BODY_NAMES.filter((one) => hasPositions(one, edge))) {
      const [before, after] = [positionAtTt(body, edge - 1e-6), positionAtTt(body, edge + 1e-6)]
      const expected = before.motion * 2e-6
      assert.ok(
        Math.abs(signedArc(after.longitude, before.longitude) - expected) * 3600 < 0.1,
        `${body} at ${edge}`,
      )
    }
  }
})

test('one body alone stands where it stands among all', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...PLANETS), (tt, planet) => {
      assert.deepEqual(positionAtTt(planet, tt), positionsAtTt(tt)[planet])
    }),
  )
})

test('the Sun and the Moon are never retrograde, a planet is when it moves backwards', () => {
  assert.equal(isRetrograde('sun', -1), false)
  assert.equal(isRetrograde('moon', -1), false)
  assert.equal(isRetrograde('mercury', -0.01), true)
  assert.equal(isRetrograde('mercury', 0), false)
})

test('the Sun enters Aries at the March equinox of 2024, 20 March 03:06 UTC', () => {
  const { longitude } = positionsAt(Date.parse('2024-03-20T03:06:21Z')).sun
  assert.ok(Math.abs(signedArc(longitude, 0)) < 0.0005)
})

test('a leap second moves the sky on by one second', () => {
  const [before, after] = ['2016-12-31T23:59:59Z', '2017-01-01T00:00:00Z'].map(
    (iso) => positionsAt(Date.parse(iso)).moon,
  )
  const seconds = (signedArc(after!.longitude, before!.longitude) / before!.motion) * 86400
  assert.ok(Math.abs(seconds - 2) < 0.01)
})
