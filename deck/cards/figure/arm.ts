/** Arms in their sleeves. */
import { type Outline, through } from '../kit/curves.ts'
import { edgeOf, GOLD, INK, shadeOf } from '../kit/palette.ts'
import { pathData } from '../kit/path-data.ts'
import { bearing, between, distance, type Point, polar, shifted } from '../kit/points.ts'
import { path, scene, shape, stroke, strokes } from '../kit/svg.ts'
import { type Grip, hand } from './hand.ts'
import { across, type Bones, bendOf, type Flesh, limbEdge } from './limb.ts'

export const UPPER_ARM = 1.3
/** From the elbow to the wrist. */
export const FOREARM = 1.04
/** From the wrist to the palm. */
export const PALM = 0.3

export type Sleeve = 'fitted' | 'full' | 'bell' | 'bare' | 'rolled'
export type Arm = {
  shoulder: Point
  elbow: Point
  wrist: Point
  hand: Point
  /** Where the hand points, in degrees. */
  turn: number
}
export type ArmStyle = {
  fill: string
  skin: string
  sleeve?: Sleeve
  grip?: Grip
  cuff?: string
  /** Where the thumb would rather point, as [x, y]. */
  thumb?: Point
  /** Where the upper and the lower edge of the arm meet the body; without, the arm ends round. */
  root?: readonly [top: Point, armpit: Point]
  /** Which way from the bones, as they head for the hand, the upper edge lies. */
  side?: 1 | -1
  /** The hand is drawn on its own. */
  handless?: boolean
  /** The sleeve ends in a seam: it is not of the cloth of the bodice. */
  setIn?: boolean
}

const FLESH: Flesh = {
  upper: [
    [0.3, 0.25],
    [0.72, 0.2],
  ],
  joint: 0.19,
  lower: [
    [0.28, 0.2],
    [0.62, 0.165],
    [1, 0.12],
  ],
}
const SLEEVES: Record<Sleeve, { flesh: Flesh; reach: number }> = {
  fitted: {
    flesh: {
      upper: [
        [0.28, 0.29],
        [0.72, 0.25],
      ],
      joint: 0.235,
      lower: [
        [0.3, 0.24],
        [0.64, 0.205],
        [1, 0.17],
      ],
    },
    reach: 0.94,
  },
  full: {
    flesh: {
      upper: [
        [0.26, 0.31],
        [0.7, 0.33],
      ],
      joint: 0.31,
      lower: [
        [0.3, 0.35],
        [0.74, 0.31],
        [1, 0.16],
      ],
    },
    reach: 0.92,
  },
  bell: {
    flesh: {
      upper: [
        [0.28, 0.3],
        [0.72, 0.28],
      ],
      joint: 0.27,
      lower: [[1, 0.22]],
    },
    reach: 0.84,
  },
  rolled: {
    flesh: {
      upper: [
        [0.28, 0.3],
        [0.72, 0.27],
      ],
      joint: 0.26,
      lower: [[1, 0.26]],
    },
    reach: 0.3,
  },
  bare: { flesh: FLESH, reach: 1 },
}

type Edges = { top: Point[]; low: Point[] }

function edgesOf({ shoulder, elbow, wrist }: Arm, u: number, style: ArmStyle, sleeve: Sleeve): Edges {
  const { side = 1, root } = style
  const { flesh, reach } = SLEEVES[sleeve]
  const bones: Bones = [shoulder, elbow, between(elbow, wrist, reach)]
  const [top, low] = [limbEdge(bones, side, flesh, u), limbEdge(bones, side === 1 ? -1 : 1, flesh, u)]
  // The lower edge begins in the armpit, which lies where its first point would be.
  if (root) return { top: [root[0], ...top], low: [root[1], ...low.slice(1)] }
  const cap = (way: 1 | -1) => {
    const [x, y] = across(shoulder, elbow, way)
    return shifted(shoulder, x * u * 0.25, y * u * 0.25)
  }
  const crown = polar(shoulder, u * 0.27, bearing(elbow, shoulder))
  return { top: [crown, cap(side), ...top], low: [cap(side === 1 ? -1 : 1), ...low] }
}

