/**
 * A table of Chebyshev polynomials with integer coefficients (layout: data/ephemeris/SOURCE.md).
 *
 * The coefficients stay integers in memory, turned so that those of one segment lie side by side: half the size of
 * floating-point numbers, and one place in memory per position.
 */
import assert from 'node:assert/strict'

export interface Plane {
  /** Bytes per coefficient, one entry per order. */
  readonly widths: readonly number[]
  /** The value of one unit. */
  readonly quantum: number
}

export interface Series {
  readonly firstDay: number
  readonly daysPerSegment: number
  readonly segments: number
  readonly stride: number
  /** For each coordinate: where its coefficients begin within a segment, how many there are, the value of one unit. */
  readonly coordinates: readonly { readonly from: number; readonly count: number; readonly quantum: number }[]
  readonly coefficients: Int32Array
}

const VIEWS = { 1: Int8Array, 2: Int16Array, 4: Int32Array } as const

/** Reads one body's series from the binary; `offset` is where it begins. Little-endian, as all our machines are. */
export function readSeries(
  bytes: Uint8Array,
  offset: number,
  span: { firstDay: number; daysPerSegment: number; segments: number },
  planes: readonly Plane[],
): { series: Series; end: number } {
  const { segments } = span
  const stride = planes.reduce((sum, { widths }) => sum + widths.length, 0)
  const coefficients = new Int32Array(segments * stride)
  let at = offset
  let order = 0
  const coordinates = planes.map(({ widths, quantum }) => {
    const from = order
    for (const width of widths) {
      assert(width === 1 || width === 2 || width === 4)
      const end = at + width * segments
      assert(end <= bytes.byteLength, 'the table is cut off')
      // A copy, because a view must begin at a multiple of its width.
      const column = new VIEWS[width](bytes.slice(at, end).buffer)
      for (let s = 0, to = order; s < segments; s++, to += stride) coefficients[to] = column[s]!
      at = end
      order++
    }
    return { from, count: widths.length, quantum }
  })
  return { series: { ...span, stride, coordinates, coefficients }, end: at }
}

/** Value and change per day of one coordinate. Written in place: the inner loop of the ephemeris makes no garbage. */
export interface Reading {
  value: number
  perDay: number
}

/** Clenshaw's recurrence, for the sum and its derivative together. */
export function evaluate(series: Series, coordinate: number, day: number, into: Reading): void {
  const place = (day - series.firstDay) / series.daysPerSegment
  const segment = Math.floor(place)
  assert(segment >= 0 && segment < series.segments, 'the instant lies outside the table')
  const { from, count, quantum } = series.coordinates[coordinate]!
  const c = series.coefficients
  const first = segment * series.stride + from
  const x = 2 * (place - segment) - 1
  const x2 = 2 * x
  let b1 = 0
  let b2 = 0
  let d1 = 0
  let d2 = 0
  for (let k = first + count - 1; k > first; k--) {
    const d = 2 * b1 + x2 * d1 - d2
    const b = c[k]! + x2 * b1 - b2
    b2 = b1
    b1 = b
    d2 = d1
    d1 = d
  }
  into.value = (c[first]! + x * b1 - b2) * quantum
  into.perDay = ((b1 + x * d1 - d2) * quantum * 2) / series.daysPerSegment
}
