/** Bodies that turn within a day of an instant. */
import { BODIES } from '../sky/bodies.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import { bodyOf, type NodeKind, type Point, positionsOfPoints } from './points.ts'

/** The direction after the turn. */
export type Station = 'retrograde' | 'direct'

/** No body that moves faster turns within a day: none changes its motion by more than 0.24° per day in a day (almanac/search.ts). */
const FASTEST_BEFORE_A_TURN = 0.25

/** The turn of a point within a day of an instant, if there is one. The Moon's own points waver to and fro, which is no station. */
export function stationNear(point: Point, motion: number, instant: number, node: NodeKind): Station | null {
  const { kind, range, turnsBack } = BODIES[bodyOf(point, node)]
  if (kind === 'lunar_point' || !turnsBack || Math.abs(motion) > FASTEST_BEFORE_A_TURN) return null
  const motionAt = (at: number) => {
    const tt = terrestrialTime(Math.min(range[1], Math.max(range[0], at)))
    return positionsOfPoints([point], node, tt)[point].motion
  }
  const [before, after] = [motionAt(instant - DAY_MS), motionAt(instant + DAY_MS)]
  if (before < 0 === after < 0) return null
  return after < 0 ? 'retrograde' : 'direct'
}
