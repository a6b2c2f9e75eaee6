import { NODES } from './chebyshev.ts'

/** Rounded coefficients of one order over all segments, and the bytes each needs. */
export type Plane = { width: 1 | 2 | 4; values: Int32Array }
export type Coordinate = { quantum: number; planes: Plane[] }

/**
 * How finely a coordinate is kept. Orders whose sum stays below `tolerance` in every segment are left out;
 * the rest is rounded to multiples of `quantum`. An angle is given the full circle in the same unit.
 */
export type Fineness = { tolerance: number; quantum: number; circle?: number }

/** `coefficients` holds NODES numbers a segment. */
export function quantise(coefficients: Float64Array, { tolerance, quantum, circle }: Fineness): Coordinate {
  const segments = coefficients.length / NODES
  const planes = Array.from({ length: ordersNeeded(coefficients, tolerance) }, (_, order) => {
    const values = new Int32Array(segments)
    for (let s = 0; s < segments; s++) {
      const units = roundToEven(coefficients[s * NODES + order]! / quantum)
      values[s] = order === 0 && circle ? modulo(units, Math.round(circle / quantum)) : units
    }
    return { width: widthOf(values), values }
  })
  return { quantum, planes }
}

/** A tie goes to the even neighbour. Ties do occur: a longitude of ten thousand turns has few binary places left. */
function roundToEven(value: number): number {
  const up = Math.round(value)
  return up - value === 0.5 && up % 2 !== 0 ? up - 1 : up
}

const modulo = (a: number, b: number) => ((a % b) + b) % b

/** The fewest orders after which no segment's remaining coefficients can add up to more than `tolerance`. */
function ordersNeeded(coefficients: Float64Array, tolerance: number): number {
  let needed = 1
  for (let s = 0; s < coefficients.length; s += NODES) {
    let tail = 0
    let order = NODES
    while (order > needed && tail + Math.abs(coefficients[s + order - 1]!) <= tolerance) {
      order--
      tail += Math.abs(coefficients[s + order]!)
    }
    needed = order
  }
  return needed
}

function widthOf(values: Int32Array): 1 | 2 | 4 {
  let largest = 0
  for (const value of values) largest = Math.max(largest, Math.abs(value))
  if (largest < 2 ** 7) return 1
  return largest < 2 ** 15 ? 2 : 4
}
