/** Sleeves: their cloth along an arm, the side of it that lies in shade, and its folds. */
import { type Outline, through } from '../kit/curves.ts'
import { shadeOf } from '../kit/palette.ts'
import { pathData } from '../kit/path-data.ts'
import { bearing, between, type Point, polar, shifted } from '../kit/points.ts'
import { path, shape, stroke } from '../kit/svg.ts'
import type { Grip } from './hand.ts'
import { across, type Bones, bendOf, type Flesh, flesh, limbEdge } from './limb.ts'

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
  /** What a wide sleeve shows inside, if not its own cloth in shade. */
  lining?: string
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

/** How thick each is, and how far down the forearm it reaches; a bare arm ends under the hand, so that no line crosses the wrist. */
const SLEEVES: Record<Sleeve, { body: Flesh; reach: number }> = {
  bare: { body: flesh('0.3,0.25 0.72,0.2', 0.19, '0.28,0.2 0.62,0.165 1,0.12'), reach: 1.07 },
  fitted: { body: flesh('0.28,0.29 0.72,0.25', 0.235, '0.3,0.24 0.64,0.205 1,0.17'), reach: 0.94 },
  full: { body: flesh('0.26,0.31 0.7,0.33', 0.31, '0.3,0.35 0.74,0.31 1,0.16'), reach: 0.92 },
  bell: { body: flesh('0.28,0.3 0.72,0.28', 0.27, '1,0.22'), reach: 0.84 },
  rolled: { body: flesh('0.28,0.3 0.72,0.27', 0.26, '1,0.26'), reach: 0.3 },
}

export type Edges = { top: Point[]; low: Point[] }

/** The two edges of an arm in its sleeve, from the body to the end of the cloth. */
export function edgesOf({ shoulder, elbow, wrist }: Arm, u: number, style: ArmStyle, sleeve: Sleeve): Edges {
  const { side = 1, root } = style
  const { body, reach } = SLEEVES[sleeve]
  const bones: Bones = [shoulder, elbow, between(elbow, wrist, reach)]
  const [top, low] = [limbEdge(bones, side, body, u), limbEdge(bones, side === 1 ? -1 : 1, body, u)]
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

export const cloth = (edges: Edges, fill: string, line: string, setIn: boolean) =>
  path(pathData(outlineOf(edges), setIn), { fill, line, width: 1 }) +
  shape(shadeStrip(edges), { fill: shadeOf(fill) })

export const braid = (line: Outline, u: number, colour: string) =>
  stroke(line, { line: colour, width: Math.max(1.6, u * 0.09) })

/** Figures smaller than this have no folds in their sleeves. */
const SMALL = 21.5

/** Folds that run out from the inside of a bent elbow. */
export function folds({ shoulder, elbow, wrist }: Arm, u: number): Outline[] {
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
