import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extentOf } from '../../../test/wheel/ink.ts'
import { BODY_GLYPHS, RETROGRADE_GLYPH } from '../glyphs.ts'
import { type Column, columnAt, downTo, type Frame, leaderOf, type Reduction, rowsOf } from './columns.ts'
import { type Mark, type PlanePoint, pointAt } from './geometry.ts'
import { roomOf } from './lettering.ts'
import { SCALES, type Scale } from './scales.ts'
import type { WheelBody } from './wheel-chart.ts'

/** Sizes that clearly differ from each other. */
const scale: Scale = {
  ...SCALES.full,
  leader: { tick: 6, bend: 12, glyph: 32 },
  glyphs: { sign: 1, body: 2, retrograde: 0.5 },
  letters: { ...SCALES.full.letters, degree: 20, minute: 10, motion: 5 },
}
const { minute: _, ...fewLetters } = scale.letters
const [inner, outer]: [Frame, Frame] = [
  { first: 40, scale, ring: { edge: 250, inwards: true } },
  { first: 40, scale, ring: { edge: 250, inwards: false } },
]
const ANGLES = Array.from({ length: 72 }, (_, step) => step * 5 + 0.1)

const mars: WheelBody = { name: 'mars', longitude: 123.5, retrograde: false }
const all = { factor: 1, rows: 'all' } as const

/** What each row says, in the order of the rows; of a glyph its path. */
const said = (body: WheelBody, rows: Reduction['rows'], letters: Scale['letters'] = scale.letters) =>
  rowsOf(body, { ...scale, letters }, { factor: 1, rows }).map(({ words, path }) => words ?? path)

test('a column has the glyph, the degree, the minute and the motion; a reduced one leaves off the minute, then the degree, then the motion', () => {
  const retrograde = { ...mars, retrograde: true }
  assert.deepEqual(said(retrograde, 'all'), [BODY_GLYPHS.mars, '3°', '30′', RETROGRADE_GLYPH])
  assert.deepEqual(said(retrograde, 'degree'), [BODY_GLYPHS.mars, '3°', RETROGRADE_GLYPH])
  assert.deepEqual(said(retrograde, 'motion'), [BODY_GLYPHS.mars, RETROGRADE_GLYPH])
  assert.deepEqual(said(retrograde, 'glyph'), [BODY_GLYPHS.mars])
  assert.deepEqual(said(retrograde, 'all', fewLetters), [BODY_GLYPHS.mars, '3°', RETROGRADE_GLYPH])
})

test('of the motion a station is mentioned before its direction; a direct one has no row', () => {
  const motion = (more: Partial<WheelBody>) => said({ ...mars, ...more }, 'motion').slice(1)
  assert.deepEqual(motion({}), [])
  assert.deepEqual(motion({ retrograde: true }), [RETROGRADE_GLYPH])
  assert.deepEqual(motion({ retrograde: true, station: 'direct' }), ['SD'])
  assert.deepEqual(motion({ station: 'retrograde' }), ['SR'])
})

test('each row has its size and the room of its letters, smaller by the factor; signs of motion have a tone of their own', () => {
  for (const factor of [1, 0.5]) {
    const rows = rowsOf({ ...mars, station: 'direct' }, scale, { factor, rows: 'all' })
    assert.deepEqual(
      rows.map(({ size, tone }) => [size, tone]),
      [
        [2 * factor, 'ink'],
        [20 * factor, 'ink'],
        [10 * factor, 'ink'],
        [5 * factor, 'hard'],
      ],
    )
    for (const { words, size, halfWidth, halfHeight } of rows.slice(1))
      assert.deepEqual({ halfWidth, halfHeight }, roomOf(words!, size))
    const sign = rowsOf({ ...mars, retrograde: true }, scale, { factor, rows: 'all' }).at(-1)!
    assert.deepEqual([sign.size, sign.tone], [0.5 * factor, 'hard'])
  }
})

test('the room of a glyph holds the ink of every one, its stroke included, with less than a fifth of a unit to spare', () => {
  const farthest = (paths: readonly string[], stroke: number) => {
    const inks = paths.map(extentOf)
    return [
      Math.max(...inks.flatMap(({ left, right }) => [-left, right])) + stroke / 2,
      Math.max(...inks.flatMap(({ top, bottom }) => [-top, bottom])) + stroke / 2,
    ]
  }
  const [glyph, sign] = [all, { factor: 1, rows: 'motion' } as const].map(
    (reduction) =>
      rowsOf({ ...mars, retrograde: true }, scale, reduction).findLast(
        ({ path }, at) => path && at === (reduction === all ? 0 : 1),
      )!,
  )
  for (const [row, paths, stroke] of [
    [glyph!, Object.values(BODY_GLYPHS), 1.8],
    [sign!, [RETROGRADE_GLYPH], 3],
  ] as const) {
    const [width, height] = farthest(paths, stroke)
    for (const [room, ink] of [
      [row.halfWidth / row.size, width!],
      [row.halfHeight / row.size, height!],
    ] as const)
      assert.ok(room > ink - 1e-9 && room < ink + 0.2, `${ink} in ${room}`)
  }
})

