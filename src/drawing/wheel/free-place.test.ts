import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnAt, type Frame, rowsOf } from './columns.ts'
import { firstFree, type OccupiedSpace } from './free-place.ts'
import type { Line, Mark } from './geometry.ts'
import type { ColumnPlace } from './places.ts'
import { SCALES } from './scales.ts'

const scale = SCALES.full
/** Longitude 45 is at nine o'clock: there a leader is level. */
const frame: Frame = { first: 45, scale, ring: { edge: 250, inwards: true } }
const rows = rowsOf({ name: 'mars', longitude: 45, retrograde: false }, scale, { factor: 1, rows: 'glyph' })
const placeAt = (at: number, depth: number): ColumnPlace => ({
  ...columnAt(rows, at, depth, frame),
  offset: at - 30,
})
const [high, low, aside] = [placeAt(45, 0), placeAt(45, 60), placeAt(55, 0)]
const glyph = high.rows[0]!
const nothing: OccupiedSpace = { marks: [], leaders: [] }
const box = (x: number, y: number, halfWidth: number, halfHeight: number): Mark => ({
  x,
  y,
  halfWidth,
  halfHeight,
})
const line = (x1: number, y1: number, x2: number, y2: number): Line => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
]

test('the first place is taken where nothing is in the way', () => {
  assert.equal(firstFree([high, aside], false, nothing, frame), high)
  assert.equal(firstFree([], true, nothing, frame), undefined)
})

test('a label keeps 1.6 units from every other', () => {
  for (const [room, place] of [
    [1.61, high],
    [1.59, aside],
  ] as const)
    for (const way of [-1, 1]) {
      const above = box(glyph.x, glyph.y + way * (glyph.halfHeight + 2 + room), 2, 2)
      const beside = box(glyph.x + way * (glyph.halfWidth + 2 + room), glyph.y, 2, 2)
      // What is below the glyph hides nothing; above it is the leader.
      for (const mark of way === 1 ? [above, beside] : [above])
        assert.equal(
          firstFree([high, aside], false, { ...nothing, marks: [mark] }, frame),
          place,
          `${room} ${way}`,
        )
    }
  const marks = [box(0, 0, 2, 2), box(glyph.x, glyph.y, 2, 2)]
  assert.equal(firstFree([high], true, { ...nothing, marks }, frame), undefined, 'one of several is enough')
})

test('up to nine units of a leader may be hidden by a label with its margin', () => {
  // The leader of the deep column is some sixty units long: a mark upon it hides its own length and 1.6 at either end.
  const onLeader = (length: number) => box(glyph.x, 0, length / 2, 3)
  for (const [length, place] of [
    [5.7, low],
    [5.9, aside],
  ] as const)
    assert.equal(firstFree([low, aside], false, { ...nothing, marks: [onLeader(length)] }, frame), place)
})

test('a label may not hide more of another’s leader, either', () => {
  const across = (length: number): OccupiedSpace => ({
    marks: [],
    leaders: [
      [
        { x: glyph.x, y: -60 },
        { x: glyph.x, y: -glyph.halfHeight - 1.6 + length },
      ],
    ],
  })
  assert.equal(firstFree([high, aside], false, across(8.9), frame), high)
  assert.equal(firstFree([high, aside], false, across(9.1), frame), aside)
})

test('a place behind a label is taken where that is allowed and no better one is left, the first of several', () => {
  const hiding: OccupiedSpace = { ...nothing, marks: [box(glyph.x, 0, 8, 3)] }
  const deeper = placeAt(45, 70)
  assert.equal(firstFree([low, deeper, aside], true, hiding, frame), aside)
  assert.equal(firstFree([low, deeper], true, hiding, frame), low)
  assert.equal(firstFree([low, deeper], false, hiding, frame), undefined)
})

test('nothing may lie on any row of a column', () => {
  const letters = rowsOf({ name: 'mars', longitude: 45, retrograde: false }, scale, {
    factor: 1,
    rows: 'all',
  })
  const column: ColumnPlace = { ...columnAt(letters, 45, 0, frame), offset: 15 }
  for (const { x, y } of column.rows) {
    const mark = { ...nothing, marks: [box(x, y, 1, 1)] }
    assert.equal(firstFree([column, aside], false, mark, frame), aside)
    const leader = { ...nothing, leaders: [line(0, 0, 0, -10), line(x, y - 20, x, y + 20)] }
    assert.equal(firstFree([column, aside], false, leader, frame), aside)
  }
})
