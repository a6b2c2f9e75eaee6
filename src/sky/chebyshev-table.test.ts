import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyReading, evaluate, valueAt } from './chebyshev-table.ts'
import { seriesIn, type TableFile } from './table-file.ts'

/** Two segments of 10 days from day 100. First coordinate: orders 0–2 in 1, 2 and 4 bytes; second: orders 0–1 in 1 byte. */
const span = { firstDay: 100, daysPerSegment: 10, segments: 2 }
const first = { widths: [1, 2, 4], quantum: 0.5 }
const second = { widths: [1, 1], quantum: 2 }
const bytes = new Uint8Array([
  99, // not part of the series
  ...new Uint8Array(new Int8Array([1, -1]).buffer),
  // 300 is 0x012c and 70000 is 0x00011170; the lowest bytes of both segments come first.
  ...[0x2c, 0xd4, 0x01, 0xfe],
  ...[0x70, 0x90, 0x11, 0xee, 0x01, 0xfe, 0x00, 0xff],
  ...new Uint8Array(new Int8Array([5, 7]).buffer),
  ...new Uint8Array(new Int8Array([-3, 2]).buffer),
])

const fileOf = (content: Uint8Array): TableFile => ({
  size: content.length,
  read: (at, into) => into.set(content.subarray(at, at + into.length)),
})
const readSeries = (content: Uint8Array, ...rest: Tail<Parameters<typeof seriesIn>>) =>
  seriesIn(fileOf(content), ...rest)
type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never

test('planes of different widths are read in order, from an odd offset', () => {
  const { series, end } = readSeries(bytes, 1, span, first, second)
  assert.equal(end, bytes.length)
  assert.deepEqual([...series.readBlock(0)], [1, 300, 70000, 5, -3, -1, -300, -70000, 7, 2])
})

test('a table is read in blocks of 45 years and more, each when it is first needed and once', () => {
  // 2,048 segments of 8 days are a block; here is one and a half of them, whose values count up.
  const segments = 3072
  const content = new Uint8Array(2 * segments)
  for (let i = 0; i < segments; i++) [content[i], content[segments + i]] = [i & 255, i >> 8]
  const reads: [at: number, length: number][] = []
  const file: TableFile = {
    size: content.length,
    read(at, into) {
      reads.push([at, into.length])
      fileOf(content).read(at, into)
    },
  }
  const wide = { firstDay: 100, daysPerSegment: 8, segments }
  const { series } = seriesIn(file, 0, wide, { widths: [2], quantum: 1 })
  const reading = emptyReading()
  const at = (segment: number) => {
    evaluate(series, 100 + 8 * segment + 1, reading)
    assert.equal(valueAt(series, 100 + 8 * segment + 7), reading.value)
    return reading.value
  }
  assert.deepEqual(reads, [])
  assert.deepEqual([at(3071), at(2048)], [3071, 2048])
  assert.deepEqual(reads, [
    [2048, 1024],
    [segments + 2048, 1024],
  ])
  assert.deepEqual([at(2047), at(0), at(300)], [2047, 0, 300])
  assert.deepEqual(reads.slice(2), [
    [0, 2048],
    [segments, 2048],
  ])
})

test('values and changes per day are those of the polynomials', () => {
  const { series } = readSeries(bytes, 1, span, first, second)
  const reading = emptyReading()
  for (const [day, segment, x] of [
    [100, 0, -1],
    [105, 0, 0],
    [108.5, 0, 0.7],
    [110, 1, -1],
    [117, 1, 0.4],
  ] as const) {
    const sign = segment === 0 ? 1 : -1
    const [b0, b1] = segment === 0 ? [5, -3] : [7, 2]
    evaluate(series, day, reading)
    const near = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 1e-6)
    near(reading.value, sign * 0.5 * (1 + 300 * x + 70000 * (2 * x * x - 1)))
    near(reading.perDay, (sign * 0.5 * (300 + 70000 * 4 * x)) / 5)
    near(reading.second, 2 * (b0 + b1 * x))
    near(reading.secondPerDay, (2 * b1) / 5)
  }
})

test('a table may hold one coordinate alone', () => {
  const { series } = readSeries(bytes, 1, span, first)
  const reading = emptyReading()
  evaluate(series, 105, reading)
  assert.equal(reading.value, 0.5 * (1 - 70000))
  assert.equal(reading.second, 0)
  assert.equal(valueAt(series, 105), reading.value)
})

test('a day outside the table and a table that is cut off are our own mistakes', () => {
  const { series } = readSeries(bytes, 1, span, first, second)
  const reading = emptyReading()
  for (const day of [99.999, 120, Number.NaN])
    for (const read of [() => evaluate(series, day, reading), () => valueAt(series, day)])
      assert.throws(read, { name: 'AssertionError' })
  assert.throws(() => readSeries(bytes.slice(0, -1), 1, span, first, second), /cut off/)
})
