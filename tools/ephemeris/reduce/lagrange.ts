/** Vectors at evenly spaced Julian days. */
export type Grid = { first: number; stepDays: number; values: Float64Array }

/** Twelve points: within the daily states this leaves nothing above 1e-9 of an arcsecond. */
const POINTS = 12
const BEFORE = POINTS / 2 - 1

/** 1 / product of (m − q) over the other points q. */
const SCALE = Float64Array.from({ length: POINTS }, (_, m) => {
  let product = 1
  for (let q = 0; q < POINTS; q++) if (q !== m) product *= m - q
  return 1 / product
})

const weights = new Float64Array(POINTS)

/** Lagrange's interpolation of a grid of vectors at `jd`: adds `factor` times the vector to `out`. */
export function addInterpolated(grid: Grid, jd: number, factor: number, out: Float64Array): void {
  const at = (jd - grid.first) / grid.stepDays
  const index = Math.floor(at)
  weigh(at - index + BEFORE)
  const { values } = grid
  let x = 0
  let y = 0
  let z = 0
  for (let m = 0; m < POINTS; m++) {
    const column = 3 * (index - BEFORE + m)
    x += weights[m]! * values[column]!
    y += weights[m]! * values[column + 1]!
    z += weights[m]! * values[column + 2]!
  }
  out[0]! += factor * x
  out[1]! += factor * y
  out[2]! += factor * z
}

/** The products of all other distances, from running products of those on the left and those on the right. */
function weigh(place: number): void {
  let left = 1
  for (let m = 0; m < POINTS; m++) {
    weights[m] = left * SCALE[m]!
    left *= place - m
  }
  let right = 1
  for (let m = POINTS - 1; m >= 0; m--) {
    weights[m]! *= right
    right *= place - m
  }
}
