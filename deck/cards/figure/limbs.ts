/** Arms, legs and feet. Measures are in heads (`u`), so that every figure keeps its proportions. */
import { type Outline, through } from '../kit/curves.ts'
import { joint, jointed, tapered } from '../kit/limbs.ts'
import { edgeOf, GOLD, INK } from '../kit/palette.ts'
import { bearing, between, distance, type Point, polar, toRadians } from '../kit/points.ts'
import { circle, scene, shape, stroke, strokes } from '../kit/svg.ts'
import { type Grip, hand } from './hand.ts'

export const UPPER_ARM = 1.3
export const FOREARM = 1.25
export const THIGH = 1.78
export const SHIN = 1.72

/** Of the two ways a limb can bend, the one that points more towards `(x, y)`. */
export function bentTowards(from: Point, to: Point, upper: number, lower: number, [x, y]: Point): Point {
  const [a, b] = [joint(from, to, upper, lower, 1), joint(from, to, upper, lower, -1)]
  return a[0] * x + a[1] * y > b[0] * x + b[1] * y ? a : b
}

/** Two folds on the inner side of a bent elbow. */
function creases({ shoulder, elbow, hand: end }: Arm, u: number): Outline[] {
  const bend = Math.abs(((bearing(shoulder, elbow) - bearing(elbow, end) + 540) % 360) - 180)
  if (bend < 35) return []
  const inner = bearing(elbow, between(shoulder, end))
  return [-1, 1].map((side) =>
    through([polar(elbow, u * 0.22, inner + side * 14), polar(elbow, u * 0.13, inner + side * 62)]),
  )
}

export type Sleeve = 'fitted' | 'bell' | 'bare' | 'rolled'
export type ArmStyle = {
  fill: string
  skin: string
  sleeve?: Sleeve
  grip?: Grip
  cuff?: string
  /** Where the thumb would rather point, as [x, y]. */
  thumb?: Point
  /** Of one cloth with the bodice: no seam shows at the shoulder; the seam is hidden towards this point. */
  body?: Point
}
export type Arm = { shoulder: Point; elbow: Point; hand: Point }

/** The cloth that hangs from the forearm of a wide sleeve; on a raised arm it has slid back. */
function hangingCloth({ elbow, hand: wrist }: Arm, u: number): Outline | undefined {
  const end = between(elbow, wrist, 0.8)
  const fall = (wrist[1] - elbow[1]) / (distance(elbow, wrist) || 1)
  if (fall < -0.5) return undefined
  const drop: Point = [end[0] + (elbow[0] - wrist[0]) * 0.18, end[1] + u * (1.02 - 0.7 * Math.max(0, fall))]
  return [
    ...through([between(elbow, wrist, -0.1), end, drop], true),
    ...through([between(between(drop, elbow), [elbow[0], elbow[1] + u * 0.5], 0.5)]),
  ]
}

/** Widths, in heads, at the shoulder, the upper arm, above and below the elbow, the forearm and the wrist. */
const FLESH = [0.46, 0.44, 0.36, 0.34, 0.36, 0.34, 0.22]
const SLEEVES: Record<Sleeve, { widths: readonly number[]; reach: number }> = {
  fitted: { widths: [0.5, 0.56, 0.46, 0.44, 0.46, 0.42, 0.32], reach: 0.9 },
  bell: { widths: [0.52, 0.6, 0.52, 0.5, 0.54, 0.62, 0.7], reach: 0.82 },
  rolled: { widths: [0.5, 0.58, 0.5, 0.48, 0.5], reach: 0.34 },
  bare: { widths: [], reach: 0 },
}
const BEND = 0.13

