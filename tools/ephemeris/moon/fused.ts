/** What makes both factors of a product short enough to be multiplied without rounding (Dekker 1971). */
const SPLITTER = 2 ** 27 + 1

const upperHalf = (a: number) => SPLITTER * a - (SPLITTER * a - a)

/** a × b + c with one rounding instead of two, as the fused instruction of a processor gives it. */
export function multiplyAdd(a: number, b: number, c: number): number {
  const product = a * b
  const [aUpper, bUpper] = [upperHalf(a), upperHalf(b)]
  const [aLower, bLower] = [a - aUpper, b - bUpper]
  const lostByProduct = aLower * bLower - (product - aUpper * bUpper - aLower * bUpper - aUpper * bLower)
  const sum = product + c
  const added = sum - product
  const lostBySum = product - (sum - added) + (c - added)
  return sum + (lostBySum + lostByProduct)
}
