import assert from 'node:assert/strict'
import { test } from 'node:test'
import { along, flattened, outline, through, turned } from './curves.ts'
import { between, distance, type Point, rounded } from './points.ts'

const written = (line: ReturnType<typeof outline>) =>
  line.map(({ x, y, corner }) => `${rounded(x) + 0},${rounded(y) + 0}${corner ? '^' : ''}`).join(' ')

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
})

test('between two points is the middle, unless a share of the way is given', () => {
  assert.deepEqual(between([0, 10], [10, 30]), [5, 20])
  assert.deepEqual(between([0, 10], [10, 30], 0.25), [2.5, 15])
})
