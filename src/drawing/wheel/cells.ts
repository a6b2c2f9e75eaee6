/** A cell is the part of the circle that has one sign and one house. Nothing that stands for a body may leave the body's cell. */
import { normalize } from '../../sky/angle.ts'
import { SIGN_SPAN, SIGNS } from '../../sky/zodiac.ts'

export interface Cell {
  readonly from: number
  readonly width: number
}

/** The cells in the order of the zodiac, beginning at 0° Aries. */
export function cellsOf(cusps: readonly number[]): Cell[] {
  // mutate order: the order of a list that is sorted
  const bounds = [...new Set([...SIGNS.map((_, index) => index * SIGN_SPAN), ...cusps])].sort((a, b) => a - b)
  return bounds.map((from, index) => ({ from, width: (bounds[index + 1] ?? 360) - from }))
}

/** A longitude on a bound belongs to the cell that begins there, as to the sign and the house. */
export const cellAt = (cells: readonly Cell[], longitude: number): Cell =>
  cells.findLast(({ from }) => from <= normalize(longitude))!
