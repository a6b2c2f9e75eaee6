import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chances, randomBirth } from '../../../test/wheel/charts.ts'
import { BODY_GLYPHS, type BodyGlyph } from '../glyphs.ts'
import { type BodyColumn, placeBodies } from './bodies.ts'
import { cellAt, cellsOf } from './cells.ts'
import type { Frame } from './columns.ts'
import { apart, crossingOf } from './geometry.ts'
import { SCALES } from './scales.ts'
import type { WheelBody } from './wheel-chart.ts'

const scale = SCALES.full
const frame: Frame = { first: 0, scale, ring: { edge: scale.radii.zodiac, inwards: true } }
const NAMES = Object.keys(BODY_GLYPHS) as BodyGlyph[]
const SIGNS = cellsOf([])
/** So many bodies in a heap, a tenth of a degree after each other. */
const heap = (count: number, from: number): WheelBody[] =>
  Array.from({ length: count }, (_, index) => ({
    name: NAMES[index % NAMES.length]!,
    longitude: from + index / 10,
    retrograde: false,
  }))

/** Factor of a body's glyph, 1 being the usual one. */
const sizeOf = ({ rows }: BodyColumn) => rows[0]!.size / scale.glyphs.body
const isCrossed = (placed: readonly BodyColumn[]) =>
  placed.some((one, index) =>
    placed
      .slice(index + 1)
      .some((other) => one.rows.some((row) => other.rows.some((each) => !apart(row, each, 1.5)))),
  )

test('places come in the order of the bodies, each with its own leader', () => {
  const bodies = [...heap(3, 100), ...heap(2, 40), ...heap(1, 350)].reverse()
  const placed = placeBodies(bodies, SIGNS, frame)
  assert.deepEqual(
    placed.map(({ body }) => body),
    bodies,
  )
  for (const { leader, at, body } of placed) {
    assert.equal(leader.over.length > 0, true)
    const { x, y } = leader.over[0]![0]
    const longitude = (Math.atan2(y, -x) * 180) / Math.PI
    assert.ok(Math.abs(((longitude - body.longitude + 540) % 360) - 180) < 1e-6)
    assert.equal(cellAt(SIGNS, at), cellAt(SIGNS, body.longitude))
  }
})

test('within a cell columns stand in the order of longitudes, so that no two leaders cross', () => {
  for (let count = 2; count <= 12; count++)
    for (const from of [31, 44, 57]) {
      const placed = placeBodies(heap(count, from).reverse(), SIGNS, frame).reverse()
      for (let next = 1; next < count; next++) assert.ok(placed[next]!.at >= placed[next - 1]!.at - 1e-9)
      assert.ok(!isCrossed(placed), `${count} from ${from}`)
    }
})

test('bodies are drawn smaller only where they crowd: those of other signs keep their size and letters', () => {
  for (const count of [12, 16, 20]) {
    const placed = placeBodies([...heap(count, 40), ...heap(2, 200)], SIGNS, frame)
    const [crowd, others] = [placed.slice(0, count), placed.slice(count)]
    assert.ok(
      crowd.every((each) => sizeOf(each) < 1 && sizeOf(each) === sizeOf(crowd[0]!)),
      `${count}`,
    )
    for (const other of others) {
      assert.equal(sizeOf(other), 1)
      assert.match(other.rows[1]!.words!, /^\d+°\d\d′$/)
    }
  }
})

test('four bodies in a heap keep their size, and a crowd is drawn smaller and smaller', () => {
  const sizes = Array.from({ length: 24 }, (_, count) =>
    sizeOf(placeBodies(heap(count + 1, 40), SIGNS, frame)[0]!),
  )
  assert.deepEqual(sizes.slice(0, 4), [1, 1, 1, 1])
  for (let count = 1; count < sizes.length; count++) assert.ok(sizes[count]! <= sizes[count - 1]! + 0.2)
  assert.ok(sizes.at(-1)! < sizes[0]!)
})

test('twenty bodies in a cell of half a degree still do not lie on each other', () => {
  const bodies = heap(20, 0).map((body, index) => ({ ...body, longitude: 44 + (index + 0.5) / 40 }))
  assert.ok(!isCrossed(placeBodies(bodies, cellsOf([44, 44.5]), frame)))
})

test('more bodies than any cell can hold are drawn all the same', () => {
  const bodies = heap(90, 0).map((body, index) => ({ ...body, longitude: 44 + (index + 0.5) / 180 }))
  assert.equal(
    placeBodies(bodies, cellsOf([44, 44.5]), frame).filter(({ rows }) => rows.length > 0).length,
    90,
  )
})

test('no two columns change places, unless they are drawn at the least size', () => {
  const chance = chances(12)
  for (let crowd = 0; crowd < 80; crowd++) {
    const [count, first, wide] = [4 + Math.floor(chance() * 12), chance() * 360, 4 + chance() * 26]
    const bodies = heap(count, 0)
      .map((body) => ({ ...body, longitude: 30 + chance() * wide }))
      .sort((a, b) => a.longitude - b.longitude)
    const placed = placeBodies(bodies, cellsOf([30 + wide]), { ...frame, first })
    if (sizeOf(placed[0]!) < 0.25) continue
    for (let next = 1; next < count; next++) assert.ok(placed[next]!.at >= placed[next - 1]!.at - 1e-9)
  }
})

test('of four and more bodies in a cell of six degrees or more, no leader passes behind a label', () => {
  const chance = chances(31)
  let seen = 0
  for (let count = 0; count < 60; count++) {
    const { wheel } = randomBirth(chance, 6)
    const cells = cellsOf(wheel.cusps!)
    const placed = placeBodies(wheel.bodies, cells, { ...frame, first: wheel.ascendant! })
    for (const { body, leader } of placed) {
      const cell = cellAt(cells, body.longitude)
      const crowd = placed.filter((each) => cellAt(cells, each.body.longitude) === cell)
      if (cell.width < 6 || crowd.length < 4 || sizeOf(crowd[0]!) < 0.25) continue
      seen++
      const [from, to] = leader.down
      for (const other of crowd)
        for (const row of other.body === body ? [] : other.rows) {
          const [enters, leaves] = crossingOf(leader.down, row) ?? [0, 0]
          assert.ok((leaves - enters) * Math.hypot(to.x - from.x, to.y - from.y) <= 9, `${body.name}`)
        }
    }
  }
  assert.ok(seen > 50, `${seen}`)
})
