/** Clothes: tunics and gowns that follow the legs, cloaks that fall from the shoulders. */
import { type Outline, through } from '../kit/curves.ts'
import { edgeOf, GOLD, shadeOf, type Tone } from '../kit/palette.ts'
import { between, distance, type Point, shifted } from '../kit/points.ts'
import { scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import { shortLap } from './lap.ts'
import { longLap } from './long-lap.ts'
import type { Skeleton } from './skeleton.ts'
import type { Sleeve } from './sleeve.ts'

export type Dress = {
  fill: string
  sleeves?: string
  sleeve?: Sleeve
  /** What a wide sleeve shows inside. */
  lining?: string
  hose: string
  shoe: string
  trim?: string
  /** How far the skirt reaches: 0 at the hip, 1 at the knee, 2 at the ground. */
  length: number
  flare?: number
  /** Sideways sweep of the hem, in heads: the wind, or a walk. */
  sweep?: number
  belt?: boolean
  collar?: boolean
  bareLegs?: boolean
  /** What lies over the shoulders, if it is not the cloth of the dress: a mantle, armour. */
  yoke?: string
  cloak?: (bones: Skeleton) => string
  /** Drawn on the breast: armour, an apron, a sign. */
  front?: (bones: Skeleton) => string
}

export const tunic = (fill: string, hose: string, more: Partial<Dress> = {}): Dress => ({
  fill,
  hose,
  shoe: GOLD,
  length: 0.8,
  ...more,
})
export const gown = (fill: string, more: Partial<Dress> = {}): Dress => ({
  fill,
  hose: fill,
  shoe: GOLD,
  length: 2.05,
  flare: 0.5,
  ...more,
})

type Level = { left: Point; right: Point }

const LEVEL_THIGH = 1.95

/** How much broader a thigh is from side to side than an upright one; one that lies nearly level counts as upright. */
function acrossThigh(hip: Point, knee: Point): number {
  const slant = distance(hip, knee) / Math.abs(knee[1] - hip[1])
  return slant < LEVEL_THIGH ? slant : 1
}

/** The two edges of the skirt at a level of the legs (0 hip, 1 knee, 2 ankle). */
function edges({ near, far, u }: Skeleton, level: number, breadth: number): Level {
  const onLeg = ({ hip, knee, ankle }: Skeleton['near']) => ({
    at: level <= 1 ? between(hip, knee, level) : between(knee, ankle, level - 1),
    half: breadth * u * (level < 1 ? acrossThigh(hip, knee) : 1),
  })
  const [a, b] = [onLeg(near), onLeg(far)]
  const [left, right] = a.at[0] < b.at[0] ? [a, b] : [b, a]
  return { left: shifted(left.at, -left.half, 0), right: shifted(right.at, right.half, 0) }
}

export function skirt(
  bones: Skeleton,
  { fill, length, flare = 0.4, sweep = 0, trim }: Dress,
  _t: Tone,
): string {
  if (length <= 0) return ''
  if (bones.sits) {
    const cloth = { fill, flare, ...(trim === undefined ? {} : { trim }) }
    return length > 1.4 ? longLap(bones, cloth) : shortLap(bones, cloth)
  }
  const { at, build, u } = bones
  const waist: Level = { left: at(-build.waist, -0.72), right: at(build.waist, -0.72) }
  const ordered = waist.left[0] < waist.right[0] ? waist : { left: waist.right, right: waist.left }
  const levels = [0.1, 0.5, 1, 1.5]
    .filter((level) => level < length - 0.2)
    .map((level) => edges(bones, level, Math.max(0.48 - level * 0.08, 0.34 + flare * 0.4 * (level / 2))))
  const hem = edges(bones, Math.min(2, length), 0.36 + flare * Math.min(1, length))
  const hemLine = wavyHem(hem, length > 1.6 ? u * 0.22 : u * 0.1, sweep * u, u)
  const area: Outline = [
    ...through([ordered.left], true),
    ...through(levels.map(({ left }) => left)),
    ...through(hemLine).map((knot, i) => ({ ...knot, corner: i === 0 || i === hemLine.length - 1 })),
    ...through(levels.map(({ right }) => right).reverse()),
    ...through([ordered.right], true),
  ]
  const line = edgeOf(fill)
  const rows = [ordered, ...levels, { left: hemLine[0]!, right: hemLine.at(-1)! }]
  return scene(
    shape(area, { fill, line, width: 1 }),
    shapes(hollows(rows, hemLine, length, u < SMALL), { fill: shadeOf(fill) }),
    strokes(folds(ordered, levels, hemLine), { line, width: 0.7 }),
    trim === '' ? '' : stroke(through(hemTrim(hemLine, u)), { line: trim ?? GOLD, width: trimWidth(u) }),
  )
}

/** The hem from edge to edge: it sags in the middle, and rises where a fold runs out. */
function wavyHem({ left, right }: Level, sag: number, shift: number, u: number): Point[] {
  const last = u < SMALL ? 4 : 6
  const low = Math.max(left[1], right[1]) + sag
  return Array.from({ length: last + 1 }, (_, i): Point => {
    const share = i / last
    const inside = i > 0 && i < last
    const [x, y] = between(left, right, share)
    const drop = inside ? (low - y) * 0.9 + (i % 2 ? u * 0.06 : -u * 0.07) : u * 0.1
    return [x + shift * (inside ? 0.9 : 1), y + drop]
  })
}

/** Figures smaller than this have fewer folds. */
const SMALL = 21.5
const trimWidth = (u: number) => Math.max(1.4, u * 0.075)

/** A braid that follows the hem and ends at the edges of the cloth. */
const hemTrim = (hem: readonly Point[], u: number): Point[] =>
  hem.map(([x, y], i) => [x + (i === 0 ? u * 0.05 : i === hem.length - 1 ? u * -0.05 : 0), y - u * 0.11])

/** Lines that fall with the cloth, each at its share of the way from edge to edge. */
function folds(waist: Level, levels: readonly Level[], hem: readonly Point[]): Outline[] {
  return hem.slice(1, -1).map((foot, i) => {
    const share = (i + 1) / (hem.length - 1)
    const falls = levels.slice(1).map((level) => between(level.left, level.right, share))
    const waistAt = between(waist.left, waist.right, 0.15 + share * 0.7)
    // Every other fold runs out above the hem.
    return through([waistAt, ...falls, i % 2 ? foot : between(falls.at(-1) ?? waistAt, foot, 0.6)])
  })
}

/** Hollows between folds, which run out towards the belt, and the side of the skirt that lies in shade. */
function hollows(rows: readonly Level[], hem: readonly Point[], length: number, isSmall: boolean): Outline[] {
  const last = hem.length - 1
  const at = (row: number, share: number): Point => {
    if (row < rows.length - 1) return between(rows[row]!.left, rows[row]!.right, share)
    const place = share * last
    const index = Math.min(last - 1, Math.floor(place))
    return between(hem[index]!, hem[index + 1]!, place - index)
  }
  const strip = (from: number, starts: number, half: number): Outline => {
    const steps = rows.map((_, i) => i).filter((i) => i >= starts)
    const edge = (side: number) =>
      steps.map((i, k) => at(i, Math.min(0.97, from + (side * half * (k + 0.15)) / steps.length)))
    const [a, b] = [edge(-1), edge(1)]
    return [
      ...through(a.slice(0, -1)),
      ...through([a.at(-1)!, b.at(-1)!], true),
      ...through(b.slice(0, -1).reverse()),
    ]
  }
  const low = length > 1.2 ? 1 : 0
  if (isSmall) return [strip(0.92, 0, 0.09)]
  return [strip(2 / 6, low, 0.035), strip(4 / 6, low, 0.045), strip(0.92, 0, 0.09)]
}
