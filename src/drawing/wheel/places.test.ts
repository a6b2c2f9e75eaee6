import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnAt, type Frame, type Row, rowsOf } from './columns.ts'
import { placesFor, type Search, wantedPlaces } from './places.ts'
import { SCALES } from './scales.ts'
import type { WheelBody } from './wheel-chart.ts'

const scale = SCALES.full
/** The sign's middle is at nine o'clock: there the height of a box is its breadth along the circle. */
const cell = { from: 30, width: 30 }
const [inner, outer]: [Frame, Frame] = [
  { first: 45, scale, ring: { edge: 250, inwards: true } },
  { first: 45, scale, ring: { edge: 250, inwards: false } },
]
const [MIDDLE, BELOW] = [15, scale.leader.glyph]
const mars: WheelBody = { name: 'mars', longitude: 45, retrograde: false }
const glyphOf = (factor: number): Row[] => rowsOf(mars, scale, { factor, rows: 'glyph' })
const [glyph] = glyphOf(1) as [Row]
const degrees = (length: number, radius: number) => (length / radius) * (180 / Math.PI)

/** Degrees from the edge of the cell within which the glyph does not fit. */
const half = degrees(glyph.halfHeight, 250 - BELOW)
/** Degrees between two glyphs side by side: as much room is between them as between two rows. */
const gap = (() => {
  const [upper, lower] = columnAt([glyph, glyph], 45, 0, inner).rows
  const between = Math.abs(upper!.x - lower!.x) - 2 * glyph.halfWidth
  return degrees(2 * glyph.halfHeight + between, 250 - BELOW)
})()
const wanted = (offsets: readonly number[], floor = 0.5) =>
  wantedPlaces(
    offsets.map((offset) => ({ ...mars, longitude: 30 + offset })),
    cell,
    [glyph],
    floor,
    inner,
  )
const isNear = (shown: readonly number[], expected: readonly number[], what: string) => {
  assert.equal(shown.length, expected.length, what)
  const isOff = !shown.every((each, index) => Math.abs(each - expected[index]!) < 1e-6)
  if (isOff) assert.fail(`${what}: ${shown}, expected ${expected}`)
}

test('a body wants its own degree, as far as its column has room within the cell', () => {
  for (const offset of [half, 10, MIDDLE, 26]) isNear(wanted([offset]).offsets, [offset], 'alone')
  isNear(wanted([0]).offsets, [half], 'at the beginning')
  isNear(wanted([29.9]).offsets, [30 - half], 'at the end')
})

test('bodies side by side want a column’s breadth between them, around their middle', () => {
  isNear(wanted([MIDDLE, MIDDLE]).offsets, [MIDDLE - gap / 2, MIDDLE + gap / 2], 'two at one degree')
  isNear(wanted([5, 5 + gap]).offsets, [5, 5 + gap], 'just enough')
  isNear(wanted([5, 20]).offsets, [5, 20], 'apart')
})

test('where a row is too short they share it evenly', () => {
  const six = wanted([1, 2, 3, 4, 5, 6])
  const room = (30 - 2 * half) / 5
  isNear(
    six.offsets,
    [0, 1, 2, 3, 4, 5].map((rank) => half + rank * room),
    'six',
  )
  isNear([six.spacing], [room / gap], 'spacing of six')
  isNear([wanted([10]).spacing, wanted([10, 10]).spacing, wanted([1, 2, 3]).spacing], [1, 1, 1], 'of less')
})

test('more bodies than a cell has room for, side by side and one below the other, cannot be placed', () => {
  for (const floor of [0.5, 0.7]) {
    const places = (1 + (30 - 2 * half) / gap) * ((250 * (1 - floor)) / (2 * glyph.halfWidth))
    const isHopeless = (count: number) => wanted(Array<number>(count).fill(MIDDLE), floor).isHopeless
    assert.deepEqual([Math.floor(places), Math.floor(places) + 1].map(isHopeless), [false, true])
  }
})

test('a cell too narrow for a column has its place in the middle', () => {
  const wantedIn = (width: number, ...offsets: number[]) => {
    const bodies = offsets.map((offset) => ({ ...mars, longitude: 45 - width / 2 + offset }))
    return wantedPlaces(bodies, { from: 45 - width / 2, width }, [glyph], 0.5, inner)
  }
  isNear(wantedIn(4, 0.5).offsets, [2], 'at its beginning')
  isNear(wantedIn(4, 3.5).offsets, [2], 'at its end')
  isNear(wantedIn(4, 0.5, 1).offsets, [2, 2], 'two')
  isNear(wantedIn(7, 3.2).offsets, [3.2], 'just wide enough')
  isNear([wantedIn(4, 1).spacing], [1], 'one has all its room')
  isNear([wantedIn(7, 1, 2).spacing], [(7 - 2 * half) / gap], 'two have little')
})

test('the broadest row of a column says how much room it takes', () => {
  // At nine o'clock the glyph is, and at six o'clock the letters of the degree may be.
  for (const first of [45, -45]) {
    const frame = { ...inner, first }
    const rows = rowsOf({ ...mars, longitude: 59.5 }, scale, { factor: 1, rows: 'all' })
    const broad = columnAt(rows, 45, 0, frame).rows.map(({ x, y, halfWidth, halfHeight }) =>
      degrees(first === 45 ? halfHeight : halfWidth, Math.hypot(x, y)),
    )
    assert.ok(Math.max(...broad) > Math.min(...broad) + 0.5)
    const bodies = [{ ...mars, longitude: 59.5 }]
    isNear(wantedPlaces(bodies, cell, rows, 0.5, frame).offsets, [30 - Math.max(...broad)], `${first}`)
    const two = wantedPlaces([mars, mars], cell, rows, 0.5, frame).offsets
    assert.ok(two[1]! - two[0]! > 2 * Math.max(...broad), 'and so do two')
  }
})

