import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Outline, outline, turned } from './curves.ts'
import { joint, jointed, tapered } from './limbs.ts'
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
  assert.ok(y > 0, 'and still bends a little, to its side')
})

const assertNear = (point: Point, expected: Point) => assert.ok(distance(point, expected) < 1e-9, `${point}`)

test('an elbow is the corner of the triangle of both bones, clockwise of the straight line or against it', () => {
  assertNear(joint([0, 0], [6, 0], 5, 5, 1), [3, 4])
  assertNear(joint([0, 0], [6, 0], 5, 5, -1), [3, -4])
  assertNear(joint([1, 1], [6, 1], 4, 3, 1), [4.2, 3.4])
  assertNear(joint([0, 0], [0, 6], 5, 5, 1), [-4, 3])
})

test('a limb that cannot fold so far lies on the straight line, its longer bone beyond the shorter', () => {
  assertNear(joint([0, 0], [5, 0], 40, 10, 1), [40, 0])
  assertNear(joint([0, 0], [5, 0], 10, 40, 1), [-10, 0])
})

test('a limb that ends where it begins is folded in the middle, and has its bones', () => {
  const elbow = joint([3, 4], [3, 4], 10, 10, 1)
  assert.ok(Math.abs(distance([3, 4], elbow) - 10) < 1e-9)
})

test('bones are straight, with a short bend at each joint', () => {
  const knots = (list: readonly Point[], bend?: number) =>
    jointed(list, bend).map(({ x, y, corner }) => [rounded(x), rounded(y), corner])
  const leg = [
    [0, 0],
    [10, 0],
    [10, 20],
  ] as const
  assert.deepEqual(knots(leg), [
    [0, 0, false],
    [8, 0, false],
    [10, 4, false],
    [10, 20, false],
  ])
  assert.deepEqual(knots(leg, 0.1).slice(1, 3), [
    [9, 0, false],
    [10, 2, false],
  ])
})

const written = (shape: Outline) =>
  shape.map(({ x, y, corner }) => `${rounded(x) + 0},${rounded(y) + 0}${corner ? '^' : ''}`).join(' ')

test('a tapered shape has the widths it was given and ends round', () => {
  const shape = tapered(outline('0,0 100,0'), [20, 10])
  const corners = shape.map(({ x, y }) => `${rounded(x)},${rounded(y)}`)
  assert.equal(corners.join(' '), '0,10 100,5 100,-5 0,-10')
  assert.deepEqual(
    shape.map(({ cap }) => cap),
    [10, undefined, 5, undefined],
  )
})

test('a width of nothing is a point, and no cap leads to it', () => {
  const caps = (shape: Outline) => shape.map(({ cap }) => cap)
  const thorn = tapered(outline('0,0 100,0'), [0, 10])
  assert.equal(written(thorn), '100,5^ 100,-5^ 0,0^')
  assert.deepEqual(caps(thorn), [undefined, 5, undefined])
  const tail = tapered(outline('0,0 100,0'), [10, 0])
  assert.equal(written(tail), '0,5^ 100,0^ 0,-5^')
  assert.deepEqual(caps(tail), [5, undefined, undefined])
})

test('widths are spread evenly over the line, and between two of them the width changes evenly', () => {
  // Three pieces to each side of the line: its middle point lies in the middle of the pieces, too.
  const line = outline('0,0 50,0 100,0')
  assert.equal(written(tapered(line, [4, 20, 8])), '0,2^ 50,10 100,4^ 100,-4^ 50,-10 0,-2^')
  // The second of three widths is meant for the middle, and two leave it half way.
  assert.equal(written(tapered(line, [20, 4])), '0,10^ 100,2^ 100,-2^ 0,-10^')
  // The second of four belongs to the end of the second piece of six.
  const [, shoulder] = tapered(line, [4, 30, 4, 4])
  assert.equal(shoulder!.y, 15)
  assert.ok(shoulder!.x > 30 && shoulder!.x < 36)
})

test('a point that is less than half a unit off the line between its neighbours is left out', () => {
  const line = outline('0,0 50,0 100,0')
  assert.equal(written(tapered(line, [10, 10.9, 10])), '0,5^ 100,5^ 100,-5^ 0,-5^')
  assert.equal(written(tapered(line, [10, 11, 10])), '0,5^ 50,5.5 100,5^ 100,-5^ 50,-5.5 0,-5^')
})

