/** Clothes: tunics and gowns that follow the legs, cloaks that fall from the shoulders. */
import { type Outline, through } from '../kit/curves.ts'
import { edgeOf, GOLD, type Tone } from '../kit/palette.ts'
import { between, distance, type Point, shifted } from '../kit/points.ts'
import { scene, shape, stroke, strokes } from '../kit/svg.ts'
import { lap, shortLap } from './lap.ts'
import type { Sleeve } from './limbs.ts'
import type { Skeleton } from './skeleton.ts'

export type Dress = {
  fill: string
  sleeves?: string
  sleeve?: Sleeve
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
    return length > 1.4 ? lap(bones, cloth) : shortLap(bones, cloth)
  }
  const { at, build, u } = bones
  const waist: Level = { left: at(-build.waist, -0.72), right: at(build.waist, -0.72) }
  const ordered = waist.left[0] < waist.right[0] ? waist : { left: waist.right, right: waist.left }
  const levels = [0.1, 0.5, 1, 1.5]
    .filter((level) => level < length - 0.2)
    .map((level) => edges(bones, level, Math.max(0.48 - level * 0.08, 0.34 + flare * 0.4 * (level / 2))))
  const hem = edges(bones, Math.min(2, length), 0.36 + flare * Math.min(1, length))
  const low = Math.max(hem.left[1], hem.right[1]) + (length > 1.6 ? u * 0.22 : u * 0.1)
  const shift = sweep * u
  const hemLine: Point[] = [
    [hem.left[0] + shift, hem.left[1] + u * 0.12],
    [(hem.left[0] * 2 + hem.right[0]) / 3 + shift * 0.9, low],
    [(hem.left[0] + hem.right[0] * 2) / 3 + shift * 0.9, low],
    [hem.right[0] + shift, hem.right[1] + u * 0.12],
  ]
  const area: Outline = [
    ...through([ordered.left], true),
    ...through(levels.map(({ left }) => left)),
    ...through(hemLine.slice(0, 1), true),
    ...through(hemLine.slice(1, 3)),
    ...through(hemLine.slice(3), true),
    ...through(levels.map(({ right }) => right).reverse()),
    ...through([ordered.right], true),
  ]
  const line = edgeOf(fill)
  return scene(
    shape(area, { fill, line, width: 1 }),
    strokes(folds(ordered, levels, hemLine), { line, width: 0.7, opacity: 0.55 }),
    trim === ''
      ? ''
      : stroke(through(hemLine.map(([x, y]): Point => [x, y - u * 0.08])), {
          line: trim ?? GOLD,
          width: Math.max(1.6, u * 0.09),
        }),
  )
}

/** Lines that fall with the cloth, each at its share of the way from edge to edge. */
function folds(waist: Level, levels: readonly Level[], hem: readonly Point[]): Outline[] {
  const [left, , , right] = hem
  return [0.22, 0.41, 0.6, 0.79].map((share) => {
    const foot = between(left!, right!, share)
    return through([
      between(waist.left, waist.right, 0.15 + share * 0.7),
      ...levels.slice(1).map((level) => between(level.left, level.right, share)),
      foot,
    ])
  })
}

/** A cloak behind the figure, to `length` (2 is the ground), blown sideways by `sweep` heads. */
export const cloak =
  (fill: string, length = 1.8, sweep = 0, spread = 0.5) =>
  (bones: Skeleton) => {
    const { at, build } = bones
    const foot = length * 1.7
    const area = [
      ...through([at(-0.3, -2.4)], true),
      ...through([at(-build.shoulder - 0.12, -2.1), at(-build.shoulder - 0.2 + sweep * 0.3, -0.6)]),
      ...through([at(-build.hip - spread + sweep, foot)], true),
      ...through([at(sweep, foot + 0.16)]),
      ...through([at(build.hip + spread + sweep, foot)], true),
      ...through([at(build.shoulder + 0.2 + sweep * 0.3, -0.6), at(build.shoulder + 0.12, -2.1)]),
      ...through([at(0.3, -2.4)], true),
    ]
    return (
      shape(area, { fill, line: edgeOf(fill), width: 1 }) +
      strokes(
        [-0.7, 0, 0.7].map((share) =>
          through([
            at(share * 0.5, -1.4),
            at(share * 0.8 + sweep * 0.4, 0.4),
            at(share * (build.hip + spread) + sweep, foot),
          ]),
        ),
        { line: edgeOf(fill), width: 0.7, opacity: 0.55 },
      )
    )
  }
