import assert from 'node:assert/strict'
import { test } from 'node:test'
import { POINTS, positionsOfPoints } from '../chart/points.ts'
import { skyAt } from '../chart/transits.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { readSky } from './sky.ts'

const NOON = Date.UTC(2026, 10, 17, 12)

test('every body has its place, its declination and its station of that day', () => {
  const { bodies, at } = readSky('2026-11-17T12:00Z', 0)
  assert.equal(at, NOON)
  assert.deepEqual(Object.keys(bodies), POINTS)
  const positions = positionsOfPoints(POINTS, 'true', terrestrialTime(NOON))
  for (const point of POINTS) {
    const { declination, station, ...position } = bodies[point]!
    assert.deepEqual(position, positions[point], point)
    assert.ok(Math.abs(declination) < 65)
    assert.ok(station === null || ['direct', 'retrograde'].includes(station))
  }
  // Near a solstice the Sun stands over a tropic, and goes on; Mercury turns direct on 13 November 2026.
  assert.ok(Math.abs(readSky('2026-12-21T20:50Z', 0).bodies.sun!.declination + 23.437) < 0.005)
  assert.equal(readSky('2026-11-13T16:00Z', 0).bodies.mercury!.station, 'direct')
  assert.equal(bodies.mercury!.station, null)
})

test('aspects are those between the ten planets', () => {
  const { aspects } = readSky('2026-11-17T12:00Z', 0)
  assert.deepEqual(
    aspects,
    skyAt(NOON).aspects.map(({ id: _, ...aspect }) => aspect),
  )
})

test('a body that was found late is there from 1800 to 2199', () => {
  const hasEris = (at: string) => 'eris' in readSky(at, 0).bodies
  assert.deepEqual(
    ['1799-12-31T23:59:59Z', '1800-01-01T00:00:00Z', '2199-12-31T23:59:59Z', '2200-01-01T00:00:00Z'].map(
      hasEris,
    ),
    [false, true, true, false],
  )
})

test('the Moon has passed the Sun by the angle of her phase', () => {
  // First quarter on 17 November 2026 at 11:48 UTC.
  const { moonPhase } = readSky('2026-11-17T12:00Z', 0)
  assert.deepEqual([moonPhase.name, moonPhase.waxing], ['first_quarter', true])
})

test('without a moment it is this minute', () => {
  assert.equal(readSky(undefined, NOON + 59_999).at, NOON)
})
