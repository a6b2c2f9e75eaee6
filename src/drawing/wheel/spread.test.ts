import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { spreadApart, spreadWithin } from './spread.ts'

const turn = (angle: number) => ((angle % 360) + 360) % 360
/** From −180 to 180. */
const moved = (to: number, from: number) => turn(to - from + 180) - 180

const loose = fc.tuple(
  fc.uniqueArray(fc.integer({ min: 0, max: 3599 }), { minLength: 1, maxLength: 12 }),
  fc.integer({ min: 1, max: 120 }),
)
/** Angles, and a gap for which there is room on the circle. */
const roomy = loose
  .map(([tenths, gap]) => ({ angles: tenths.map((tenth) => tenth / 10), gap: gap / 10 }))
  .filter(({ angles, gap }) => angles.length * gap < 180)

/** Indices in the order of their places round the circle, beginning with `from`. */
const round = (spread: readonly number[], from: number) =>
  spread
    .map((_, index) => index)
    .sort((a, b) => turn(spread[a]! - spread[from]!) - turn(spread[b]! - spread[from]!))

test('neighbours end up at least the gap apart, in their old order', () => {
  fc.assert(
    fc.property(roomy, ({ angles, gap }) => {
      const spread = spreadApart(angles, gap)
      const order = round(angles, 0)
      assert.deepEqual(round(spread, 0), order)
      if (angles.length === 1) return
      for (const [rank, index] of order.entries()) {
        const next = order[(rank + 1) % order.length]!
        assert.ok(turn(spread[next]! - spread[index]!) >= gap - 1e-9)
      }
    }),
    { numRuns: 2000, seed: 20 },
  )
})

/** Runs of neighbours that stand exactly the gap apart, in order. */
function heaps(spread: readonly number[], gap: number): number[][] {
  const order = round(spread, 0)
  const touches = (a: number, b: number) => turn(spread[b]! - spread[a]!) < gap + 1e-9
  const start = order.findIndex((index, rank) => !touches(order.at(rank - 1)!, index))
  const fromGap = [...order.slice(start), ...order.slice(0, start)]
  const found: number[][] = []
  for (const index of fromGap) {
    const last = found.at(-1)?.at(-1)
    if (last !== undefined && touches(last, index)) found.at(-1)!.push(index)
    else found.push([index])
  }
  return found
}

test('no smaller sum of squares would do: every heap is centred on its angles, and no part of it could lie better alone', () => {
  fc.assert(
    fc.property(roomy, ({ angles, gap }) => {
      const spread = spreadApart(angles, gap)
      for (const heap of heaps(spread, gap)) {
        const ways = heap.map((index) => moved(spread[index]!, angles[index]!))
        const sumOf = (list: readonly number[]) => list.reduce((sum, way) => sum + way, 0)
        assert.ok(Math.abs(sumOf(ways)) < 1e-6, `${heap.map((index) => angles[index])}`)
        // The first of a heap are pushed back by the rest, never pulled forward.
        for (let count = 1; count < ways.length; count++) assert.ok(sumOf(ways.slice(0, count)) <= 1e-6)
      }
    }),
    { numRuns: 2000, seed: 20 },
  )
})

test('angles that have their room stay where they are', () => {
  assert.deepEqual(spreadApart([350, 5, 20, 100.5], 15), [350, 5, 20, 100.5])
  assert.deepEqual(spreadApart([12.25], 400), [12.25])
  assert.deepEqual(spreadApart([], 10), [])
})

test('where the gap is more than the circle has, the circle is shared evenly', () => {
  for (const count of [2, 5, 10]) {
    const spread = spreadApart(
      Array.from({ length: count }, (_, index) => index),
      300,
    )
    for (const [index, shifted] of spread.entries()) {
      const next = spread[(index + 1) % count]!
      assert.ok(Math.abs(turn(next - shifted) - 360 / count) < 1e-9)
    }
  }
})

test('a nearly full circle is crowded evenly rather than letting its two ends meet', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 3599 }), { minLength: 10, maxLength: 10 }),
      fc.integer({ min: 300, max: 359 }),
      (tenths, gap) => {
        const angles = tenths.map((tenth) => tenth / 10)
        const spread = spreadApart(angles, gap / 10)
        const order = round(spread, 0)
        assert.deepEqual(order, round(angles, 0))
        for (const [rank, index] of order.entries()) {
          const next = order[(rank + 1) % order.length]!
          assert.ok(turn(spread[next]! - spread[index]!) >= gap / 10 - 1e-9)
        }
      },
    ),
    { numRuns: 500, seed: 20 },
  )
})

test('on a line, values stay in their order, between the bounds, and the gap or an even share of the room apart', () => {
  const line = fc.tuple(
    fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 8 }),
    fc.integer({ min: 1, max: 100 }),
  )
  fc.assert(
    fc.property(line, ([tenths, gap]) => {
      const values = tenths.map((tenth) => tenth / 10).sort((a, b) => a - b)
      const spread = spreadWithin(values, gap / 10, [2, 28])
      const room = Math.min(gap / 10, 26 / Math.max(1, values.length - 1))
      for (const [index, shifted] of spread.entries()) {
        assert.ok(shifted > 2 - 1e-9 && shifted < 28 + 1e-9)
        if (index > 0) assert.ok(shifted - spread[index - 1]! > room - 1e-9)
      }
    }),
    { seed: 20 },
  )
  assert.deepEqual(spreadWithin([5, 15, 25], 4, [2, 28]), [5, 15, 25])
  assert.deepEqual(spreadWithin([0], 4, [2, 28]), [2])
  assert.deepEqual(spreadWithin([27, 27], 4, [2, 28]), [24, 28])
  assert.deepEqual(spreadWithin([5, 5], 10, [0, 6]), [0, 6])
  assert.deepEqual(spreadWithin([3], 4, [7, 7]), [7])
})

/** To a millionth. */
const rounded = (spread: readonly number[]) => spread.map((shifted) => Math.round(shifted * 1e6) / 1e6)

test('a crowd of labels keeps its middle until its ends meet; then the labels share the whole circle, beginning with the first', () => {
  assert.deepEqual(rounded(spreadApart([0, 10, 20], 119.9)), [250.1, 10, 129.9])
  assert.deepEqual(rounded(spreadApart([0, 10, 20], 120)), [250, 10, 130])
  assert.deepEqual(rounded(spreadApart([0, 10, 20], 121)), [0, 120, 240])
})

test('the first is the one after the widest opening, be it over 0° or not', () => {
  assert.deepEqual(rounded(spreadApart([0, 180.2], 181)), [0.2, 180.2])
  assert.deepEqual(rounded(spreadApart([0, 179.8], 181)), [0, 180])
  assert.deepEqual(rounded(spreadApart([300, 350, 20], 121)), [300, 60, 180])
  assert.deepEqual(rounded(spreadApart([20, 350, 300], 121)), [180, 60, 300])
})
