import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outline } from './curves.ts'
import { joint, tapered } from './limbs.ts'
import { distance, type Point, rounded } from './points.ts'

test('a bent limb keeps the length of its bones', () => {
  for (const to of [
    [30, 40],
    [-20, 10],
    [5, -60],
  ] as const) {
    const elbow = joint([0, 0], to, 40, 35, 1)
    assert.ok(Math.abs(distance([0, 0], elbow) - 40) < 1e-9)
    assert.ok(Math.abs(distance(elbow, to) - 35) < 1e-9)
  }
})

test('the two ways to bend lie on either side of the straight line', () => {
  const [one, other] = [joint([0, 0], [0, 50], 40, 35, 1), joint([0, 0], [0, 50], 40, 35, -1)]
  assert.ok(one[0] * other[0] < 0)
})

test('a limb that cannot reach is stretched out towards its end', () => {
  const [x, y] = joint([0, 0], [200, 0], 40, 35, 1)
  assert.ok(x > 39 && Math.abs(y) < 4)
})

test('a tapered shape has the widths it was given and ends round', () => {
  const shape = tapered(outline('0,0 100,0'), [20, 10])
  const corners = shape.map(({ x, y }) => `${rounded(x)},${rounded(y)}`)
  assert.equal(corners.join(' '), '0,10 100,5 100,-5 0,-10')
  assert.deepEqual(
    shape.map(({ cap }) => cap),
    [10, undefined, 5, undefined],
  )
})

/** Do the two straight pieces cross? */
function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

test('the inside of a sharp bend does not turn back on itself', () => {
  for (const line of ['0,0 40,0 44,4 44,44', '0,0 40,0 43,3 30,44', '0,0 30,-8 33,-6 30,40']) {
    const knots = tapered(outline(line), [16, 14, 12])
    const pieces = knots.slice(1).map(
      (knot, i) =>
        [
          [knots[i]!.x, knots[i]!.y],
          [knot.x, knot.y],
        ] as const satisfies readonly [Point, Point],
    )
    const crossing = pieces.filter((piece, i) => pieces.slice(i + 2).some((other) => cross(piece, other)))
    assert.deepEqual(crossing, [], line)
  }
})
