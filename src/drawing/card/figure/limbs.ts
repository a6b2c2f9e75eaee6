/** Arms, hands, legs and feet. Measures are in heads (`u`), so that every figure keeps its proportions. */
import { type Outline, through } from '../kit/curves.ts'
import { joint, jointed, tapered } from '../kit/limbs.ts'
import { edgeOf, GOLD, INK } from '../kit/palette.ts'
import { bearing, between, distance, type Point, polar, toRadians } from '../kit/points.ts'
import { place, scene, shape, stroke, strokes } from '../kit/svg.ts'

export const UPPER_ARM = 1.3
export const FOREARM = 1.25
export const THIGH = 1.78
export const SHIN = 1.72

/** Of the two ways a limb can bend, the one that points more towards `(x, y)`. */
export function bentTowards(from: Point, to: Point, upper: number, lower: number, [x, y]: Point): Point {
  const [a, b] = [joint(from, to, upper, lower, 1), joint(from, to, upper, lower, -1)]
  return a[0] * x + a[1] * y > b[0] * x + b[1] * y ? a : b
}

export type Grip = 'closed' | 'open' | 'pointing' | 'blessing'

/** A hand at the end of an arm, in a measure of 10 from wrist to fingertips, pointing to the right. */
const HANDS: Record<Grip, { mass: string; fingers: string[] }> = {
  closed: {
    mass: '-4,-2.6^ 1,-4.2 5.4,-3.4 6.6,0 5.4,3.4 1,4.2 -4,2.6^',
    fingers: ['2,-1.4 6,-1.2', '2,1.2 6,1.2'],
  },
  open: {
    mass: '-4,-2.4^ 1,-3.8 3,-7 5,-6.6 4.6,-3 10,-2.6 11,-1 11.5,1.4 9.5,3 4,3.8 -4,2.4^',
    fingers: ['5,-0.6 10.6,-0.6', '5,1.4 10.6,1.4'],
  },
  pointing: { mass: '-4,-2.6^ 1,-4 5,-3.4 12,-2.6 12,-0.6 6,0 5,3.4 1,4 -4,2.6^', fingers: ['2,1 5.6,1'] },
  blessing: {
    mass: '-4,-2.6^ 1,-4 5,-4 13,-3.8 13.4,-2 8,-1.4 13,-0.4 13,1.4 6,1.6 5,4 1,4 -4,2.6^',
    fingers: ['3,-1.4 8,-1.4'],
  },
}

export function hand(
  at: Point,
  heading: number,
  u: number,
  skin: string,
  grip: Grip = 'closed',
  flip = false,
): string {
  const { mass, fingers } = HANDS[grip]
  const body =
    shape(mass, { fill: skin, line: INK, width: 0.9 }) + strokes(fingers, { line: INK, width: 0.6 })
  const turned = flip ? place(body, { at: [0, 0], turn: 180, flip: true }) : body
  return place(turned, { at, scale: u / 24, turn: heading })
}

export type Sleeve = 'fitted' | 'bell' | 'bare' | 'rolled'
export type ArmStyle = {
  fill: string
  skin: string
  sleeve?: Sleeve
  grip?: Grip
  cuff?: string
  thumbDown?: boolean
}
export type Arm = { shoulder: Point; elbow: Point; hand: Point }

/** The cloth that hangs from the forearm of a wide sleeve; on a raised arm it has slid back. */
function hangingCloth({ elbow, hand: wrist }: Arm, u: number): Outline | undefined {
  const end = between(elbow, wrist, 0.82)
  const fall = (wrist[1] - elbow[1]) / (distance(elbow, wrist) || 1)
  if (fall < -0.5) return undefined
  const drop: Point = [end[0] + (elbow[0] - wrist[0]) * 0.18, end[1] + u * (1.02 - 0.7 * Math.max(0, fall))]
  return [
    ...through([between(elbow, wrist, -0.1), end, drop], true),
    ...through([between(between(drop, elbow), [elbow[0], elbow[1] + u * 0.5], 0.5)]),
  ]
}

export function arm(
  parts: Arm,
  u: number,
  { fill, skin, sleeve = 'fitted', grip = 'closed', cuff, thumbDown = false }: ArmStyle,
): string {
  const { shoulder, elbow, hand: end } = parts
  const heading = bearing(elbow, end)
  const wrist = between(elbow, end, 0.88)
  const flesh = tapered(jointed([shoulder, elbow, wrist]), [u * 0.46, u * 0.4, u * 0.34, u * 0.24])
  const widths =
    sleeve === 'bell' ? [u * 0.66, u * 0.58, u * 0.56, u * 0.72] : [u * 0.66, u * 0.54, u * 0.5, u * 0.4]
  const reach = { fitted: 0.92, bell: 0.84, rolled: 0.1, bare: 0 }[sleeve]
  const tube = tapered(jointed([shoulder, elbow, between(elbow, wrist, reach)]), widths)
  const cloth = sleeve === 'bell' ? hangingCloth(parts, u) : undefined
  const paint = { fill, line: edgeOf(fill), width: 1 }
  const trim = sleeve === 'bare' ? '' : (cuff ?? GOLD)
  const across = (at: Point, reach: number) =>
    through([polar(at, reach, heading - 90), polar(at, reach, heading + 90)])
  return scene(
    sleeve === 'fitted' ? '' : shape(flesh, { fill: skin, line: INK, width: 0.9 }),
    cloth ? shape(cloth, paint) : '',
    sleeve === 'bare' ? '' : shape(tube, paint),
    trim
      ? stroke(across(between(elbow, wrist, reach), u * (sleeve === 'bell' ? 0.36 : 0.2)), {
          line: trim,
          width: Math.max(1.8, u * 0.1),
        })
      : '',
    hand(end, heading, u, skin, grip, thumbDown),
  )
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

/** A leg in hose, and a shoe. */
export function leg({ hip, knee, ankle }: Leg, u: number, hose: string, shoe: string, toe: Toe): string {
  const limb = tapered(jointed([hip, knee, ankle]), [u * 0.86, u * 0.66, u * 0.54, u * 0.48, u * 0.3])
  const foot =
    typeof toe === 'number'
      ? shoeFromSide(ankle, knee, u, toe)
      : shoeFromFront(ankle, u, toe === 'left' ? -1 : 1)
  return (
    shape(limb, { fill: hose, line: edgeOf(hose), width: 1 }) +
    shape(foot, { fill: shoe, line: edgeOf(shoe), width: 0.9 })
  )
}
