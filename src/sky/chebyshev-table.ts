/**
 * Tables of Chebyshev polynomials with integer coefficients (layout: data/ephemeris/SOURCE.md).
 *
 * The coefficients stay integers in memory, half the size of floating-point numbers. They are transposed so that those of one segment are
 * adjacent, and a position needs only one or two cache lines.
 */
import assert from 'node:assert/strict'

export interface Coordinate {
  /** Bytes per coefficient, one entry per order, order 0 first. */
  readonly widths: readonly number[]
  /** The value of one unit. */
  readonly quantum: number
}

export interface TableRange {
  /** Julian day (TT) on which the first segment begins. */
  readonly firstDay: number
  readonly daysPerSegment: number
  readonly segments: number
}

/** The polynomials of one coordinate, or of two that are always needed together. */
export interface Series extends TableRange {
  /** Orders of the first and of the second coordinate; the first has at least as many. */
  readonly orders: number
  readonly secondOrders: number
  readonly quantum: number
  readonly secondQuantum: number
  readonly stride: number
  readonly coefficients: Int32Array
}

type Copy = (
  from: Uint8Array,
  at: number,
  count: number,
  into: Int32Array,
  to: number,
  stride: number,
) => void

/**
 * Copies a plane of integers to every `stride`-th place. The lowest bytes of all integers come first, then the next ones: half of the high bytes are
 * 0 or 255, and in one row they compress well. Each width has a loop of its own: one loop that calls a reader takes three times as long, and all
 * tables together have four million coefficients.
 */
const COPIES: Record<1 | 2 | 4, Copy> = {
  1: (from, at, count, into, to, stride) => {
    for (let i = 0; i < count; i++) into[to + i * stride] = (from[at + i]! << 24) >> 24
  },
  2: (from, at, count, into, to, stride) => {
    const high = at + count
    for (let i = 0; i < count; i++)
      into[to + i * stride] = (((from[high + i]! << 8) | from[at + i]!) << 16) >> 16
  },
  4: (from, at, count, into, to, stride) => {
    const [second, third, high] = [at + count, at + 2 * count, at + 3 * count]
    for (let i = 0; i < count; i++)
      into[to + i * stride] =
        (from[high + i]! << 24) | (from[third + i]! << 16) | (from[second + i]! << 8) | from[at + i]!
  },
}

/** Reads one body's series, which begins at `offset`. */
export function readSeries(
  bytes: Uint8Array,
  offset: number,
  span: TableRange,
  first: Coordinate,
  second: Coordinate = { widths: [], quantum: 0 },
): { series: Series; end: number } {
  const widths = [...first.widths, ...second.widths]
  const stride = widths.length
  const coefficients = new Int32Array(span.segments * stride)
  let at = offset
  widths.forEach((width, order) => {
    assert(width === 1 || width === 2 || width === 4)
    const end = at + width * span.segments
    assert(end <= bytes.byteLength, 'the table is cut off')
    COPIES[width](bytes, at, span.segments, coefficients, order, stride)
    at = end
  })
  const orders = first.widths.length
  const secondOrders = second.widths.length
  assert(orders >= secondOrders)
  const { quantum } = first
  const series = {
    ...span,
    orders,
    secondOrders,
    quantum,
    secondQuantum: second.quantum,
    stride,
    coefficients,
  }
  return { series, end: at }
}

/** The value of the first coordinate alone, without its change. */
export function valueAt(series: Series, day: number): number {
  const { coefficients: c, orders } = series
  const position = (day - series.firstDay) / series.daysPerSegment
  const segment = segmentAt(series, position, day)
  const first = segment * series.stride
  const x = 2 * (position - segment) - 1
  const x2 = 2 * x
  let lastT = 1
  let t = x
  let value = c[first]!
  for (let k = 1; k < orders; k++) {
    value += c[first + k]! * t
    const nextT = x2 * t - lastT
    lastT = t
    t = nextT
  }
  return value * series.quantum
}

function segmentAt(series: Series, position: number, day: number): number {
  const segment = Math.floor(position)
  if (!(segment >= 0 && segment < series.segments)) assert.fail(`the table does not hold Julian day ${day}`)
  return segment
}

/** The output of `evaluate`: values and their changes per day. The caller reuses it, so that nothing is allocated. */
export interface ValueAndMotion {
  value: number
  perDay: number
  second: number
  secondPerDay: number
}

export const emptyReading = (): ValueAndMotion => ({ value: 0, perDay: 0, second: 0, secondPerDay: 0 })

/**
 * Evaluates the polynomials at a Julian day, both coordinates in one pass: T₀ = 1, T₁ = x, Tₖ = 2x Tₖ₋₁ − Tₖ₋₂, and the derivative
 * Tₖ′ = k Uₖ₋₁, where U follows the same rule from U₀ = 1, U₁ = 2x.
 */
export function evaluate(series: Series, day: number, into: ValueAndMotion): void {
  const { coefficients: c, daysPerSegment, orders, secondOrders } = series
  const position = (day - series.firstDay) / daysPerSegment
  const segment = segmentAt(series, position, day)
  const x = 2 * (position - segment) - 1
  const x2 = 2 * x
  const one = segment * series.stride
  const two = one + orders
  let lastT = 1
  let t = x
  let lastU = 0
  let u = 1
  let value = c[one]!
  let slope = 0
  let second = secondOrders > 0 ? c[two]! : 0
  let secondSlope = 0
  for (let k = 1; k < orders; k++) {
    const a = c[one + k]!
    const ku = k * u
    value += a * t
    slope += a * ku
    if (k < secondOrders) {
      const b = c[two + k]!
      second += b * t
      secondSlope += b * ku
    }
    const nextT = x2 * t - lastT
    const nextU = x2 * u - lastU
    lastT = t
    lastU = u
    t = nextT
    u = nextU
  }
  const perDay = 2 / daysPerSegment
  into.value = value * series.quantum
  into.perDay = slope * series.quantum * perDay
  into.second = second * series.secondQuantum
  into.secondPerDay = secondSlope * series.secondQuantum * perDay
}
