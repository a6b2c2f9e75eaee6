import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NODES } from './chebyshev.ts'
import { quantise } from './quantise.ts'

/** Segments with the given leading coefficients and zeros behind. */
const segments = (...rows: number[][]) =>
  Float64Array.from(rows.flatMap((row) => [...row, ...new Array(NODES - row.length).fill(0)]))

test('orders are kept until what is left cannot exceed the tolerance in any segment', () => {
  const { planes } = quantise(segments([5, 1, 0.4, 0.3, 0.2], [5, 1, 0.4]), { tolerance: 0.5, quantum: 0.1 })
  assert.equal(planes.length, 3)
})

test('coefficients are rounded to the nearest quantum', () => {
  const { planes } = quantise(segments([1.26, -0.74], [-0.04, 0.36]), { tolerance: 0, quantum: 0.1 })
  assert.deepEqual(
    planes.map(({ values }) => [...values]),
    [
      [13, -0],
      [-7, 4],
    ].map((row) => row.map((v) => v + 0)),
  )
})

test('a tie goes to the even neighbour', () => {
  const { planes } = quantise(segments([2.5], [3.5], [-2.5], [-3.5]), { tolerance: 0, quantum: 1 })
  assert.deepEqual([...planes[0]!.values], [2, 4, -2, -4])
})

test('a plane is as wide as its largest value needs', () => {
  const { planes } = quantise(segments([40_000, 32_767, 128, -127]), { tolerance: 0, quantum: 1 })
  assert.deepEqual(
    planes.map(({ width }) => width),
    [4, 2, 2, 1],
  )
})

test('an angle is brought into the first circle', () => {
  const { planes } = quantise(segments([-10], [370], [359.96]), { tolerance: 0, quantum: 0.1, circle: 360 })
  assert.deepEqual([...planes[0]!.values], [3500, 100, 0])
})
