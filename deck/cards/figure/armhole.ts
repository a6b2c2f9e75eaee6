/** Where a sleeve is set into the bodice: a seam from the shoulder to the armpit covers the round end of the arm. */
import { through } from '../kit/curves.ts'
import { edgeOf } from '../kit/palette.ts'
import { bearing, between, distance, type Point, polar, shifted, toRadians } from '../kit/points.ts'
import { shape, stroke } from '../kit/svg.ts'
import type { Skeleton } from './skeleton.ts'

type Side = 'near' | 'far'

function seam(
  bones: Skeleton,
  side: Side,
): readonly [top: Point, middle: Point, armpit: Point, inward: Point] {
  const { at, build, u } = bones
  const { shoulder, elbow } = bones[side]
  const out = Math.sign(build[`${side}Shoulder`])
  const reach = Math.abs(build[`${side}Shoulder`]) - 0.1
  const slope = (reach - 0.24) / (build.shoulder * 0.66 - 0.24)
  const top = at(out * reach, -2.48 + slope * 0.18)
  const heading = bearing(shoulder, elbow)
  const down = Math.max(0, Math.sin(toRadians(heading)))
  const axis = between(at(0, -1.7), at(0, -2.3))
  const [inwardX, inwardY] = polar([0, 0], 1, bearing(shoulder, axis))
  const armSide = (turn: number) => polar(between(shoulder, elbow, 0.42 * down), u * 0.29, heading + turn)
  const [a, b] = [armSide(90), armSide(-90)]
  // Of a hanging arm the inner side ends in the armpit, of a raised one the lower.
  const low = ([x, y]: Point) => x * inwardX * down + y * (1 - down) + y * 0.2
  const armpit = low(a) > low(b) ? a : b
  const inward: Point = [inwardX * u, inwardY * u]
  return [top, shifted(between(top, armpit), inward[0] * 0.08, inward[1] * 0.08), armpit, inward]
}

/** The cloth of the bodice as far as the seam; between two pieces of one cloth the seam hardly shows. */
export function armhole(bones: Skeleton, side: Side, cloth: string, ofOneCloth: boolean): string {
  const [top, middle, armpit, [x, y]] = seam(bones, side)
  const moved = (from: Point, share: number) => shifted(from, x * share, y * share)
  const area = [
    ...through([top], true),
    ...through([middle]),
    ...through([armpit, moved(armpit, 0.1), moved(middle, 0.2), moved(top, 0.18)], true),
  ]
  const line = edgeOf(cloth)
  return (
    shape(area, { fill: cloth }) +
    stroke(through(ofOneCloth ? [middle, armpit] : [top, middle, armpit]), {
      line,
      width: ofOneCloth ? 0.7 : 1,
    })
  )
}

/** The upper arm does not cross the breast, and no forearm and no hand lies over the shoulder. */
export function armholeIsFree(bones: Skeleton, side: Side): boolean {
  const [, middle, , [x, y]] = seam(bones, side)
  const { shoulder, elbow } = bones[side]
  const crossing = ((elbow[0] - shoulder[0]) * x + (elbow[1] - shoulder[1]) * y) / (bones.u * bones.u)
  if (crossing > 0.62) return false
  return [bones.near, bones.far].every(({ elbow, hand }) =>
    [0, 0.25, 0.5, 0.75, 1, 1.35].every(
      (share) => distance(between(elbow, hand, share), middle) > bones.u * 0.62 || share < 0.2,
    ),
  )
}
