import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apart, interrupted, type Line, type Mark, passage, reach } from './geometry.ts'

const box = (x: number, y: number, halfWidth = 2, halfHeight = 1): Mark => ({ x, y, halfWidth, halfHeight })
const line = (x1: number, y1: number, x2: number, y2: number): Line => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
]

test('boxes are apart when they do not overlap in one direction, with the margin between them', () => {
  assert.ok(apart(box(0, 0), box(4, 0)))
  assert.ok(!apart(box(0, 0), box(3.9, 0)))
  assert.ok(apart(box(0, 0), box(0, 2)))
  assert.ok(!apart(box(0, 0), box(3.9, 1.9)))
  assert.ok(!apart(box(0, 0), box(4, 0), 0.5))
  assert.ok(apart(box(0, 0), box(4.5, 0), 0.5))
})

test('a line passes a box from where it enters to where it leaves', () => {
  assert.deepEqual(passage(line(-10, 0, 10, 0), box(0, 0)), [0.4, 0.6])
  assert.deepEqual(passage(line(0, 10, 0, -10), box(0, 0)), [0.45, 0.55])
  assert.deepEqual(passage(line(-10, 0, 10, 0), box(0, 0), 1), [0.35, 0.65])
  assert.deepEqual(passage(line(0, 0, 10, 0), box(0, 0)), [0, 0.2], 'it begins inside')
  assert.deepEqual(passage(line(-10, 0, 0, 0), box(0, 0)), [0.8, 1], 'it ends inside')
})

test('a line that only touches a box, or ends before it, does not pass it', () => {
  assert.equal(passage(line(-10, 1, 10, 1), box(0, 0)), undefined)
  assert.equal(passage(line(-10, 0, -2, 0), box(0, 0)), undefined)
  assert.equal(passage(line(-10, 8, 8, -10), box(5, 5)), undefined)
  assert.equal(passage(line(2, -10, 2, 10), box(0, 0)), undefined)
})

test('what is left of a line lies between the boxes, however they overlap', () => {
  const level = line(-10, 0, 10, 0)
  assert.deepEqual(interrupted(level, [], 0), [level])
  assert.deepEqual(interrupted(level, [box(5, 0), box(-5, 0), box(-4, 0)], 0), [
    line(-10, 0, -7, 0),
    line(-2, 0, 3, 0),
    line(7, 0, 10, 0),
  ])
  assert.deepEqual(interrupted(level, [box(0, 0, 20)], 0), [])
})

test('a box reaches as far as its corner in a direction', () => {
  assert.equal(reach(box(0, 0), { x: -1, y: 0 }), 2)
  assert.equal(reach(box(0, 0), { x: 0, y: 1 }), 1)
  assert.ok(Math.abs(reach(box(0, 0), { x: 0.6, y: -0.8 }) - 2) < 1e-12)
})
