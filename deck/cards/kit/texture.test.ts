import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf } from '../../../test/wheel/ink.ts'
import { through } from './curves.ts'
import { distance, type Point, polar } from './points.ts'
import { type Hatching, hatch } from './texture.ts'

/** A path that moves and draws by turns; after a relative move the pair that follows is a line. */
const linesOf = (svg: string) => {
  const data = svg.match(/ d="([^"]*)"/)![1]!
  assert.match(data, /^M[^a-z]*l[^a-z]*(m[^a-z]*)*$/)
  const places = pointsOf(data)
  return places.flatMap((from, i) => (i % 2 === 0 ? [{ from, to: places[i + 1]! }] : []))
}

/** Each line as `x,y x,y`. */
const written = (area: string, hatching: Omit<Hatching, 'line'>) =>
  linesOf(hatch(area, { line: '#000000', ...hatching })).map(({ from, to }) =>
    [from, to].map((place) => place.map((value) => Math.round(value * 10) / 10).join()).join(' '),
  )

test('shading stays inside its shape, at any angle', () => {
  for (const angle of [0, 30, 90, -60]) {
    const lines = linesOf(hatch('10,10^ 60,10^ 60,40^ 10,40^', { angle, gap: 4, line: '#000000' }))
    assert.ok(lines.length >= 7, `${lines.length} lines at ${angle}°`)
    for (const { from, to } of lines)
      for (const [x, y] of [from, to])
        assert.ok(x >= 9.9 && x <= 60.1 && y >= 9.9 && y <= 40.1, `${x},${y} at ${angle}°`)
  }
})

const BOX = '0,0^ 40,0^ 40,20^ 0,20^'

test('lines are a gap apart, half a gap from the edge, and the pen goes there and back', () => {
  const level = ['0,2 40,2', '40,6 0,6', '0,10 40,10', '40,14 0,14', '0,18 40,18']
  assert.deepEqual(written(BOX, { gap: 4 }), level, 'level, unless an angle is given')
  assert.deepEqual(written(BOX, { angle: 90, gap: 10 }), [
    '35,0 35,20',
    '25,20 25,0',
    '15,0 15,20',
    '5,20 5,0',
  ])
  assert.deepEqual(written(BOX, { angle: 180, gap: 10 }), ['40,15 0,15', '0,5 40,5'])
})

test('an angle is that of the lines, clockwise from level, and the gap is measured across them', () => {
  // Through the middle of a large circle, where lines are long and rounding is small.
  const area = through(Array.from({ length: 24 }, (_, i) => polar([0, 0], 100, i * 15)))
  for (const angle of [30, -60, 45]) {
    const lines = linesOf(hatch(area, { angle, gap: 20, line: '#000000' }))
    assert.equal(lines.length, 10)
    const [right, down] = polar([0, 0], 1, angle)
    // How far a point lies across the lines, from the middle.
    const across = ([x, y]: Point) => y * right - x * down
    for (const [row, { from, to }] of lines.entries()) {
      const expected = -90 + row * 20
      assert.ok(Math.abs(across(from) - expected) < 0.2 && Math.abs(across(to) - expected) < 0.2, `${angle}°`)
    }
  }
})

test('a hollow is left free, and a row that runs back begins beyond it', () => {
  assert.deepEqual(written('0,0^ 60,0^ 60,40^ 40,40^ 40,10^ 20,10^ 20,40^ 0,40^', { gap: 8 }), [
    '0,4 60,4',
    ...['60,12 40,12', '20,12 0,12'],
    ...['0,20 20,20', '40,20 60,20'],
    ...['60,28 40,28', '20,28 0,28'],
    ...['0,36 20,36', '40,36 60,36'],
  ])
})

test('a line of less than one unit is not drawn', () => {
  // A line is as long as it is far from the lower corner.
  const triangle = '0,0^ 6,0^ 0,6^'
  assert.deepEqual(written(triangle, { gap: 2 }), ['0,1 5,1', '3,3 0,3', '0,5 1,5'])
  assert.equal(written(triangle, { gap: 1 }).length, 5, 'the sixth would be half a unit long')
})

test('a row through a corner of the shape is one line like the others', () => {
  assert.deepEqual(written('20,0^ 40,20^ 20,40^ 0,20^', { gap: 8 }), [
    '16,4 24,4',
    '32,12 8,12',
    '0,20 40,20',
    '32,28 8,28',
    '16,36 24,36',
  ])
})

test('shading reaches the edge of a round shape all round', () => {
  const round = through(Array.from({ length: 8 }, (_, i) => polar([50, 50], 20, i * 45)))
  const lines = linesOf(hatch(round, { gap: 2, line: '#000000' }))
  assert.equal(lines.length, 20)
  for (const end of lines.flatMap(({ from, to }) => [from, to]))
    assert.ok(Math.abs(distance([50, 50], end) - 20) < 0.5, `${end}`)
})

test('shading has the colour, width and opacity it is given', () => {
  assert.match(
    hatch(BOX, { line: '#123456', width: 1.5, opacity: 0.3 }),
    / stroke="#123456" stroke-width="1.5" opacity="0.3"\/>$/,
  )
})
