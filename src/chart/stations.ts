/** Bodies that turn within a day of an instant. */
import { BODIES, type Body } from '../sky/bodies.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import { bodyOf, type NodeKind, type Point, positionsOfPoints } from './points.ts'

/** The direction after the turn. */
export type Station = 'retrograde' | 'direct'

/**
 * By how much a body changes its motion in a day at most, degrees per day: whatever moves faster does not turn within a day. Most bodies
 * of a chart are ruled out by this, without a position of another day.
 */
// mutate-block constant: a bound with room to spare: a test says whether it holds
const MAX_CHANGE: Readonly<Partial<Record<Body, number>>> = {
  mercury: 0.25,
  venus: 0.055,
  mars: 0.02,
  ceres: 0.02,
  pallas: 0.02,
  juno: 0.02,
  vesta: 0.02,
}
// mutate constant: a bound with room to spare: a test says whether it holds
const MAX_CHANGE_FAR_OUT = 0.005

export const mostChangeOf = (body: Body): number => MAX_CHANGE[body] ?? MAX_CHANGE_FAR_OUT

/** The turn of a point within a day of an instant, if there is one. The Moon's own points waver to and fro, which is no station. */
export function stationNear(point: Point, motion: number, instant: number, node: NodeKind): Station | null {
  const body = bodyOf(point, node)
  const { kind, range, turnsBack } = BODIES[body]
  if (kind === 'lunar_point' || !turnsBack || Math.abs(motion) > mostChangeOf(body)) return null
  const motionAt = (at: number) => {
    const tt = terrestrialTime(Math.min(range[1], Math.max(range[0], at)))
    return positionsOfPoints([point], node, tt)[point].motion
  }
  const [before, after] = [motionAt(instant - DAY_MS), motionAt(instant + DAY_MS)]
  if (before < 0 === after < 0) return null
  return after < 0 ? 'retrograde' : 'direct'
}
