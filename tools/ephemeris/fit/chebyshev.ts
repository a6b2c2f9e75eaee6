import { cosine } from '../trigonometry.ts'

/** Nodes a segment is sampled at, and so the most coefficients it can have. */
export const NODES = 28

/** Where the nodes lie in a segment that runs from −1 to 1. */
export const NODE_PLACES = Float64Array.from({ length: NODES }, (_, k) =>
  cosine((Math.PI * (k + 0.5)) / NODES),
)

/** T_order at every node: rows of the discrete cosine transform. */
const TRANSFORM = Array.from({ length: NODES }, (_, order) =>
  Float64Array.from({ length: NODES }, (_, k) => cosine(order * ((Math.PI * (k + 0.5)) / NODES))),
)

/** The coefficients of the polynomial through the values at the nodes; written to `out` from `at` on. */
export function chebyshevFit(values: Float64Array, out: Float64Array, at: number): void {
  for (let order = 0; order < NODES; order++) {
    const row = TRANSFORM[order]!
    let sum = 0
    for (let k = 0; k < NODES; k++) sum += row[k]! * values[k]!
    out[at + order] = ((order === 0 ? 1 : 2) * sum) / NODES
  }
}

/** Sum of c[k] T_k(x) over the orders, by Clenshaw's recurrence. */
export function chebyshevValue(coefficient: (order: number) => number, orders: number, x: number): number {
  let next = 0
  let afterNext = 0
  for (let order = orders - 1; order > 0; order--) {
    const current = coefficient(order) + 2 * x * next - afterNext
    afterNext = next
    next = current
  }
  return coefficient(0) + x * next - afterNext
}
