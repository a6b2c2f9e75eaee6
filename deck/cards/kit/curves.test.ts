import assert from 'node:assert/strict'
import { test } from 'node:test'
import { along, curveOf, flattened, outline, polygon, segments, through, turned } from './curves.ts'
import { between, distance, type Point, rounded } from './points.ts'

const written = (line: ReturnType<typeof outline>) =>
  line.map(({ x, y, corner }) => `${rounded(x) + 0},${rounded(y) + 0}${corner ? '^' : ''}`).join(' ')

test('an outline is read from its points; a mark makes a corner', () => {
  assert.deepEqual(outline('10,-20 -3.5,.5^ 0,7'), [
    { x: 10, y: -20, corner: false },
    { x: -3.5, y: 0.5, corner: true },
    { x: 0, y: 7, corner: false },
  ])
  assert.deepEqual(curveOf('1,2^'), outline('1,2^'))
  assert.deepEqual(curveOf(outline('1,2^')), outline('1,2^'))
  assert.equal(written(through([[1, 2]])), '1,2')
  assert.equal(written(polygon('1,2 3,4')), '1,2^ 3,4^', 'a polygon has corners only')
})

test('a turn is clockwise as it is seen, about its own point, and leaves corners corners', () => {
  const line = outline('12,5^ 12,7 10,5')
  assert.equal(written(turned(line, [10, 5], 90)), '10,7^ 8,7 10,5')
  assert.equal(written(turned(line, [10, 5], 180)), '8,5^ 8,3 10,5')
  assert.equal(written(turned(line, [10, 5], -90)), '10,3^ 12,3 10,5')
  assert.equal(written(turned(outline('10,0'), [0, 0], 30)), '8.7,5')
})

/** Four points of a circle of 50 units, and eight. */
const round = (count: number) =>
  through(
    Array.from({ length: count }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / count
      return [50 * Math.cos(angle), 50 * Math.sin(angle)]
    }),
  )

test('a closed curve through points of a circle is nearly that circle', () => {
  // A cubic curve that is a quarter circle has handles of 0.5523 of the radius, 0.39 of its chord.
  for (const [count, within] of [
    [4, 1.5],
    [8, 0.7],
    [12, 0.4],
  ] as const) {
    const chain = flattened(round(count), true)
    assert.equal(chain.length, 6 * count)
    for (const place of chain)
      assert.ok(Math.abs(distance([0, 0], place) - 50) < within, `${count}: ${place}`)
  }
  // Handles are a little shorter than that: a curve is rather too flat than a bulge.
  for (const place of flattened(round(4), true)) assert.ok(distance([0, 0], place) < 50 + 1e-9, `${place}`)
})

/** Where the handles lie, of sides on a level line. */
const handles = (text: string, closed = false) =>
  segments(outline(text), closed).map(({ control1, control2 }) => [control1[0], control2[0]])

const assertNear = (values: readonly number[], expected: readonly number[]) => {
  assert.equal(values.length, expected.length)
  for (const [i, value] of values.entries())
    assert.ok(Math.abs(value - expected[i]!) < 1e-9, `${values} for ${expected}`)
}

test('a handle is 0.36 of its side at a smooth point, and a third of it at a corner or an end', () => {
  const [first, second, third] = handles('0,0 10,0 20,0 30,0')
  assertNear(first!, [3.3, 6.4])
  assertNear(second!, [13.6, 16.4])
  assertNear(third!, [23.6, 26.7])
  const [before, after] = handles('0,0 10,0^ 20,0')
  assertNear(before!, [3.3, 6.7])
  assertNear(after!, [13.3, 16.7])
})

test('sides of which one is up to 1.7 times as long share the length of their handles, as they would between even ones', () => {
  const shared = 0.36 * Math.sqrt(10 * 17)
  for (const line of ['0,0 10,0 27,0', '27,0 17,0 0,0']) {
    const [one, other] = segments(outline(line), false)
    const knot = one!.to[0]
    assertNear([Math.abs(knot - one!.control2[0]), Math.abs(other!.control1[0] - knot)], [shared, shared])
    assert.equal(other!.flows, true)
  }
})

test('beside a longer side than that each has its own, the longer no more than two and a half times that of the shorter', () => {
  for (const [longer, handle] of [
    [18, 0.36 * 18],
    [25, 0.36 * 25],
    [40, 0.36 * 25],
  ] as const) {
    const [one, other] = segments(outline(`0,0 10,0 ${10 + longer},0`), false)
    assertNear([10 - one!.control2[0], other!.control1[0] - 10], [3.6, handle])
    assert.equal(other!.flows, false)
    const [first, second] = segments(outline(`${10 + longer},0 10,0 0,0`), false)
    assertNear([first!.control2[0] - 10, 10 - second!.control1[0]], [handle, 3.6])
  }
})

