/** Vectors of three numbers. */
export type Vector = readonly [x: number, y: number, z: number]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const magnitudeOf = (a: Vector): number => Math.sqrt(dot(a, a))
export const times = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k]
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const unit = (a: Vector): Vector => times(a, 1 / magnitudeOf(a))

/** What is left of a vector without its part along a direction of length 1. */
export const across = (a: Vector, along: Vector): Vector => minus(a, times(along, dot(a, along)))

/** The angle between two vectors, radians; exact for small angles too. */
export function angleBetween(a: Vector, b: Vector): number {
  const [u, v] = [unit(a), unit(b)]
  const sum: Vector = [u[0] + v[0], u[1] + v[1], u[2] + v[2]]
  return 2 * Math.atan2(magnitudeOf(minus(u, v)), magnitudeOf(sum))
}

/** At right angles to both; of length 1 if they are and stand at right angles. */
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
