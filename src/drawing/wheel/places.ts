/** The places in its cell at which a body's column can stand. */
import { normalize } from '../../sky/angle.ts'
import type { Cell } from './cells.ts'
import { type Column, columnAt, type Frame, type Row, stepBetween } from './columns.ts'
import { type Mark, pointAt, reach } from './geometry.ts'
import { spreadWithin } from './spread.ts'
import type { WheelBody } from './wheel-chart.ts'

/** Columns are tried at steps of so many degrees to the side, and so many units in depth, fewer if they are small. */
const SIDE_STEP = 1
const DEPTH_STEP = 5
const MIN_STEP = 2
/** More steps in depth than a crowd of usual size has. */
// mutate constant: more steps in depth than there are, one way or the other
const ANY_DEPTH = 40

export interface WantedColumns {
  /** There are more of them than the cell has room for, even if nothing stood in the way. */
  readonly isHopeless: boolean
  readonly offsets: readonly number[]
  /** The room for each in one row, as a share of what it needs. */
  readonly spacing: number
}

/** Side by side in the cell, as near to the true degrees as the widths of the columns allow; in degrees from the cell's beginning. */
export function wantedPlaces(
  bodies: readonly WheelBody[],
  cell: Cell,
  rows: readonly Row[],
  floor: number,
  frame: Frame,
): WantedColumns {
  const middle = columnAt(rows, cell.from + cell.width / 2, 0, frame)
  // mutate operator: a box is as broad to the right as to the left
  const sideways = pointAt(frame.first, 1, middle.at + 90)
  const gap = Math.max(...middle.rows.map((row) => inDegrees(stepBetween(row, row, sideways), row)))
  const bounds = boundsFor(middle, cell, frame)
  const length = middle.extent[1] - middle.extent[0]
  // mutate order: two factors of a product
  const [inOneRow, rowsDeep] = [1 + (bounds[1] - bounds[0]) / gap, (frame.ring.edge * (1 - floor)) / length]
  return {
    // mutate operator >=: no count or width is exactly the limit
    isHopeless: bodies.length > inOneRow * rowsDeep,
    offsets: spreadWithin(
      bodies.map(({ longitude }) => normalize(longitude - cell.from)),
      gap,
      bounds,
    ),
    spacing: bodies.length === 1 ? 1 : Math.min(1, (bounds[1] - bounds[0]) / (bodies.length - 1) / gap),
  }
}

// mutate members: the distance is the same
const inDegrees = (length: number, { x, y }: Mark) => (length / Math.hypot(x, y)) * (180 / Math.PI)

/** Where in a cell a column may stand: with all its boxes inside, or else in the middle. */
function boundsFor(column: Column, { width }: Cell, { first }: Frame): [number, number] {
  // mutate operator: a box is as broad to the right as to the left
  const sideways = pointAt(first, 1, column.at + 90)
  const half = Math.max(...column.rows.map((row) => inDegrees(reach(row, sideways), row)))
  // mutate operator >=: no count or width is exactly the limit
  return half > width / 2 ? [width / 2, width / 2] : [half, width - half]
}

export interface ColumnPlace extends Column {
  /** Degrees from the beginning of the cell. */
  readonly offset: number
}

export interface Search {
  readonly rows: readonly Row[]
  readonly wanted: number
  /** Where the body before stands, or the next if the last is placed first: in the order of longitudes no two leaders cross. */
  readonly bound: number
  readonly isForward: boolean
  /** Not in the last resort: there any place will do that has room. */
  readonly isOrdered: boolean
  readonly spacing: number
}

/** All places of a column, the nearest to the wanted one first. */
export function* placesFor(search: Search, cell: Cell, floor: number, frame: Frame): Generator<ColumnPlace> {
  const { rows, wanted, bound, isForward, isOrdered, spacing } = search
  const step = Math.max(DEPTH_STEP * (rows[0]!.size / frame.scale.glyphs.body), MIN_STEP)
  // In a crowd a step to the side takes the room of the next body: any depth is better.
  // mutate call, operator *: the outermost step lies beyond the bounds of the cell; a step is 1
  const [sides, sideCost] = spacing < 1 ? [1, ANY_DEPTH] : [Math.ceil(cell.width / SIDE_STEP), 1]
  // Between which offsets a column may stand at each depth.
  const levels: (readonly [number, number])[] = []
  let deepest = Number.POSITIVE_INFINITY
  // mutate operator <=: one more round, in which nothing is found
  for (let cost = 0; cost < deepest + sides * sideCost; cost++) {
    // mutate operator <=: one more round, in which nothing is found
    if (cost < deepest) {
      const column = columnAt(rows, cell.from + wanted, cost * step, frame)
      if (cost > 0 && isTooDeep(column, floor, frame)) deepest = cost
      else levels.push(boundsFor(column, cell, frame))
    }
    // mutate call, operator: saves rounds in which nothing is found
    const max = Math.min(sides, Math.floor(cost / sideCost))
    for (let side = -max; side <= max; side++) {
      const level = cost - Math.abs(side) * sideCost
      const bounds = levels[level]
      if (bounds === undefined) continue
      // mutate operator /: a step is 1
      const aimed = wanted + side * SIDE_STEP
      const bounded = isForward ? Math.max(aimed, bound) : Math.min(aimed, bound)
      const offset = Math.min(Math.max(bounded, bounds[0]), bounds[1])
      // Deeper down a column may have to stand farther from the bounds of its cell, but not beyond its neighbour.
      if (isOrdered && (isForward ? offset < bound : offset > bound)) continue
      // What a bound has moved by a whole step stands at the bound already.
      if (side !== 0 && Math.abs(aimed - offset) >= SIDE_STEP) continue
      yield { ...columnAt(rows, cell.from + offset, level * step, frame), offset }
    }
  }
}

function isTooDeep({ extent: [lowest, highest] }: Column, floor: number, { ring }: Frame): boolean {
  return ring.inwards ? lowest < ring.edge * floor : highest > ring.edge * (2 - floor)
}
