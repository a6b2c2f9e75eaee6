/**
 * Finds a place for every body's column. Every row's centre lies between the bounds of the body's own sign and house; the whole
 * of a row does where the cell is wide enough for it. Where a cell has no room for its bodies side by side, they are staggered
 * inwards, and where that is not enough, the columns of this cell are drawn smaller, and at last without letters (the title has them).
 */
import { normalize } from '../../sky/angle.ts'
import { type Cell, cellAt } from './cells.ts'
import {
  type Column,
  columnAt,
  downTo,
  type Frame,
  type Leader,
  leaderOf,
  type Reduction,
  type Row,
  rowsOf,
  stepBetween,
} from './columns.ts'
import { apart, type Line, type Mark, passage, pointAt, reach } from './geometry.ts'
import { spreadWithin } from './spread.ts'
import type { WheelBody } from './wheel-chart.ts'

/** From the usual column to the least: the deeper a crowd may reach (as a share of the ring's edge), the smaller it is drawn. */
const REDUCTIONS: readonly (Reduction & { readonly floor: number })[] = [
  { factor: 1, rows: 'all', floor: 0.56 },
  { factor: 0.9, rows: 'all', floor: 0.52 },
  { factor: 0.82, rows: 'all', floor: 0.49 },
  { factor: 0.74, rows: 'all', floor: 0.46 },
  { factor: 0.66, rows: 'all', floor: 0.42 },
  { factor: 0.58, rows: 'all', floor: 0.38 },
  { factor: 0.58, rows: 'degree', floor: 0.38 },
  { factor: 0.5, rows: 'degree', floor: 0.34 },
  { factor: 0.42, rows: 'motion', floor: 0.32 },
  { factor: 0.3, rows: 'glyph', floor: 0.25 },
  { factor: 0.2, rows: 'glyph', floor: 0.16 },
]

/** Between two labels, and between a label and a leader. */
const MARGIN = 1.6
/** So much of a leader may be hidden. */
const CORNER = 9
/** Degrees of a cell in which no leader can go past a label. */
const NARROW = 6
/** Columns are tried at steps of so many degrees to the side, and so many units in depth. */
const SIDE_STEP = 1
const DEPTH_STEP = 5
const LEAST_STEP = 2
const MOST_LEVELS = 150

export interface PlacedBody extends Column {
  readonly body: WheelBody
  readonly leader: Leader
}

/** The bodies of one cell, in the order of their longitudes. */
interface Crowd {
  readonly cell: Cell
  readonly bodies: readonly WheelBody[]
  /** Index into the reductions. */
  reduced: number
  /** Nothing helps: labels may lie on each other. Not before some thirty bodies stand in one cell. */
  isForced: boolean
}

/** What is already on the wheel. */
interface Taken {
  marks: Mark[]
  leaders: Line[]
}

/** Places in the order of the bodies given. */
export function placeBodies(
  bodies: readonly WheelBody[],
  cells: readonly Cell[],
  frame: Frame,
): PlacedBody[] {
  const crowds = crowdsOf(bodies, cells)
  for (;;) {
    const taken: Taken = { marks: [], leaders: [] }
    const placed = new Map<WheelBody, PlacedBody>()
    const failed = crowds.find((crowd) => !placeCrowd(crowd, frame, taken, placed))
    if (failed === undefined) return bodies.map((body) => placed.get(body)!)
    const smaller = isLeast(failed) ? crowds.filter((crowd) => !isLeast(crowd)) : [failed]
    for (const crowd of smaller) crowd.reduced++
    if (smaller.length === 0) failed.isForced = true
  }
}

const isLeast = ({ reduced }: Crowd) => reduced === REDUCTIONS.length - 1

/** The most crowded cells first: they have the least choice. */
function crowdsOf(bodies: readonly WheelBody[], cells: readonly Cell[]): Crowd[] {
  return [...Map.groupBy(bodies, ({ longitude }) => cellAt(cells, longitude))]
    .map(([cell, members]) => ({
      cell,
      bodies: members.toSorted((a, b) => normalize(a.longitude) - normalize(b.longitude)),
      reduced: 0,
      isForced: false,
    }))
    .sort((a, b) => a.cell.width / a.bodies.length - b.cell.width / b.bodies.length)
}

/** False if a body finds no place, whether the crowd is placed from its first or from its last. */
function placeCrowd(crowd: Crowd, frame: Frame, taken: Taken, placed: Map<WheelBody, PlacedBody>): boolean {
  const { bodies, cell } = crowd
  const reduction = REDUCTIONS[crowd.reduced]!
  const rows = bodies.map((body) => rowsOf(body, frame.scale, reduction))
  const wanted = wantedPlaces(crowd, rows[0]!, reduction.floor, frame)
  if (wanted.isHopeless && !isLeast(crowd)) return false
  const order = bodies.map((_, index) => index)
  for (const isForward of bodies.length > 2 ? [true, false] : [true]) {
    const tried: Taken = { marks: [...taken.marks], leaders: [...taken.leaders] }
    let bound = isForward ? 0 : cell.width
    const isDone = (isForward ? order : order.toReversed()).every((index) => {
      const body = bodies[index]!
      const search = {
        rows: rows[index]!,
        wanted: wanted.offsets[index]!,
        bound,
        isForward,
        spacing: wanted.spacing,
      }
      const column = choose(placesFor(search, cell, reduction.floor, frame), frame, tried, crowd)
      if (column === undefined) return false
      const leader = leaderOf(body.longitude, column, frame)
      placed.set(body, { ...column, body, leader })
      tried.marks.push(...column.rows)
      tried.leaders.push(leader.down)
      bound = column.offset
      return true
    })
    if (!isDone) continue
    Object.assign(taken, tried)
    return true
  }
  return false
}

