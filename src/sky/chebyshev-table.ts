/**
 * Tables of Chebyshev polynomials with integer coefficients (layout: data/ephemeris/SOURCE.md).
 *
 * The coefficients stay integers in memory, half the size of floating-point numbers. Those of one segment are adjacent, so that a position
 * needs only one or two cache lines.
 */
import assert from 'node:assert/strict'

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
  /** A block has 2 to the power of this many segments. */
  readonly blockBits: number
  /** The coefficients of the blocks that were needed so far, those of each segment after those of the one before. */
  readonly blocks: (Int32Array | undefined)[]
  /** Adds a block to `blocks`. */
  readonly readBlock: (block: number) => Int32Array
}

/** The value of the first coordinate alone, without its change. */
export function valueAt(series: Series, day: number): number {
  const { orders, blockBits } = series
  const position = (day - series.firstDay) / series.daysPerSegment
  const segment = segmentAt(series, position, day)
  const block = segment >> blockBits
  const c = series.blocks[block] ?? series.readBlock(block)
  const first = (segment - (block << blockBits)) * series.stride
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
  const { daysPerSegment, orders, secondOrders, blockBits } = series
  const position = (day - series.firstDay) / daysPerSegment
  const segment = segmentAt(series, position, day)
  const x = 2 * (position - segment) - 1
  const x2 = 2 * x
  const block = segment >> blockBits
  const c = series.blocks[block] ?? series.readBlock(block)
  const one = (segment - (block << blockBits)) * series.stride
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
