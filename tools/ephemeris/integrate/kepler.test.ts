import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stateFromElements } from './kepler.ts'

const GM = 3e-4
const ELEMENTS = {
  semiMajorAxisKm: 2.7e6,
  eccentricity: 0.3,
  inclination: 10,
  node: 80,
  perihelion: 70,
  meanAnomaly: 200,
}

const { position, velocity } = stateFromElements(ELEMENTS, GM, 1e6, 0)

test('the speed belongs to the semi-major axis', () => {
  const [r, v] = [Math.hypot(...position), Math.hypot(...velocity)]
  assert.ok(Math.abs(1 / (2 / r - (v * v) / GM) - 2.7) < 1e-12)
})

test('the orbital plane has the inclination and the node', () => {
  const [x, y, z] = position
  const [vx, vy, vz] = velocity
  const momentum = [y * vz - z * vy, z * vx - x * vz, x * vy - y * vx] as const
  const degrees = 180 / Math.PI
  assert.ok(Math.abs(Math.acos(momentum[2] / Math.hypot(...momentum)) * degrees - 10) < 1e-10)
  assert.ok(Math.abs(Math.atan2(momentum[0], -momentum[1]) * degrees - 80) < 1e-10)
})

test('at mean anomaly 0 the body is at its perihelion', () => {
  const { position: nearest } = stateFromElements({ ...ELEMENTS, meanAnomaly: 0 }, GM, 1e6, 0)
  assert.ok(Math.abs(Math.hypot(...nearest) - 2.7 * 0.7) < 1e-12)
})