export function arm(parts: Arm, u: number, style: ArmStyle): string {
  const { fill, skin, sleeve = 'fitted', grip = 'closed', cuff, thumb = [0, -1], body } = style
  const { shoulder, elbow, hand: end } = parts
  const heading = bearing(elbow, end)
  const wrist = between(elbow, end, 0.84)
  const { widths, reach } = SLEEVES[sleeve]
  const limb = (to: Point, breadths: readonly number[]) =>
    tapered(
      jointed([shoulder, elbow, to], BEND),
      breadths.map((breadth) => breadth * u),
    )
  const cloth = sleeve === 'bell' ? hangingCloth(parts, u) : undefined
  const paint = { fill, line: edgeOf(fill), width: 1 }
  const cuffAt = between(elbow, wrist, reach)
  const half = (widths.at(-1) ?? 0) * u * 0.5
  const seam = body ? polar(shoulder, u * 0.1, bearing(shoulder, body)) : undefined
  return scene(
    sleeve === 'fitted' ? '' : shape(limb(wrist, FLESH), { fill: skin, line: INK, width: 0.9 }),
    cloth ? shape(cloth, paint) : '',
    sleeve === 'bare' ? '' : shape(limb(cuffAt, widths), paint),
    seam ? circle(seam, u * 0.27, { fill: sleeve === 'bare' ? skin : fill }) : '',
    sleeve === 'bare' ? '' : strokes(creases(parts, u), { ...paint, fill: 'none', width: 0.7 }),
    sleeve === 'bare' || cuff === ''
      ? ''
      : stroke(through([polar(cuffAt, half, heading - 90), polar(cuffAt, half, heading + 90)]), {
          line: cuff ?? GOLD,
          width: Math.max(1.8, u * 0.1),
        }),
    handOnArm(elbow, end, u, skin, grip, thumb),
  )
}

/** The hand in line with the forearm, turned so that its thumb points the way it should. */
export function handOnArm(
  elbow: Point,
  end: Point,
  u: number,
  skin: string,
  grip: Grip,
  [x, y]: Point,
): string {
  const heading = bearing(elbow, end)
  const [thumbX, thumbY] = polar([0, 0], 1, heading - 90)
  return hand(end, heading, u, skin, grip, thumbX * x + thumbY * y < 0)
}

export type Leg = { hip: Point; knee: Point; ankle: Point }

/** Where a foot points: degrees for one seen from the side, a side for one that points towards us. */
export type Toe = number | 'left' | 'right'

function shoeFromFront([x, y]: Point, u: number, side: 1 | -1): Outline {
  const at = (dx: number, dy: number): Point => [x + dx * side * u, y + dy * u]
  return through([
    at(-0.14, -0.1),
    at(0.18, -0.1),
    at(0.34, 0.14),
    at(0.46, 0.36),
    at(0.26, 0.44),
    at(0, 0.36),
    at(-0.15, 0.14),
  ])
}

function shoeFromSide(ankle: Point, knee: Point, u: number, toe: number): Outline {
  const down = Math.cos(toRadians(toe)) < 0 ? -90 : 90
  const sole = (reach: number, drop: number) => polar(polar(ankle, reach * u, toe), drop * u, toe + down)
  return [
    ...through([polar(ankle, u * 0.2, bearing(ankle, knee)), sole(0.34, 0.02), sole(0.85, 0.22)]),
    ...through([sole(0.8, 0.32), sole(-0.2, 0.32)], true),
    ...through([polar(ankle, u * 0.22, toe + 180)]),
  ]
}

/** Widths, in heads, from hip to ankle; the fifth is the calf. */
const LEG = [0.8, 0.76, 0.56, 0.5, 0.52, 0.42, 0.26]

export function shoe({ knee, ankle }: Leg, u: number, fill: string, toe: Toe): string {
  const foot =
    typeof toe === 'number'
      ? shoeFromSide(ankle, knee, u, toe)
      : shoeFromFront(ankle, u, toe === 'left' ? -1 : 1)
  return shape(foot, { fill, line: edgeOf(fill), width: 0.9 })
}

/** A leg in hose. */
export const leg = ({ hip, knee, ankle }: Leg, u: number, hose: string) =>
  shape(
    tapered(
      jointed([hip, knee, ankle], BEND),
      LEG.map((breadth) => breadth * u),
    ),
    { fill: hose, line: edgeOf(hose), width: 1 },
  )
