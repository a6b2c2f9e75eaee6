import assert from 'node:assert/strict'
import { test } from 'node:test'
import { terrestrialTime } from '../time/time-scales.ts'
import { BODIES, BODIES_OF_ALL_YEARS, BODY_NAMES } from './bodies.ts'
import { isRetrograde, positionAtTt } from './ephemeris.ts'
import { PLANETS } from './planets.ts'

test('the planets are the ten of the contract, in its order', () => {
  const ten = 'sun moon mercury venus mars jupiter saturn uranus neptune pluto'
  assert.equal(PLANETS.join(' '), ten)
})

test('every body has positions from the first to the last instant of its range', () => {
  for (const body of BODY_NAMES)
    for (const instant of BODIES[body].range) {
      const { longitude } = positionAtTt(body, terrestrialTime(instant))
      assert.ok(longitude >= 0 && longitude < 360, body)
    }
})

test('the Sun and the Moon never turn back, whatever their motion; all others do', () => {
  const turning = BODY_NAMES.filter((body) => isRetrograde(body, -0.1))
  assert.deepEqual(
    BODY_NAMES.filter((body) => !turning.includes(body)),
    ['sun', 'moon'],
  )
  assert.ok(BODY_NAMES.every((body) => !isRetrograde(body, 0) && !isRetrograde(body, 0.1)))
})

test('a chart of any year can show all but the bodies that were found late, and each point in one way', () => {
  assert.deepEqual(
    BODY_NAMES.filter((body) => !BODIES_OF_ALL_YEARS.some((each) => each === body)),
    ['true_node', 'true_lilith', 'pholus', 'eris'],
  )
})