/** Side by side in the cell, as near to the true degrees as the widths of the columns allow; in degrees from the cell's beginning. */
function wantedPlaces({ bodies, cell }: Crowd, rows: readonly Row[], floor: number, frame: Frame): Wanted {
  const middle = columnAt(rows, cell.from + cell.width / 2, 0, frame)
  const sideways = pointAt(frame.first, 1, middle.at + 90)
  const gap = Math.max(...middle.rows.map((row) => inDegrees(stepBetween(row, row, sideways), row)))
  const bounds = boundsFor(middle, cell, frame)
  const length = middle.extent[1] - middle.extent[0]
  const [inOneRow, rowsDeep] = [1 + (bounds[1] - bounds[0]) / gap, (frame.ring.edge * (1 - floor)) / length]
  return {
    isHopeless: bodies.length > inOneRow * rowsDeep,
    offsets: spreadWithin(
      bodies.map(({ longitude }) => normalize(longitude - cell.from)),
      gap,
      bounds,
    ),
    spacing: bodies.length > 1 ? Math.min(gap, (bounds[1] - bounds[0]) / (bodies.length - 1)) / gap : 1,
  }
}

interface Wanted {
  /** There are more of them than the cell has room for, even if nothing stood in the way. */
  readonly isHopeless: boolean
  readonly offsets: readonly number[]
  /** The room for each in one row, as a share of what it needs. */
  readonly spacing: number
}

const inDegrees = (length: number, { x, y }: Mark) => (length / Math.hypot(x, y)) * (180 / Math.PI)

/** Where in a cell a column may stand: with all its boxes inside, or else in the middle. */
function boundsFor(column: Column, { width }: Cell, { first }: Frame): [number, number] {
  const sideways = pointAt(first, 1, column.at + 90)
  const half = Math.max(...column.rows.map((row) => inDegrees(reach(row, sideways), row)))
  return half > width / 2 ? [width / 2, width / 2] : [half, width - half]
}

interface Place extends Column {
  /** Degrees from the beginning of the cell. */
  readonly offset: number
}

interface Search {
  readonly rows: readonly Row[]
  readonly wanted: number
  /** Where the body before stands, or the next if the last is placed first: in the order of longitudes no two leaders cross. */
  readonly bound: number
  readonly isForward: boolean
  readonly spacing: number
}

/** All places of a column, the nearest to the wanted one first. */
function* placesFor(search: Search, cell: Cell, floor: number, frame: Frame): Generator<Place> {
  const { rows, wanted, bound, isForward, spacing } = search
  const step = Math.max(DEPTH_STEP * (rows[0]!.size / frame.scale.glyphs.body), LEAST_STEP)
  // The bounds of each depth; in a crowd a step to the side takes the room of the next body.
  const levels: (readonly [number, number])[] = []
  const [sides, sideCost] = spacing < 1 ? [1, 40] : [Math.ceil(cell.width / SIDE_STEP), 1]
  let deepest = Number.POSITIVE_INFINITY
  for (let cost = 0; cost < Math.min(deepest, MOST_LEVELS) + sides * sideCost; cost++) {
    if (cost < deepest) {
      const column = columnAt(rows, cell.from + wanted, cost * step, frame)
      if (cost > 0 && isTooDeep(column, floor, frame)) deepest = cost
      else levels.push(boundsFor(column, cell, frame))
    }
    const most = Math.min(sides, Math.floor(cost / sideCost))
    for (let side = -most; side <= most; side++) {
      const level = cost - Math.abs(side) * sideCost
      const bounds = levels[level]
      if (bounds === undefined) continue
      const aimed = wanted + side * SIDE_STEP
      const kept = isForward ? Math.max(aimed, bound) : Math.min(aimed, bound)
      const offset = Math.min(Math.max(kept, bounds[0]), bounds[1])
      // What a bound has moved by a whole step stands at the bound already.
      if (side !== 0 && Math.abs(aimed - offset) >= SIDE_STEP) continue
      yield { ...columnAt(rows, cell.from + offset, level * step, frame), offset }
    }
  }
}

function isTooDeep({ extent: [least, greatest] }: Column, floor: number, { ring }: Frame): boolean {
  return ring.inwards ? least < ring.edge * floor : greatest > ring.edge * (2 - floor)
}

/**
 * The first place where nothing lies on anything else. A leader may pass behind a label only where it cannot go past it: in a
 * narrow cell, between two or three bodies that stand one below the other, and in the last resort.
 */
function choose(places: Iterable<Place>, frame: Frame, taken: Taken, crowd: Crowd): Place | undefined {
  const mayPassBehind = crowd.cell.width < NARROW || crowd.bodies.length < 4 || isLeast(crowd)
  let behind: Place | undefined
  for (const place of places) {
    if (crowd.isForced) return place
    if (!place.rows.every((row) => taken.marks.every((mark) => apart(row, mark, MARGIN)))) continue
    if (behind === undefined && mayPassBehind) behind = place
    const leader = downTo(place, frame)
    if (taken.marks.some((mark) => isHidden(leader, mark))) continue
    if (place.rows.some((row) => taken.leaders.some((other) => isHidden(other, row)))) continue
    return place
  }
  return behind
}

/** A leader may touch the corner of a box, where no ink is: there it is interrupted. */
function isHidden(leader: Line, mark: Mark): boolean {
  const gap = passage(leader, mark, MARGIN)
  if (gap === undefined) return false
  const [from, to] = leader
  return (gap[1] - gap[0]) * Math.hypot(to.x - from.x, to.y - from.y) > CORNER
}
