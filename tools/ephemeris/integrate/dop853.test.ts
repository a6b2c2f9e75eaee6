import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dop853 } from './dop853.ts'
import { motion, pointMasses } from './forces.ts'

/** Two bodies of which the lighter has a thousandth of the mass; eccentricity 0.2, distance 1 at the pericentre. */
const GM = Float64Array.of(1, 1e-3)
const TOTAL = 1.001
const ECCENTRICITY = 0.2
const PERIOD = 2 * Math.PI * Math.sqrt((1 / (1 - ECCENTRICITY)) ** 3 / TOTAL)

function atPericentre(): Float64Array {
  const speed = Math.sqrt(TOTAL * (1 + ECCENTRICITY))
  const [heavy, light] = [-1e-3 / TOTAL, 1 / TOTAL]
  return Float64Array.of(heavy, 0, 0, light, 0, 0, 0, heavy * speed, 0, 0, light * speed, 0)
}

function after(steps: number, periods = 1): Float64Array {
  const state = atPericentre()
  const advance = dop853(state, motion(2, [pointMasses(GM)]), (periods * PERIOD) / steps)
  for (let i = 0; i < steps; i++) advance()
  return state
}

function energy(s: Float64Array): number {
  const kinetic = (at: number, gm: number) => (gm * (s[at]! ** 2 + s[at + 1]! ** 2 + s[at + 2]! ** 2)) / 2
  const distance = Math.hypot(s[3]! - s[0]!, s[4]! - s[1]!, s[5]! - s[2]!)
  return kinetic(6, GM[0]!) + kinetic(9, GM[1]!) - (GM[0]! * GM[1]!) / distance
}

const farthest = (a: Float64Array, b: Float64Array) =>
  Math.max(...a.map((value, k) => Math.abs(value - b[k]!)))

test('after one period two bodies are back where they started', () => {
  assert.ok(farthest(after(400), atPericentre()) < 1e-13)
})

test('energy is conserved over a hundred periods', () => {
  const start = energy(atPericentre())
  const change = energy(after(40_000, 100)) / start - 1
  assert.ok(Math.abs(change) < 1e-12, `changed by ${change}`)
})

test('half the step leaves a 256th of the error, give or take: the method has order 8', () => {
  const [coarse, fine] = [30, 60].map((steps) => farthest(after(steps), atPericentre()))
  const ratio = coarse! / fine!
  assert.ok(ratio > 181 && ratio < 362, `ratio ${ratio}`) // half an order either way
})