/** From the armpit round the hand's end to the top of the shoulder; open towards the body. */
const outlineOf = ({ top, low }: Edges): Outline => {
  const [first, last] = [top.at(-1)!, low.at(-1)!]
  return [
    ...through(top.slice(0, -1)),
    ...through([first, last], true),
    ...through(low.slice(0, -1).reverse()),
  ]
}

/** The side away from the light, which comes from above and left of us, as a strip along the arm. */
function shadeStrip({ top, low }: Edges): Outline {
  const depth = (list: Point[]) => list.reduce((sum, [x, y]) => sum + x * 0.4 + y, 0) / list.length
  const [dark, light] = depth(low) > depth(top) ? [low, top] : [top, low]
  const last = dark.length - 1
  const inner = dark.map((at, i) => {
    const other = light[Math.round((i / last) * (light.length - 1))]!
    return between(at, other, i === 0 ? 0.02 : i === last ? 0.2 : 0.34)
  })
  // Not as far as the line: it stays as thick as on the side in the light.
  const rim = dark.map((at, i) => between(at, light[Math.round((i / last) * (light.length - 1))]!, 0.055))
  return [
    ...through([rim[0]!], true),
    ...through(rim.slice(1, -1)),
    ...through([rim[last]!, inner[last]!], true),
    ...through(inner.slice(1, -1).reverse()),
  ]
}

export function arm(parts: Arm, u: number, style: ArmStyle): string {
  const { fill, skin, sleeve = 'fitted', grip = 'closed', cuff = GOLD, setIn = false } = style
  const end = style.handless ? '' : handOf(parts, u, skin, grip, style.thumb)
  const bare = () => cloth(edgesOf(parts, u, style, 'bare'), skin, INK, sleeve === 'bare' && setIn)
  if (sleeve === 'bare') return bare() + end
  if (sleeve === 'bell') return bellSleeve(parts, u, style) + end
  const edges = edgesOf(parts, u, style, sleeve)
  return scene(
    sleeve === 'rolled' ? bare() : '',
    cloth(edges, fill, edgeOf(fill), setIn),
    strokes(folds(parts, u), { line: edgeOf(fill), width: 0.7 }),
    cuff === '' ? '' : braid(through([edges.top.at(-1)!, edges.low.at(-1)!]), u, cuff),
    end,
  )
}

const braid = (line: Outline, u: number, colour: string) =>
  stroke(line, { line: colour, width: Math.max(1.6, u * 0.09) })

type Hung = { edges: Edges; mouth: Outline; open: number }

/** Of a wide sleeve on a forearm that is level or hangs: the mouth is at the wrist, and its lower lip hangs. */
function hangingMouth(parts: Arm, u: number, style: ArmStyle, on: Point): Hung {
  const open = 0.86
  const end = between(parts.elbow, parts.wrist, open)
  const { top, low } = edgesOf({ ...parts, wrist: end }, u, style, 'bell')
  const lowIsBelow = low.at(-1)![1] + Math.abs(on[1]) * u * 0.1 > top.at(-1)![1]
  const [above, below] = lowIsBelow ? [top, low] : [low, top]
  const [rim, lip] = [above.at(-1)!, below.at(-1)!]
  const level = Math.abs(on[0])
  const drop = shifted(
    lip,
    (-0.14 * on[0] * level + (lip[0] - rim[0]) / u / 3) * u,
    (0.12 + 0.62 * level) * u,
  )
  const sag = shifted(between(below.at(-2)!, drop, 0.5), 0, u * 0.1 * level)
  const hung = [...below.slice(0, -1), sag, drop]
  const at = (reach: number) => shifted(between(rim, drop), on[0] * u * reach, on[1] * u * reach)
  return {
    edges: lowIsBelow ? { top: above, low: hung } : { top: hung, low: above },
    mouth: [
      ...through([rim], true),
      ...through([at(0.15)]),
      ...through([drop], true),
      ...through([at(-0.1)]),
    ],
    open,
  }
}

