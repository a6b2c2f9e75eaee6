/**
 * The x that makes columns · x come nearest to `right` (Gram–Schmidt, modified): steadier than normal
 * equations where the columns are nearly alike, as the partials of an orbit over decades are.
 */
export function leastSquares(columns: readonly Float64Array[], right: Float64Array): number[] {
  const basis = columns.map((column) => column.slice())
  const rest = right.slice()
  const triangle = columns.map(() => new Float64Array(columns.length))
  const image: number[] = []
  basis.forEach((q, i) => {
    const length = Math.sqrt(dot(q, q))
    triangle[i]![i] = length
    for (let k = 0; k < q.length; k++) q[k]! /= length
    for (let j = i + 1; j < basis.length; j++) triangle[i]![j] = remove(q, basis[j]!)
    image[i] = remove(q, rest)
  })
  const x = new Array<number>(columns.length).fill(0)
  for (let i = columns.length - 1; i >= 0; i--) {
    const known = x.reduce((sum, value, j) => (j > i ? sum + triangle[i]![j]! * value : sum), 0)
    x[i] = (image[i]! - known) / triangle[i]![i]!
  }
  return x
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += a[k]! * b[k]!
  return sum
}

/** Takes the part along the unit vector `q` out of `v` and returns how long it was. */
function remove(q: Float64Array, v: Float64Array): number {
  const part = dot(q, v)
  for (let k = 0; k < v.length; k++) v[k]! -= part * q[k]!
  return part
}
