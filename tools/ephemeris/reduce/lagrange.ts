/** Rows of three numbers at evenly spaced Julian days. */
export type Grid = { first: number; stepDays: number; values: Float64Array }

/** Twelve points: within the daily states this leaves nothing above 1e-9 of an arcsecond. */
const POINTS = 12
const BEFORE = POINTS / 2 - 1

const weights = new Float64Array(POINTS)

/** Lagrange's interpolation of a grid at `jd`: adds `factor` times the row to `out`. */
export function addInterpolated(grid: Grid, jd: number, factor: number, out: Float64Array): void {
  const at = (jd - grid.first) / grid.stepDays
  const index = Math.floor(at)
  weigh(at - index + BEFORE)
  const { values } = grid
  let x = 0
  let y = 0
  let z = 0
  for (let m = 0; m < POINTS; m++) {
    const row = 3 * (index - BEFORE + m)
    x += weights[m]! * values[row]!
    y += weights[m]! * values[row + 1]!
    z += weights[m]! * values[row + 2]!
  }
  out[0]! += factor * x
  out[1]! += factor * y
  out[2]! += factor * z
}

function weigh(place: number): void {
  for (let m = 0; m < POINTS; m++) {
    let weight = 1
    for (let q = 0; q < POINTS; q++) if (q !== m) weight *= (place - q) / (m - q)
    weights[m] = weight
  }
}
