import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellAt, cellsOf } from './cells.ts'

const SIGNS = Array.from({ length: 12 }, (_, index) => index * 30)

test('cells are cut where a sign or a house begins, in the order of the zodiac, and fill the circle', () => {
  const cells = cellsOf([350, 15, 100.5, 60])
  assert.deepEqual(
    cells.map(({ from }) => from),
    [0, 15, 30, 60, 90, 100.5, 120, 150, 180, 210, 240, 270, 300, 330, 350],
  )
  for (const [index, { from, width }] of cells.entries())
    assert.equal(from + width, index === cells.length - 1 ? 360 : cells[index + 1]!.from)
  assert.deepEqual(
    cellsOf([]).map(({ from, width }) => [from, width]),
    SIGNS.map((from) => [from, 30]),
  )
})

test('a longitude on a bound is in the cell that begins there; 0° Aries is in the first', () => {
  const cells = cellsOf([350, 15])
  const from = (longitude: number) => cellAt(cells, longitude).from
  const places = [0, 14.999, 15, 29.999, 30, 349.999, 350, 359.999, 360, 375, -0.001]
  assert.deepEqual(places.map(from), [0, 0, 15, 15, 30, 330, 350, 350, 0, 15, 350])
})
