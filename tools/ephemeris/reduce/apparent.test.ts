import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GM } from '../integrate/bodies.ts'
import { aberrate } from './apparent.ts'

/** The Earth's mean speed n a / sqrt(1 − e²), au per day; elements of VSOP2000. */
const SPEED = Math.sqrt(GM[0]! / 1.00000102 / (1 - 0.01670862 ** 2))

test('a star at right angles to the motion is moved by the constant of aberration, 20.4955″', () => {
  const star = Float64Array.of(1, 0, 0)
  aberrate(star, Float64Array.of(0, SPEED, 0))
  assert.ok(Math.abs(Math.atan2(star[1]!, star[0]!) * 206264.806 - 20.4955) < 1e-3)
})

test('a star ahead stays where it is, and directions keep their length', () => {
  const ahead = Float64Array.of(0, 1, 0)
  aberrate(ahead, Float64Array.of(0, SPEED, 0))
  assert.ok(Math.abs(ahead[1]! - 1) < 1e-15)
  const aslant = Float64Array.of(0.6, -0.48, 0.64)
  aberrate(aslant, Float64Array.of(0.01, 0.005, -0.002))
  assert.ok(Math.abs(Math.hypot(...aslant) - 1) < 1e-15)
})