/** How far a point lies from the middle of the wheel on a ray, and how far beside it. */
function onRay({ x, y }: PlanePoint, { first }: Frame, at: number): [number, number] {
  const ray = pointAt(first, 1, at)
  return [x * ray.x + y * ray.y, x * ray.y - y * ray.x]
}

const corners = ({ x, y, halfWidth, halfHeight }: Mark): PlanePoint[] =>
  [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => ({ x: x + across * halfWidth, y: y + down * halfHeight })),
  )

const rows = rowsOf({ ...mars, station: 'direct' }, scale, all)

/** Checks a column at every angle, in both rings. */
function everyColumn(check: (column: Column, frame: Frame, at: number) => void): void {
  for (const frame of [inner, outer])
    for (const at of ANGLES) for (const depth of [0, 15]) check(columnAt(rows, at, depth, frame), frame, at)
}

test('all rows of a column stand on its ray, from the glyph inwards, in the outer ring outwards', () => {
  everyColumn((column, frame, at) => {
    assert.equal(column.at, at)
    const places = column.rows.map((row) => onRay(row, frame, at))
    for (const [, beside] of places) assert.ok(Math.abs(beside) < 1e-9)
    const way = frame === inner ? -1 : 1
    assert.ok(Math.abs(places[0]![0] - (250 + way * (32 + column.depth))) < 1e-9)
    for (let row = 1; row < places.length; row++) assert.ok((places[row]![0] - places[row - 1]![0]) * way > 0)
    assert.deepEqual(
      column.rows.map(({ words, path, size, tone, halfWidth, halfHeight }) => ({
        halfWidth,
        halfHeight,
        size,
        words,
        path,
        tone,
      })),
      rows,
    )
  })
})

test('a smaller glyph stands nearer to the zodiac, its leader as much shorter', () => {
  const small = rowsOf(mars, scale, { factor: 0.5, rows: 'glyph' })
  // Twenty units from the bend to the glyph, ten to one of half the size.
  assert.ok(Math.abs(onRay(columnAt(small, 77, 0, inner).rows[0]!, inner, 77)[0] - (250 - 12 - 10)) < 1e-9)
})

test('between the boxes of neighbouring rows is the same room at every angle', () => {
  const rooms: number[] = []
  everyColumn(({ rows: placed }) => {
    for (const [index, b] of placed.entries()) {
      const a = placed[index - 1]
      if (a === undefined) continue
      const across = Math.abs(a.x - b.x) - a.halfWidth - b.halfWidth
      const down = Math.abs(a.y - b.y) - a.halfHeight - b.halfHeight
      rooms.push(Math.max(across, down))
    }
  })
  assert.ok(Math.min(...rooms) > 0)
  assert.ok(Math.max(...rooms) - Math.min(...rooms) < 1e-9)
})

test('the extent of a column reaches from its nearest to its farthest corner', () => {
  everyColumn(({ rows: placed, extent }, frame, at) => {
    const distances = placed.flatMap(corners).map((corner) => onRay(corner, frame, at)[0])
    assert.ok(Math.abs(extent[0] - Math.min(...distances)) < 1e-9)
    assert.ok(Math.abs(extent[1] - Math.max(...distances)) < 1e-9)
  })
})

test('a leader goes from the true degree past its tick to over the column, and down to a unit before the glyph', () => {
  everyColumn((column, frame, at) => {
    const way = frame === inner ? -1 : 1
    const longitude = at - 7
    const { over, down } = leaderOf(longitude, column, frame)
    const near = (place: PlanePoint, radius: number, where: number) => {
      const expected = pointAt(frame.first, 250 + way * radius, where)
      assert.ok(Math.hypot(place.x - expected.x, place.y - expected.y) < 1e-9, `${radius} ${where}`)
    }
    near(over[0]![0], 0, longitude)
    near(over[0]![1], 6, longitude)
    near(over.at(-1)![1], 12, at)
    near(down[0], 12, at)
    assert.deepEqual(downTo(column, frame), down)
    // A unit farther on it would be at the edge of the glyph's box.
    const [end, beside] = onRay(down[1], frame, at)
    assert.ok(Math.abs(beside) < 1e-9)
    const glyph = column.rows[0]!
    const touching = pointAt(frame.first, end + way, at)
    const share = Math.max(
      Math.abs(touching.x - glyph.x) / glyph.halfWidth,
      Math.abs(touching.y - glyph.y) / glyph.halfHeight,
    )
    // Where the glyph reaches up to the bend, there is nothing left of the leader.
    if (Math.hypot(down[1].x - down[0].x, down[1].y - down[0].y) > 1e-9) assert.ok(Math.abs(share - 1) < 1e-9)
    else assert.ok(share <= 1)
    assert.ok((onRay(glyph, frame, at)[0] - end) * way > 0, 'before the glyph')
  })
})
