/** The `transform` of an SVG element as a matrix. */

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const STEP = /(\w+)\(([^)]*)\)/g

export function matrixOf(transform: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [, name, values] of transform.matchAll(STEP))
    matrix = product(matrix, stepOf(name!, values!.trim().split(/[ ,]+/).map(Number)))
  return matrix
}

function stepOf(name: string, [first = 0, second, third = 0]: readonly number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0]
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0]
  if (name === 'rotate') return rotation(first, second ?? 0, third)
  throw new Error(`A drawing has the transform ${name}, which reports cannot draw.`)
}

function rotation(degrees: number, x: number, y: number): Matrix {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

const product = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * t + c * u + e,
  b * t + d * u + f,
]