test('the sides of a limb run beside its line, at half its width, right and left of where it heads', () => {
  const down = tapered(outline('7,0 7,50 7,100'), [6, 20, 6])
  assert.equal(written(down), '4,0^ -3,50 4,100^ 10,100^ 17,50 10,0^')
  // On a large circle: the sides are circles with the same centre.
  const arc = Array.from({ length: 7 }, (_, i) => {
    const turn = (i * Math.PI) / 6
    return `${100 * Math.cos(turn)},${100 * Math.sin(turn)}`
  })
  const shape = tapered(outline(arc.join(' ')), [20, 20])
  const radii = shape.map(({ x, y }) => Math.hypot(x, y))
  const inner = radii.filter((radius) => radius < 100)
  assert.ok(inner.length > 4 && radii.length - inner.length > 4)
  // The sides at the ends are straighter than a circle.
  for (const radius of radii)
    assert.ok(Math.min(Math.abs(radius - 90), Math.abs(radius - 110)) < 2, `${radius}`)
})

/** Do the two straight pieces cross? */
function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

test('a knot next to an end is kept like any other', () => {
  const line = outline('0,0 50,0 100,0')
  const [, second] = tapered(line, [10, 20, 10, 10, 10, 10, 10])
  assert.ok(second!.x > 10 && second!.x < 20 && second!.y === 10)
  const near = tapered(line, [10, 10, 10, 10, 10, 20, 10]).find(({ y }) => y === 10)!
  assert.ok(near.x > 80 && near.x < 90)
  // Nor is one lost where they are less than a unit apart.
  const fine = tapered(outline('0,0 2.7,0 5.4,0'), [2, 2, 2, 6, 2, 2, 2])
  assert.ok(fine.some(({ x, y }) => rounded(x) === 2.7 && rounded(y) === 3))
})

const BENDS = ['0,0 40,0 44,4 44,44', '0,0 40,0 43,3 30,44', '0,0 30,-8 33,-6 30,40']

test('a limb that is turned has the shape it had before, turned', () => {
  for (const text of [...BENDS, '0,0 30,10 50,40 20,60 0,40'])
    for (let degrees = 20; degrees < 360; degrees += 20) {
      const line = outline(text)
      const [meant, drawn] = [
        turned(tapered(line, [16, 14, 12]), [10, 20], degrees),
        tapered(turned(line, [10, 20], degrees), [16, 14, 12]),
      ]
      assert.equal(drawn.length, meant.length, `${text} by ${degrees}°`)
      for (const [i, { x, y }] of drawn.entries())
        assert.ok(distance([x, y], [meant[i]!.x, meant[i]!.y]) < 1e-6, `${text} by ${degrees}°`)
    }
})

test('a limb that is drawn from its other end has the same shape', () => {
  for (const text of ['0,0 30,10 50,40 20,60 0,40', '0,0 30,-20 60,0 100,10']) {
    const line = outline(text)
    const [one, other] = [tapered(line, [16, 14, 8]), tapered(line.toReversed(), [8, 14, 16])]
    assert.equal(one.length, other.length)
    for (const { x, y } of other)
      assert.ok(
        one.some((knot) => distance([knot.x, knot.y], [x, y]) < 1e-6),
        `${text}: ${x},${y}`,
      )
  }
})

test('a limb has its whole width at both ends, however sharp it bends there', () => {
  for (const text of [
    ...BENDS,
    '0,0 40,0 44,4 44,8',
    '0,0 3,3 3,44',
    '0,0 40,0 46,4 42,4',
    '0,0 40,0 46,-2 46,-6',
  ]) {
    const line = outline(text)
    const shape = tapered(line, [16, 14, 12])
    const second = shape.findIndex(({ cap }, i) => i > 0 && cap !== undefined)
    for (const [knot, end, width] of [
      [second, line.at(-1)!, 12],
      [0, line[0]!, 16],
    ] as const) {
      const [one, other] = [shape[knot]!, shape.at(knot - 1)!]
      assert.equal(one.cap, width / 2)
      assert.ok(Math.abs(distance([one.x, one.y], [other.x, other.y]) - width) < 1e-6, text)
      assert.ok(distance([(one.x + other.x) / 2, (one.y + other.y) / 2], [end.x, end.y]) < 1e-6, text)
    }
  }
})

test('the inside of a sharp bend does not turn back on itself', () => {
  for (const [line, scale] of BENDS.flatMap((bend) => [1, 0.4, 0.2].map((scale) => [bend, scale] as const))) {
    const smaller = outline(line).map(({ x, y }) => ({ x: x * scale, y: y * scale, corner: false }))
    const knots = tapered(
      smaller,
      [16, 14, 12].map((width) => width * scale),
    )
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