/** Of a wide sleeve on a raised forearm: it has slid back and hangs from the elbow. */
function slidBack(parts: Arm, u: number, style: ArmStyle): Hung {
  const { shoulder, elbow, wrist } = parts
  const open = 0.4
  const end = between(elbow, wrist, open)
  const { top, low } = edgesOf({ ...parts, wrist: end }, u, style, 'bell')
  const { side = 1 } = style
  const [x, y] = across(shoulder, elbow, side)
  const topIsOutside = x * (wrist[0] - elbow[0]) + y * (wrist[1] - elbow[1]) <= 0
  const [outer, inner] = topIsOutside ? [top, low] : [low, top]
  const [rim, far] = [inner.at(-1)!, outer.at(-1)!]
  const out = Math.sign(far[0] - rim[0]) || 1
  const drop = shifted(elbow, out * u * 0.42, u * 0.66)
  const hung = [
    ...outer.slice(0, -2),
    shifted(between(outer.at(-3) ?? outer[0]!, drop), -out * u * 0.06, u * 0.12),
    drop,
  ]
  return {
    edges: topIsOutside ? { top: hung, low: inner } : { top: inner, low: hung },
    mouth: [
      ...through([rim], true),
      ...through([shifted(between(rim, far), 0, -u * 0.06), shifted(far, out * u * 0.12, u * 0.05)]),
      ...through([shifted(between(far, drop), out * u * 0.16, 0)]),
      ...through([drop], true),
      ...through([shifted(elbow, out * u * 0.04, u * 0.1)]),
    ],
    open,
  }
}

/** A wide sleeve, and the arm that comes out of it. */
function bellSleeve(parts: Arm, u: number, style: ArmStyle): string {
  const { fill, skin, cuff = GOLD, setIn = false } = style
  const { elbow, wrist } = parts
  const size = distance(elbow, wrist) || 1
  const on: Point = [(wrist[0] - elbow[0]) / size, (wrist[1] - elbow[1]) / size]
  const isRaised = on[1] < -0.5
  const { edges, mouth, open } = isRaised ? slidBack(parts, u, style) : hangingMouth(parts, u, style, on)
  const across = (at: Point, half: number) =>
    [90, -90].map((way) => polar(at, half * u, bearing(elbow, wrist) + way)) as [Point, Point]
  const [[a, b], [c, d]] = [
    across(between(elbow, wrist, open - (isRaised ? 0.24 : 0.08)), 0.14),
    across(wrist, 0.12),
  ]
  return scene(
    cloth(edges, fill, edgeOf(fill), setIn),
    strokes(folds(parts, u), { line: edgeOf(fill), width: 0.7 }),
    shape(mouth, { fill: shadeOf(fill, 0.5), line: edgeOf(fill), width: 0.9 }),
    shape(through([a, c, d, b], true), { fill: skin }),
    strokes([through([a, c]), through([b, d])], { line: INK, width: 0.9 }),
    cuff === '' ? '' : braid(mouth.slice(0, isRaised ? 5 : 3), u, cuff),
  )
}

const cloth = (edges: Edges, fill: string, line: string, setIn: boolean) =>
  path(pathData(outlineOf(edges), setIn), { fill, line, width: 1 }) +
  shape(shadeStrip(edges), { fill: shadeOf(fill) })

/** Figures smaller than this have no folds in their sleeves. */
const SMALL = 21.5

/** Folds that run out from the inside of a bent elbow. */
function folds({ shoulder, elbow, wrist }: Arm, u: number): Outline[] {
  if (u < SMALL || bendOf([shoulder, elbow, wrist]) < 28) return []
  const inner = bearing(elbow, between(shoulder, wrist))
  return [-58, -8, 42].map((way, i) =>
    through([
      polar(elbow, u * 0.22, inner + way * 0.4),
      polar(elbow, u * 0.1, inner + way),
      polar(elbow, u * (i === 1 ? 0.04 : 0.14), inner + way * 2.2),
    ]),
  )
}

/** The hand, turned so that its thumb points the way it should. */
export function handOf(
  { hand: at, turn }: Pick<Arm, 'hand' | 'turn'>,
  u: number,
  skin: string,
  grip: Grip,
  [x, y]: Point = [0, -1],
): string {
  const [thumbX, thumbY] = polar([0, 0], 1, turn - 90)
  return hand(at, turn, u, skin, grip, thumbX * x + thumbY * y < 0)
}
