import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  along,
  apart,
  crossingOf,
  interrupted,
  type Line,
  leaderLines,
  type Mark,
  type PlanePoint,
  pointAt,
  reach,
} from './geometry.ts'

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
  assert.ok(!apart(box(0, 0), box(0, 2), 0.5))
  assert.ok(apart(box(0, 0), box(0, -2.5), 0.5))
})

test('whether boxes are apart depends on their distance alone, wherever they stand', () => {
  for (const [x, y] of [
    [7, 50],
    [-50, -7],
  ] as const) {
    assert.ok(!apart(box(x, y), box(x + 3.9, y - 1.9)))
    assert.ok(!apart(box(x, y), box(x - 3.9, y + 1.9)))
    assert.ok(apart(box(x, y), box(x - 4, y)))
    assert.ok(apart(box(x, y), box(x, y + 2)))
  }
})

test('a line enters and leaves a box where its points first and last lie inside', () => {
  const places = fc.tuple(...Array.from({ length: 6 }, () => fc.integer({ min: -20, max: 20 })))
  const halves = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  const [points, margin] = [400, 0.5]
  const step = 1 / points + 1e-9
  const seen = { passing: 0, missing: 0 }
  fc.assert(
    fc.property(places, halves, ([x1, y1, x2, y2, x, y], [halfWidth, halfHeight]) => {
      const [way, mark] = [line(x1!, y1!, x2!, y2!), box(x!, y!, halfWidth, halfHeight)]
      const shares = Array.from({ length: points + 1 }, (_, point) => point / points).filter(
        (share) =>
          Math.abs(x1! + (x2! - x1!) * share - x!) < halfWidth + margin &&
          Math.abs(y1! + (y2! - y1!) * share - y!) < halfHeight + margin,
      )
      const [enters, leaves] = crossingOf(way, mark, margin) ?? [0, 0]
      if (shares.length === 0) {
        seen.missing++
        assert.ok(leaves - enters < 1 / points)
      } else {
        seen.passing++
        assert.ok(Math.abs(enters - shares[0]!) <= step, `enters at ${enters}, not ${shares[0]}`)
        assert.ok(Math.abs(leaves - shares.at(-1)!) <= step, `leaves at ${leaves}, not ${shares.at(-1)}`)
      }
    }),
    { numRuns: 600, seed: 6 },
  )
  assert.ok(Math.min(...Object.values(seen)) > 100, JSON.stringify(seen))
})

test('a line within a box is in it from its beginning to its end', () => {
  for (const [x, y] of [
    [1, 0],
    [0, 0.5],
    [1, 0.5],
  ] as const)
    assert.deepEqual(crossingOf(line(-x, -y, x, y), box(0, 0)), [0, 1])
})

test('a line passes a box from where it enters to where it leaves', () => {
  assert.deepEqual(crossingOf(line(-10, 0, 10, 0), box(0, 0)), [0.4, 0.6])
  assert.deepEqual(crossingOf(line(0, 10, 0, -10), box(0, 0)), [0.45, 0.55])
  assert.deepEqual(crossingOf(line(-10, 0, 10, 0), box(0, 0), 1), [0.35, 0.65])
  assert.deepEqual(crossingOf(line(0, 0, 10, 0), box(0, 0)), [0, 0.2], 'it begins inside')
  assert.deepEqual(crossingOf(line(-10, 0, 0, 0), box(0, 0)), [0.8, 1], 'it ends inside')
})

