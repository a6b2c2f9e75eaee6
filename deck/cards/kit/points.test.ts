import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  bearing,
  between,
  compact,
  distance,
  type Point,
  points,
  polar,
  rounded,
  shifted,
  toRadians,
} from './points.ts'

test('numbers are rounded to tenths, halves up', () => {
  for (const [value, expected] of [
    [1.24, 1.2],
    [1.25, 1.3],
    [1.26, 1.3],
    [-1.26, -1.3],
    [7, 7],
    [0.04, 0],
  ] as const)
    assert.equal(rounded(value), expected)
})

test('a number is written without the nought before its point, and begins after a space only where it must', () => {
  for (const [values, text] of [
    [[0.5], '.5'],
    [[-0.5], '-.5'],
    [[0], '0'],
    [[10.5], '10.5'],
    [[-10.5], '-10.5'],
    [[1, 2], '1 2'],
    [[1, -2], '1-2'],
    [[1, 0.5], '1 .5'],
    [[1.5, 0.5], '1.5.5'],
    [[0.5, 0.5, 1.5], '.5.5 1.5'],
  ] as const)
    assert.equal(compact(values), text)
})

test('numbers go on after one that stands there already', () => {
  assert.equal(compact([2, 3], '1'), ' 2 3')
  assert.equal(compact([0.5], '1'), ' .5')
  assert.equal(compact([0.5], '1.5'), '.5')
  assert.equal(compact([-0.5], '1.5'), '-.5')
})

const assertNear = (point: Point, expected: Point) => assert.ok(distance(point, expected) < 1e-12, `${point}`)

test('angles go clockwise from the right, as one sees them: y counts downwards', () => {
  assert.equal(toRadians(180), Math.PI)
  assertNear(polar([3, 4], 10, 0), [13, 4])
  assertNear(polar([3, 4], 10, 90), [3, 14])
  assertNear(polar([3, 4], 10, 180), [-7, 4])
  assertNear(polar([3, 4], 2, 60), [4, 4 + Math.sqrt(3)])
  assert.equal(bearing([1, 2], [5, 2]), 0)
  assert.equal(bearing([1, 2], [1, 7]), 90)
  assert.equal(bearing([1, 2], [4, -1]), -45)
})

test('who goes from a point on a bearing, as far as the distance, arrives', () => {
  const from = [7, -3] as const
  for (const to of [
    [10, 1],
    [3, 0],
    [-5, -8],
    [7, 20],
  ] as const)
    assertNear(polar(from, distance(from, to), bearing(from, to)), to)
  assert.equal(distance([1, 2], [4, 6]), 5)
  assert.deepEqual(shifted([1, 2], 10, -20), [11, -18])
})

test('points are read as SVG writes them, across before down', () => {
  assert.deepEqual(points('10,20 -3.5,.5 0,-7'), [
    [10, 20],
    [-3.5, 0.5],
    [0, -7],
  ])
  assert.deepEqual(points(''), [])
})

test('between two points is the middle, unless a share of the way is given', () => {
  assert.deepEqual(between([0, 10], [10, 30]), [5, 20])
  assert.deepEqual(between([0, 10], [10, 30], 0.25), [2.5, 15])
})
