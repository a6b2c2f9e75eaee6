import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leastSquares } from './least-squares.ts'

test('a line through scattered points is the one of the textbook', () => {
  // y = 1.1 + 1.6 x (the normal equations of these four points, solved by hand).
  const x = Float64Array.of(0, 1, 2, 3)
  const [slope, height] = leastSquares([x, x.map(() => 1)], Float64Array.of(1, 3, 4, 6))
  assert.ok(Math.abs(slope! - 1.6) < 1e-14)
  assert.ok(Math.abs(height! - 1.1) < 1e-14)
})

test('nearly equal columns are distinguished', () => {
  const a = Float64Array.of(1, 1, 1, 1)
  const b = Float64Array.of(1, 1, 1, 1 + 1e-7)
  const [first, second] = leastSquares(
    [a, b],
    a.map((value, k) => 2 * value - 3 * b[k]!),
  )
  assert.ok(Math.abs(first! - 2) < 1e-6)
  assert.ok(Math.abs(second! + 3) < 1e-6)
})
