import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distance, type Point } from '../kit/points.ts'
import { across, bendOf, bentTowards, flesh, limbEdge } from './limb.ts'

const EVEN = flesh('0.25,0.3 0.75,0.3', 0.3, '0.25,0.3 0.75,0.3 1,0.3')
const near = (a: number, b: number) => Math.abs(a - b) < 1e-9

test('the edges of a straight limb run beside its bones, at the half width that is given', () => {
  const edge = limbEdge(
    [
      [0, 0],
      [0, 40],
      [0, 80],
    ],
    1,
    EVEN,
    20,
  )
  assert.deepEqual(
    edge.map(([x]) => Math.round(x)),
    [6, 6, 6, 6, 6, 6],
  )
  assert.deepEqual(
    edge.map(([, y]) => Math.round(y)),
    [10, 30, 40, 50, 70, 80],
  )
})

test('the left of what heads down is the right of the picture, and its other side mirrors it', () => {
  assert.deepEqual(across([0, 0], [0, 5], 1), [1, -0])
  assert.deepEqual(across([0, 0], [0, 5], -1), [-1, 0])
})

test('outside of a bend the edge goes round the joint; inside it cuts the corner and does not turn back', () => {
  const bones: [Point, Point, Point] = [
    [0, 0],
    [0, 60],
    [36, 12],
  ]
  const [outer, inner] = [limbEdge(bones, -1, EVEN, 20), limbEdge(bones, 1, EVEN, 20)]
  assert.ok(
    outer.some(([, y]) => y > 60),
    'below the elbow',
  )
  assert.ok(
    inner.every(([x, y]) => y < 60 && x >= 0),
    'above it, between the bones',
  )
  assert.ok(inner.length < outer.length, 'what would turn back is left out')
})

test('a limb bends to the given side, and its bones keep their length', () => {
  const [left, right] = [-1, 1].map((way) => bentTowards([0, 0], [0, 70], 40, 40, [way, 0]))
  assert.ok(left![0] < 0 && right![0] > 0)
  assert.ok(near(distance([0, 0], right!), 40) && near(distance(right!, [0, 70]), 40))
})

test('a straight limb has no bend, a right angle 90 degrees', () => {
  assert.equal(
    bendOf([
      [0, 0],
      [5, 0],
      [10, 0],
    ]),
    0,
  )
  assert.equal(
    Math.round(
      bendOf([
        [0, 0],
        [5, 0],
        [5, 5],
      ]),
    ),
    90,
  )
})
