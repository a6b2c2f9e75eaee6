/** The skirt of someone who sits and faces us: thighs come towards us, cloth falls from the knees to the ground. */
import { type Outline, through } from '../kit/curves.ts'
import { edgeOf, GOLD } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { scene, shape, stroke, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Skeleton } from './skeleton.ts'

/** How far below the hip, in heads, the lap ends between the knees. */
export const LAP_EDGE = 1.02

type At = Skeleton['at']
type Cloth = { fill: string; flare: number; trim?: string }

const leftSide = (at: At, list: readonly Point[]) => list.map(([x, y]) => at(x, y))
/** Given for the left from top to bottom; the right mirrors it, from bottom to top. */
const rightSide = (at: At, list: readonly Point[]) => list.toReversed().map(([x, y]) => at(-x, y))

/** The same line on both sides. */
const both = (at: At, ...list: Point[]): Outline[] => [
  through(list.map(([x, y]) => at(x, y))),
  through(list.map(([x, y]) => at(-x, y))),
]

/** Shade under the edge of the lap, `breadth` to each side. */
export const lapShade = (at: At, breadth: number, line: string) =>
  hatch(through([at(-breadth, LAP_EDGE - 0.1), at(breadth, LAP_EDGE - 0.1), at(0, 2.3)], true), {
    angle: 90,
    gap: 2.6,
    line,
    opacity: 0.4,
  })

/** From the waist over the thigh to the knee. */
const THIGH: readonly Point[] = [
  [-0.84, -0.3],
  [-1.1, 0.22],
  [-1.24, 0.74],
]

/** The front edge of the lap: a round knee, and cloth that sags to the middle. */
const KNEE: readonly Point[] = [
  [-1.2, 1.02],
  [-0.98, 1.2],
  [-0.66, 1.2],
  [-0.36, 1.04],
]

const lapFolds = (at: At): Outline[] => [
  ...both(at, [-0.4, -0.56], [-0.66, -0.1], [-0.86, 0.5]),
  through([at(-0.56, 0.1), at(-0.26, 0.36), at(0, 0.42), at(0.26, 0.36), at(0.56, 0.1)]),
  through([at(-0.6, 0.5), at(-0.3, 0.74), at(0, 0.8), at(0.3, 0.74), at(0.6, 0.5)]),
]

const closed = (at: At, waist: number, sides: readonly Point[], hem: Outline): Outline => [
  ...through([at(-waist, -0.72)], true),
  ...through(leftSide(at, sides)),
  ...hem,
  ...through(rightSide(at, sides)),
  ...through([at(waist, -0.72)], true),
]

/** A tunic that ends at the knees: the legs come out below it. */
export function shortLap({ at, build, u }: Skeleton, { fill, trim }: Cloth): string {
  const line = edgeOf(fill)
  const hem = through([...leftSide(at, KNEE), at(0, LAP_EDGE), ...rightSide(at, KNEE)])
  return scene(
    shape(closed(at, build.waist, THIGH, hem), { fill, line, width: 1 }),
    strokes(lapFolds(at), { line, width: 0.7, opacity: 0.55 }),
    trim === ''
      ? ''
      : stroke(
          hem.map(({ x, y, corner }) => ({ x, y: y - u * 0.1, corner })),
          { line: trim ?? GOLD, width: Math.max(1.4, u * 0.075) },
        ),
  )
}

/** A long robe is one silhouette, widest at the knees; they show as light edges in the cloth. */
export function lap({ at, build, u }: Skeleton, { fill, flare, trim }: Cloth): string {
  const line = edgeOf(fill)
  const foot = 1.14 + flare * 0.3
  const levels = [3.14, 3.34, 3.22, 3.36, 3.24, 3.36, 3.22, 3.34, 3.14]
  const hem = levels.map((y, i) => at(-foot + (foot * i) / 4, y))
  const sides: Point[] = [...THIGH, [-1.25, 1.2], [-1.18, 2.1]]
  const corners = through(hem).map((knot, i) => ({ ...knot, corner: i === 0 || i === 8 }))
  return scene(
    shape(closed(at, build.waist, sides, corners), { fill, line, width: 1 }),
    lapShade(at, 0.42, line),
    strokes(
      [
        ...lapFolds(at),
        ...both(at, [-1.02, 1.4], [-0.98, 2.2], [-foot * 0.75, 3.14]),
        ...both(at, [-0.78, 1.36], [-0.68, 2.1], [-foot * 0.5, 3.2]),
        ...both(at, [-0.5, 1.3], [-0.42, 2.1], [-foot * 0.25, 2.8]),
      ],
      { line, width: 0.7, opacity: 0.55 },
    ),
    strokes(both(at, ...KNEE.slice(1), [-0.22, 0.88]), { line, width: 0.9 }),
    trim === ''
      ? ''
      : stroke(
          through(hem.map(([x, y], i) => [x + (i === 0 ? u * 0.06 : i === 8 ? u * -0.06 : 0), y - u * 0.12])),
          { line: trim ?? GOLD, width: Math.max(1.4, u * 0.075) },
        ),
  )
}