const search: Search = {
  rows: [glyph],
  wanted: MIDDLE,
  bound: 0,
  isForward: true,
  isOrdered: true,
  spacing: 1,
}

/** Offset and depth of all places, in their order. */
const placesOf = (more: Partial<Search> = {}, floor = 0.5, frame = inner) =>
  Array.from(placesFor({ ...search, ...more }, cell, floor, frame), ({ offset, depth, at, extent }) => {
    const column = columnAt(more.rows ?? [glyph], 30 + offset, depth, frame)
    isNear([at, ...extent], [30 + offset, ...column.extent], 'column')
    return [offset, depth] as const
  })

/** Every place as the rule has it: steps of a degree to either side, and of five units in depth. */
function expectedPlaces(may: (aimed: number) => number | undefined, floor = 0.5) {
  const expected: { cost: number; side: number; place: readonly [number, number] }[] = []
  for (let level = 0; level === 0 || 250 - BELOW - 5 * level - glyph.halfWidth >= 250 * floor; level++) {
    const min = degrees(glyph.halfHeight, 250 - BELOW - 5 * level)
    for (let side = -30; side <= 30; side++) {
      const aimed = may(MIDDLE + side)
      const offset = aimed === undefined ? undefined : Math.min(Math.max(aimed, min), 30 - min)
      // What is a degree or more beyond a bound is the place at the bound itself.
      if (offset === undefined || (side !== 0 && Math.abs(MIDDLE + side - offset) >= 1)) continue
      expected.push({ cost: Math.abs(side) + level, side, place: [offset, 5 * level] })
    }
  }
  return expected.sort((a, b) => a.cost - b.cost || a.side - b.side).map(({ place }) => place)
}

test('places are tried from the wanted one on, a step to the side or one in depth farther each time, down to the floor', () => {
  for (const floor of [0.5, 0.62]) {
    const places = placesOf({}, floor)
    isNear(places.flat(), expectedPlaces((aimed) => aimed, floor).flat(), `floor ${floor}`)
    assert.deepEqual(places[0], [MIDDLE, 0])
  }
})

test('a place keeps to its side of the neighbour that has been placed', () => {
  isNear(placesOf({ bound: 18.4 }).flat(), expectedPlaces((aimed) => Math.max(aimed, 18.4)).flat(), 'after')
  isNear(
    placesOf({ bound: 11.3, isForward: false }).flat(),
    expectedPlaces((aimed) => Math.min(aimed, 11.3)).flat(),
    'before',
  )
})

test('where a deeper column would have to stand beyond its neighbour, there is no place for it', () => {
  const [after, before] = [placesOf({ bound: 26.5 }), placesOf({ bound: 3.5, isForward: false })]
  assert.ok(after.every(([offset]) => offset >= 26.5) && before.every(([offset]) => offset <= 3.5))
  // At this depth the glyph needs more than three and a half degrees at either side.
  const deepest = 250 - BELOW - degrees(glyph.halfHeight, 3.5)
  for (const places of [after, before]) {
    const depths = places.map(([, depth]) => depth)
    assert.equal(Math.max(...depths), Math.floor(deepest / 5) * 5)
    assert.equal(Math.min(...depths), 0)
  }
  assert.ok(
    placesOf({ bound: 26.5, isOrdered: false }).some(([offset]) => offset < 26.5),
    'but in the last resort',
  )
})

test('the uppermost row may be used however high the floor is', () => {
  assert.ok(placesOf({}, 0.99).length > 1)
  for (const [, depth] of placesOf({}, 0.99)) assert.equal(depth, 0)
})

test('in a crowd every depth comes before a step to the side, and there is only one', () => {
  const deep = placesOf().filter(([offset]) => offset === MIDDLE)
  assert.ok(deep.length > 10)
  const aside = deep.flatMap(([, depth]) => [
    [MIDDLE - 1, depth],
    [MIDDLE + 1, depth],
  ])
  isNear(placesOf({ spacing: 0.99 }).flat(), [...deep, ...aside].flat(), 'crowd')
})

test('small columns are tried at smaller depths, but not at smaller ones than two units', () => {
  for (const [factor, step] of [
    [0.6, 3],
    [0.4, 2],
    [0.2, 2],
  ] as const) {
    const depths = [...new Set(placesOf({ rows: glyphOf(factor) }).map(([, depth]) => depth))]
    isNear(
      depths.toSorted((a, b) => a - b).slice(0, 5),
      [0, 1, 2, 3, 4].map((level) => level * step),
      `${factor}`,
    )
  }
})

test('in the second ring the floor is as far outside the rim as it is inside elsewhere', () => {
  for (const floor of [0.6, 0.7]) {
    const deepest = Math.max(...placesOf({}, floor, outer).map(([, depth]) => depth))
    const end = (depth: number) => 250 + BELOW + depth + glyph.halfWidth
    assert.ok(end(deepest) <= 250 * (2 - floor) && end(deepest + 5) > 250 * (2 - floor), `${deepest}`)
  }
})
