import { downTo, type Frame } from './columns.ts'
import { apart, crossingOf, type Line, type Mark } from './geometry.ts'
import type { ColumnPlace } from './places.ts'

/** Between two labels, and between a label and a leader. */
const MARGIN = 1.6
/** So much of a leader may be hidden. */
const CORNER = 9

/** What is already on the wheel. */
export interface OccupiedSpace {
  readonly marks: readonly Mark[]
  readonly leaders: readonly Line[]
}

/** The first place where nothing lies on anything else. */
export function firstFree(
  places: Iterable<ColumnPlace>,
  mayPassBehind: boolean,
  taken: OccupiedSpace,
  frame: Frame,
  gap = MARGIN,
): ColumnPlace | undefined {
  let behind: ColumnPlace | undefined
  for (const place of places) {
    // mutate arguments: from one to the other is as far as back
    if (!place.rows.every((row) => taken.marks.every((mark) => apart(row, mark, gap)))) continue
    const leader = downTo(place, frame)
    const isVisible =
      !taken.marks.some((mark) => isHidden(leader, mark)) &&
      !place.rows.some((row) => taken.leaders.some((other) => isHidden(other, row)))
    if (isVisible) return place
    if (mayPassBehind) behind ??= place
  }
  return behind
}

/** A leader may touch the corner of a box, where no ink is: there it is interrupted. */
function isHidden(leader: Line, mark: Mark): boolean {
  const gap = crossingOf(leader, mark, MARGIN)
  if (gap === undefined) return false
  const [from, to] = leader
  // mutate operator >=: no leader is hidden for exactly this length
  return (gap[1] - gap[0]) * Math.hypot(to.x - from.x, to.y - from.y) > CORNER
}
