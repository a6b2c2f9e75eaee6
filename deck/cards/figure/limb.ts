/** The outline of a limb of two bones: an arm or a leg, in cloth or bare. Measures are in heads (`u`). */
import { joint } from '../kit/limbs.ts'
import { between, distance, type Point, points, shifted } from '../kit/points.ts'

/** From shoulder over elbow to wrist, or from hip over knee to ankle. */
export type Bones = readonly [root: Point, joint: Point, end: Point]

/** Half widths, in heads: [share of the bone, half width], and at the joint. */
export type Flesh = { upper: readonly Point[]; joint: number; lower: readonly Point[] }

/** Upper and lower bone as `share,half` for each place. */
export const flesh = (upper: string, joint: number, lower: string): Flesh => ({
  upper: points(upper),
  joint,
  lower: points(lower),
})

/** Of the two ways a limb can bend, the one that points more towards `(x, y)`. */
export function bentTowards(from: Point, to: Point, upper: number, lower: number, [x, y]: Point): Point {
  const [a, b] = [joint(from, to, upper, lower, 1), joint(from, to, upper, lower, -1)]
  return a[0] * x + a[1] * y > b[0] * x + b[1] * y ? a : b
}

const unit = (from: Point, to: Point): Point => {
  const size = distance(from, to) || 1
  return [(to[0] - from[0]) / size, (to[1] - from[1]) / size]
}
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]

/** The direction across a bone: to the left of where it heads for 1, to the right for -1. */
export const across = (from: Point, to: Point, side: 1 | -1): Point => {
  const [x, y] = unit(from, to)
  return [y * side, -x * side]
}

/** The farthest, in heads, that the inside of a bend lies from the joint. */
const DEEPEST = 0.5

/** One edge of a limb from root to end. On the outside of a bend it goes round the joint, on the inside it cuts the corner. */
export function limbEdge([root, bend, end]: Bones, side: 1 | -1, body: Flesh, u: number): Point[] {
  const on = unit(bend, end)
  const [n1, n2] = [across(root, bend, side), across(bend, end, side)]
  const size = Math.hypot(n1[0] + n2[0], n1[1] + n2[1]) || 1
  const middle: Point = [(n1[0] + n2[0]) / size, (n1[1] + n2[1]) / size]
  const cosHalf = Math.max(0.25, dot(middle, n1))
  const isOutside = dot(n1, on) <= 0
  const reach = isOutside ? body.joint : Math.min(body.joint / cosHalf, DEEPEST)
  // On the inside, what lies nearer to the joint than the crease would turn back on itself.
  const tooNear = (half: number) => (isOutside ? 0 : half * (Math.sqrt(1 - cosHalf ** 2) / cosHalf) + 0.08)
  const along = (from: Point, to: Point, share: number, half: number, n: Point): Point =>
    shifted(between(from, to, share), n[0] * half * u, n[1] * half * u)
  const lengths = [distance(root, bend) / u, distance(bend, end) / u] as const
  return [
    ...body.upper
      .filter(([share, half]) => (1 - share) * lengths[0] > tooNear(half))
      .map(([share, half]) => along(root, bend, share, half, n1)),
    shifted(bend, middle[0] * reach * u, middle[1] * reach * u),
    ...body.lower
      .filter(([share, half]) => share * lengths[1] > tooNear(half))
      .map(([share, half]) => along(bend, end, share, half, n2)),
  ]
}

/** How sharply a limb is bent, in degrees: 0 is straight. */
export const bendOf = ([root, bend, end]: Bones) =>
  (Math.acos(Math.max(-1, Math.min(1, dot(unit(root, bend), unit(bend, end))))) * 180) / Math.PI
