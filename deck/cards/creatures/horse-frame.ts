/** How a horse's outlines, drawn as it stands, are carried into an attitude. */
import { curveOf, type Outline, turned } from '../kit/curves.ts'
import type { Point } from '../kit/points.ts'
import type { Attitude } from './horse-attitudes.ts'

const HIP: Point = [-42, -84]
const NECK_ROOT: Point = [42, -96]

export type Frame = (line: Outline | string, isNeck?: boolean) => Outline

/** Carries the standing horse's outlines into the attitude. */
export const framed =
  ({ pitch, neck }: Attitude): Frame =>
  (line, isNeck = false) => {
    const raised = isNeck ? turned(curveOf(line), NECK_ROOT, neck) : curveOf(line)
    return turned(raised, HIP, pitch)
  }

/** Where a rider's hip comes to rest. */
export function seatOf(attitude: Attitude): Point {
  const [seat] = framed(attitude)('-6,-112')
  return [seat!.x, seat!.y]
}