test('at a smooth point the curve heads as its sides do, the shorter counting for more', () => {
  // Ten to the right, then thirty down: three parts right to one part down, handles of 0.36 · 25 on the longer side.
  const [one, other] = segments(outline('0,0 10,0 10,30'), false)
  const [right, down] = [3 / Math.sqrt(10), 1 / Math.sqrt(10)]
  assertNear(other!.control1, [10 + 9 * right, 9 * down])
  assertNear(one!.control2, [10 - 3.6 * right, -3.6 * down])
  // And with even sides it halves the corner.
  const [, even] = segments(outline('0,0 20,0 20,20'), false)
  assertNear(even!.control1, [20 + 7.2 * Math.SQRT1_2, 7.2 * Math.SQRT1_2])
})

test('the ends of an open curve are corners, those of a closed one are not', () => {
  const sharp = (text: string, closed: boolean) => segments(outline(text), closed).map((side) => side.sharp)
  assert.deepEqual(sharp('0,0 10,0 10,10', false), [
    [true, false],
    [false, true],
  ])
  assert.deepEqual(sharp('0,0 10,0 10,10', true), [
    [false, false],
    [false, false],
    [false, false],
  ])
  assert.deepEqual(sharp('0,0 10,0^ 10,10', true), [
    [false, true],
    [true, false],
    [false, false],
  ])
  const [first, , last] = segments(outline('0,0 10,0 10,10'), true)
  assert.deepEqual(
    [first!.from, last!.from, last!.to],
    [
      [0, 0],
      [10, 10],
      [0, 0],
    ],
    'and it comes back',
  )
})

test('a side flows out of the one before only from a smooth point', () => {
  const flows = (text: string, closed: boolean) => segments(outline(text), closed).map((side) => side.flows)
  assert.deepEqual(flows('0,0 10,0 20,0 30,0', false), [false, true, true])
  assert.deepEqual(flows('0,0 10,0^ 20,0 30,0', false), [false, false, true])
  assert.deepEqual(flows('0,0 10,0 10,10 0,10', true), [true, true, true, true])
})

test('a point twice, or a curve that turns back on itself, is drawn all the same', () => {
  for (const line of ['0,0 10,0 10,0 20,0', '0,0 10,0 0,0', '5,5 5,5 5,5'])
    for (const place of flattened(outline(line), false)) assert.ok(place.every(Number.isFinite), line)
  assert.deepEqual(segments(outline('0,0 10,0 10,0 20,0'), false)[1]!.control1, [10, 0])
  assert.deepEqual(segments(outline('0,0 10,0 10,0 20,0'), false)[1]!.control2, [10, 0])
})

/** De Casteljau: the point at a share of a curve lies at that share between those of its handles. */
function onCurve(handles: readonly Point[], share: number): Point {
  if (handles.length === 1) return handles[0]!
  return onCurve(
    handles.slice(1).map((to, i) => between(handles[i]!, to, share)),
    share,
  )
}

test('a curve in pieces has so many to each bent side, one to each straight one, and all their ends lie on it', () => {
  const line = outline('8,16 30,40^ 60,7^ 90,20 70,50')
  for (const [closed, pieces] of [
    [false, [1, 1, 4, 4]],
    [true, [4, 1, 4, 4, 4]],
  ] as const) {
    const expected = segments(line, closed).flatMap(({ from, control1, control2, to }, side) =>
      Array.from({ length: pieces[side]! }, (_, i) =>
        onCurve([from, control1, control2, to], (i + 1) / pieces[side]!),
      ),
    )
    const chain = flattened(line, closed, 4)
    const start: Point[] = closed ? [] : [[8, 16]]
    assert.equal(chain.length, start.length + expected.length)
    for (const [i, place] of [...start, ...expected].entries())
      assert.ok(distance(place, chain[i]!) < 1e-9, `${i}`)
  }
})

test('along a curve: its start, its end, and the way it heads', () => {
  const line = outline('0,0^ 100,0^')
  assert.deepEqual(along(line, 0), { at: [0, 0], heading: 0 })
  assert.deepEqual(along(line, 0.25).at, [25, 0])
  assert.deepEqual(along(line, 1).at, [100, 0])
  assert.equal(along(outline('0,0^ 0,40^'), 0.5).heading, 90)
  assert.equal(along(outline('0,0^ 0,-40^'), 0.5).heading, -90)
  const bend = outline('0,0^ 100,0^ 100,100^')
  assert.deepEqual(along(bend, 0.75), { at: [100, 50], heading: 90 })
  // A bow from the left over the top to the right.
  const bow = outline('0,0 30,-40 60,0')
  const top = along(bow, 0.5).at
  assert.ok(distance(top, [30, -40]) < 1e-9)
  const [rising, falling] = [along(bow, 0.2), along(bow, 0.8)]
  assert.ok(rising.heading < 0 && falling.heading > 0)
  assertNear([rising.at[0] + falling.at[0], rising.at[1]], [60, falling.at[1]])
  assert.ok(distance(along(bow, 1).at, [60, 0]) < 1e-9)
})
