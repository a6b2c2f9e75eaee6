/** Files of tables in data/ (layout: data/ephemeris/SOURCE.md). Of eight centuries most requests need one, so a table is read in blocks. */
import assert from 'node:assert/strict'
import { fstatSync, openSync, readSync } from 'node:fs'
import type { Series, TableRange } from './chebyshev-table.ts'

export interface Coordinate {
  /** Bytes per coefficient, one entry per order, order 0 first. */
  readonly widths: readonly number[]
  /** The value of one unit. */
  readonly quantum: number
}

export interface TableFile {
  readonly size: number
  /** Fills `bytes` with what the file holds from `at` on. */
  readonly read: (at: number, bytes: Uint8Array) => void
}

/** The file stays open, so that what is read later belongs to what was read before, also when an upgrade has replaced it. */
export function openTable(file: URL): TableFile {
  const descriptor = openSync(file, 'r')
  return {
    size: fstatSync(descriptor).size,
    read: (at, bytes) => assert.equal(readSync(descriptor, bytes, 0, bytes.length, at), bytes.length),
  }
}

/** At least: 45 years. Those of the ten planets take 2 ms to read. */
const DAYS_PER_BLOCK = 16_384

type Copy = (rows: Uint8Array, count: number, into: Int32Array, to: number, stride: number) => void

/**
 * Copies a plane of integers to every `stride`-th place. The lowest bytes of all integers come first, then the next ones: half of the high bytes are
 * 0 or 255, and in one row they compress well. Each width has a loop of its own: one loop that calls a reader takes three times as long.
 */
const COPIES: Record<1 | 2 | 4, Copy> = {
  1: (rows, count, into, to, stride) => {
    for (let i = 0; i < count; i++) into[to + i * stride] = (rows[i]! << 24) >> 24
  },
  2: (rows, count, into, to, stride) => {
    for (let i = 0; i < count; i++) into[to + i * stride] = (((rows[count + i]! << 8) | rows[i]!) << 16) >> 16
  },
  4: (rows, count, into, to, stride) => {
    const [third, high] = [2 * count, 3 * count]
    for (let i = 0; i < count; i++)
      into[to + i * stride] =
        (rows[high + i]! << 24) | (rows[third + i]! << 16) | (rows[count + i]! << 8) | rows[i]!
  },
}

/** One body's series, which begins at `offset`, and where it ends. */
export function seriesIn(
  file: TableFile,
  offset: number,
  span: TableRange,
  first: Coordinate,
  second: Coordinate = { widths: [], quantum: 0 },
): { series: Series; end: number } {
  const widths = [...first.widths, ...second.widths]
  const end = offset + widths.reduce((sum, width) => sum + width, 0) * span.segments
  assert(end <= file.size, 'the table is cut off')
  const [orders, secondOrders] = [first.widths.length, second.widths.length]
  assert(orders >= secondOrders)
  const blockBits = Math.ceil(Math.log2(DAYS_PER_BLOCK / span.daysPerSegment))
  const segmentsPerBlock = 2 ** blockBits
  const blocks = Array<Int32Array | undefined>(Math.ceil(span.segments / segmentsPerBlock)).fill(undefined)
  const series = {
    ...span,
    orders,
    secondOrders,
    quantum: first.quantum,
    secondQuantum: second.quantum,
    stride: widths.length,
    blockBits,
    blocks,
    readBlock: (block: number) => {
      const from = block * segmentsPerBlock
      const count = Math.min(segmentsPerBlock, span.segments - from)
      const coefficients = readSegments(file, offset, span.segments, widths, from, count)
      blocks[block] = coefficients
      return coefficients
    },
  }
  return { series, end }
}

/** The coefficients of `count` segments; `segments` are those of the whole table. */
function readSegments(
  file: TableFile,
  offset: number,
  segments: number,
  widths: readonly number[],
  from: number,
  count: number,
): Int32Array {
  const coefficients = new Int32Array(count * widths.length)
  let plane = offset
  widths.forEach((width, order) => {
    assert(width === 1 || width === 2 || width === 4)
    const rows = new Uint8Array(width * count)
    for (let row = 0; row < width; row++)
      file.read(plane + row * segments + from, rows.subarray(row * count, (row + 1) * count))
    COPIES[width](rows, count, coefficients, order, widths.length)
    plane += width * segments
  })
  return coefficients
}
