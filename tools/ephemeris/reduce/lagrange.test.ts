import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addInterpolated } from './lagrange.ts'

const polynomial = (x: number) => [1 + x, x ** 5 - 3 * x, ((x - 10) / 8) ** 11] as const
const grid = {
  first: 1000,
  stepDays: 0.5,
  values: Float64Array.from(Array.from({ length: 40 }, (_, i) => polynomial(i / 2)).flat()),
}

test('twelve points reproduce polynomials up to the eleventh degree', () => {
  for (const x of [4, 7.1, 10.25, 12.499]) {
    const out = new Float64Array(3)
    addInterpolated(grid, 1000 + x, 1, out)
    polynomial(x).forEach((value, axis) => {
      assert.ok(Math.abs(out[axis]! - value) < 1e-10 * Math.max(1, Math.abs(value)))
    })
  }
})

test('the vector is added with its factor', () => {
  const out = Float64Array.of(100, 0, 0)
  addInterpolated(grid, 1006, -2, out)
  assert.ok(Math.abs(out[0]! - (100 - 2 * 7)) < 1e-12)
})