test('a line that only touches a box, or ends before it, does not pass it', () => {
  assert.equal(crossingOf(line(-10, 1, 10, 1), box(0, 0)), undefined)
  assert.equal(crossingOf(line(-10, 0, -2, 0), box(0, 0)), undefined)
  assert.equal(crossingOf(line(-10, 8, 8, -10), box(5, 5)), undefined)
  assert.equal(crossingOf(line(2, -10, 2, 10), box(0, 0)), undefined)
  assert.equal(crossingOf(line(-4, 0, 0, 4), box(-1, 1, 1, 1)), undefined, 'at a corner')
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

const isAt = ({ x, y }: PlanePoint, [toX, toY]: readonly [number, number], what: string) =>
  assert.ok(Math.hypot(x - toX, y - toY) < 1e-9, `${what}: ${x} ${y}`)

test('longitudes run counter-clockwise from the first, which is at nine o’clock', () => {
  for (const first of [0, 77, 350]) {
    isAt(pointAt(first, 10, first), [-10, 0], 'left')
    isAt(pointAt(first, 10, first + 90), [0, 10], 'below')
    isAt(pointAt(first, 10, first + 180), [10, 0], 'right')
    isAt(pointAt(first, 10, first - 90), [0, -10], 'above')
  }
  isAt(pointAt(30, 10, 90), [-5, Math.sqrt(75)], 'sixty degrees on')
})

test('a share of a line is counted from its beginning', () => {
  assert.deepEqual(along(line(10, 20, 30, 60), 0.25), { x: 15, y: 30 })
  assert.deepEqual(
    [0, 1].map((share) => along(line(10, 20, 30, 60), share)),
    line(10, 20, 30, 60),
  )
})

/** Longitude (with the first at 0) and radius of each point of a leader. */
function wayOf(lines: readonly Line[]): [number, number][] {
  for (const [index, [from]] of lines.entries()) if (index > 0) assert.deepEqual(from, lines[index - 1]![1])
  return [lines[0]![0], ...lines.map(([, to]) => to)].map(({ x, y }) => {
    const longitude = (Math.atan2(y, -x) * 180) / Math.PI
    return [Math.round(longitude * 1e6) / 1e6, Math.round(Math.hypot(x, y) * 1e6) / 1e6]
  })
}

test('a leader goes straight to the near radius, then evenly to the far one, the short way round and in small steps', () => {
  // Twelve degrees in steps of at most five are three of four degrees each.
  assert.deepEqual(wayOf(leaderLines(0, 100, [90, 84], [10, 22], 5)), [
    [10, 100],
    [10, 90],
    [14, 88],
    [18, 86],
    [22, 84],
  ])
  assert.deepEqual(wayOf(leaderLines(0, 100, [104, 108], [4, 354], 5)), [
    [4, 100],
    [4, 104],
    [-1, 106],
    [-6, 108],
  ])
})

test('a leader to its own longitude is straight', () => {
  assert.deepEqual(wayOf(leaderLines(0, 100, [90, 84], [10, 10], 5)), [
    [10, 100],
    [10, 90],
    [10, 84],
  ])
})

test('a line through a corner is cut where it crosses both sides', () => {
  // From (−4, 0) to (0, 4): it enters at the left side, x = −2, and leaves at the top, y = 3.
  const [enters, leaves] = crossingOf(line(-4, 0, 0, 4), box(0, 2, 2, 1))!
  assert.deepEqual([enters, leaves], [0.5, 0.75])
  assert.equal(
    crossingOf(line(-4, 0, 0, 4), box(0, 0, 1, 1)),
    undefined,
    'both ranges are met, but not at once',
  )
})

test('margins lie around every box that interrupts a line', () => {
  assert.deepEqual(interrupted(line(-10, 0, 10, 0), [box(0, 0)], 1), [line(-10, 0, -3, 0), line(3, 0, 10, 0)])
  assert.deepEqual(interrupted(line(-10, 0, 10, 0), [box(0, 2)], 1), [line(-10, 0, 10, 0)])
})

test('a box inside another leaves no line within it', () => {
  const left = interrupted(line(-10, 0, 10, 0), [box(0, 0, 5), box(-2, 0, 1)], 0)
  assert.deepEqual(left, [line(-10, 0, -5, 0), line(5, 0, 10, 0)])
  assert.deepEqual(interrupted(line(-10, 0, 10, 0), [box(-10, 0, 5)], 0), [line(-5, 0, 10, 0)])
})
