/**
 * Finds a place for every body's column. Every row's centre lies between the bounds of the body's own sign and house; the whole
 * of a row does where the cell is wide enough for it. Where a cell has no room for its bodies side by side, they are staggered
 * inwards, and where that is not enough, the columns of this cell are drawn smaller, and at last without letters (the title has them).
 */
// mutate-file order: sizes: taste, as long as nothing lies on anything else (a test says so)
import { normalize } from '../../sky/angle.ts'
import { type Cell, cellAt } from './cells.ts'
import {
  type Column,
  type Frame,
  figuresOn,
  type LeaderLine,
  leaderOf,
  type Reduction,
  rowsOf,
} from './columns.ts'
import { firstFree, type OccupiedSpace } from './free-place.ts'
import { placesFor, wantedPlaces } from './places.ts'
import type { WheelBody } from './wheel-chart.ts'

/** From the usual column to the least: the deeper a crowd may reach (as a share of the ring's edge), the smaller it is drawn. */
// mutate-block list, members, constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const REDUCTIONS: readonly (Reduction & { readonly floor: number })[] = [
  { factor: 1, rows: 'all', floor: 0.6 },
  { factor: 0.9, rows: 'all', floor: 0.56 },
  { factor: 0.82, rows: 'all', floor: 0.52 },
  { factor: 0.74, rows: 'all', floor: 0.48 },
  { factor: 0.66, rows: 'all', floor: 0.44 },
  { factor: 0.58, rows: 'all', floor: 0.38 },
  { factor: 0.58, rows: 'degree', floor: 0.38 },
  { factor: 0.5, rows: 'degree', floor: 0.34 },
  { factor: 0.42, rows: 'motion', floor: 0.32 },
  { factor: 0.3, rows: 'glyph', floor: 0.25 },
  { factor: 0.2, rows: 'glyph', floor: 0.16 },
]

/** Degrees of a cell in which no leader can go past a label. */
// mutate constant: a size: taste, as long as nothing lies on anything else (a test says so)
const NARROW = 6

export interface BodyColumn extends Column {
  readonly body: WheelBody
  readonly leader: LeaderLine
}

/** The bodies of one cell, in the order of their longitudes. */
interface Crowd {
  readonly cell: Cell
  readonly bodies: readonly WheelBody[]
  /** Index into the reductions. */
  reduced: number
  /** Nothing helps: labels may lie on each other. Not before more than twenty bodies stand in a cell of half a degree. */
  isForced: boolean
}

/** Places in the order of the bodies given. */
export function placeBodies(
  bodies: readonly WheelBody[],
  cells: readonly Cell[],
  frame: Frame,
): BodyColumn[] {
  const crowds = crowdsOf(bodies, cells)
  for (;;) {
    const placed: BodyColumn[] = []
    // mutate call: which crowd is placed first: nothing lies on anything else either way (a test says so)
    const failed = crowds.find((crowd) => {
      const ofCrowd = placeCrowd(crowd, frame, placed)
      placed.push(...(ofCrowd ?? []))
      return ofCrowd === undefined
    })
    // mutate call: each body is placed once
    if (failed === undefined) return bodies.map((body) => placed.find((each) => each.body === body)!)
    const smaller = isSmallest(failed) ? crowds.filter((crowd) => !isSmallest(crowd)) : [failed]
    for (const crowd of smaller) crowd.reduced++
    if (smaller.length === 0) failed.isForced = true
  }
}

const isSmallest = ({ reduced }: Crowd) => reduced === REDUCTIONS.length - 1

/** The most crowded cells first: they have the least choice. */
function crowdsOf(bodies: readonly WheelBody[], cells: readonly Cell[]): Crowd[] {
  return (
    [...Map.groupBy(bodies, ({ longitude }) => cellAt(cells, longitude))]
      .map(([cell, members]) => ({
        cell,
        bodies: members.toSorted((a, b) => normalize(a.longitude) - normalize(b.longitude)),
        reduced: 0,
        isForced: false,
        // mutate call: which crowd is placed first: nothing lies on anything else either way (a test says so)
      }))
      // mutate direction, operator: which crowd is placed first: nothing lies on anything else either way (a test says so)
      .sort((a, b) => a.cell.width / a.bodies.length - b.cell.width / b.bodies.length)
  )
}

/** Undefined if a body finds no place, whether the crowd is placed from its first or from its last. */
function placeCrowd(crowd: Crowd, frame: Frame, others: readonly BodyColumn[]): BodyColumn[] | undefined {
  return placeInOrder(crowd, true, frame, others) ?? placeInOrder(crowd, false, frame, others)
}

function placeInOrder(
  crowd: Crowd,
  isForward: boolean,
  frame: Frame,
  others: readonly BodyColumn[],
): BodyColumn[] | undefined {
  const { bodies, cell } = crowd
  const { floor, ...reduction } = REDUCTIONS[crowd.reduced]!
  const rows = bodies.map((body) => rowsOf(body, frame.scale, reduction, figuresOn(body.longitude, frame)))
  const { offsets, spacing, isHopeless } = wantedPlaces(bodies, cell, rows[0]!, floor, frame)
  // mutate early return: a short way: where there is no room, no place is found
  if (isHopeless && !isSmallest(crowd)) return undefined
  const placed: BodyColumn[] = []
  // mutate constant (-1): no column stands before the beginning of its cell
  // mutate constant 1: what finds no place from the first on is placed from the last on: nothing lies on anything else either way (a test says so)
  let bound = isForward ? 0 : cell.width
  for (const index of isForward ? bodies.keys() : [...bodies.keys()].reverse()) {
    const wanted = offsets[index]!
    const search = { rows: rows[index]!, wanted, bound, isForward, isOrdered: !isSmallest(crowd), spacing }
    const places = placesFor(search, cell, floor, frame)
    const place = crowd.isForced
      ? places.next().value
      : // mutate order: a list that is used as a set
        firstFree(places, mayPassBehind(crowd), takenBy([...others, ...placed]), frame, gapIn(crowd))
    if (place === undefined) return undefined
    const body = bodies[index]!
    placed.push({ ...place, body, leader: leaderOf(body.longitude, place, frame) })
    bound = place.offset
  }
  return placed
}

/**
 * Whether a leader may pass behind a label: where it cannot go past it, in a narrow cell, between two or three bodies that stand one
 * below the other, and in the last resort.
 */
const mayPassBehind = (crowd: Crowd) =>
  crowd.cell.width < NARROW || crowd.bodies.length < 4 || isSmallest(crowd)

/**
 * Between the labels of two bodies: where one stands behind the other on a ray, each figure is seen to belong to its own glyph. A crowd
 * has less room to give.
 */
// mutate constant: a size: taste, as long as nothing lies on anything else (a test says so)
const gapIn = ({ reduced }: Crowd) => (reduced === 0 ? 3.5 : reduced < 6 ? 3 : 1.6)

const takenBy = (placed: readonly BodyColumn[]): OccupiedSpace => ({
  marks: placed.flatMap(({ rows }) => rows),
  leaders: placed.map(({ leader }) => leader.down),
})
