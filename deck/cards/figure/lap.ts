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

/** Both sides of a figure: the left is given from top to bottom, the right mirrors it. */
const mirrored = (at: At, left: readonly Point[]): Point[] => [
  ...left.map(([x, y]) => at(x, y)),
  ...left.toReversed().map(([x, y]) => at(-x, y)),
]

/** Shade under the edge of the lap, `breadth` to each side. */
export const lapShade = (at: At, breadth: number, line: string) =>
  hatch(through([at(-breadth, LAP_EDGE - 0.1), at(breadth, LAP_EDGE - 0.1), at(0, 2.3)], true), {
    angle: 90,
    gap: 2.6,
    line,
    opacity: 0.4,
  })

/** From waist to knees; each knee is round, and the cloth sags between them. */
const thighs = (at: At, waist: number): Outline => [
  ...through([at(-waist, -0.72)], true),
  ...through(
    mirrored(at, [
      [-0.92, -0.08],
      [-1.26, 0.46],
      [-1.36, 0.92],
      [-1.12, 1.26],
      [-0.72, 1.26],
      [-0.36, LAP_EDGE + 0.02],
    ]),
  ),
  ...through([at(waist, -0.72)], true),
]

/** Folds on the thighs. */
const thighFolds = (at: At, line: string) =>
  strokes(
    [
      ...folded(at, [-0.4, -0.5], [-0.78, 0.1], [-0.98, 0.74]),
      ...folded(at, [-0.14, 0.02], [-0.42, 0.3], [-0.62, 0.86]),
      through([at(-0.4, 0.56), at(0, 0.72), at(0.4, 0.56)]),
    ],
    { line, width: 0.7, opacity: 0.55 },
  )

const folded = (at: At, ...list: Point[]): Outline[] => [
  through(list.map(([x, y]) => at(x, y))),
  through(list.map(([x, y]) => at(-x, y))),
]

type Cloth = { fill: string; flare: number; trim?: string }

/** A tunic that ends at the knees: the legs come out below it. */
export function shortLap({ at, build, u }: Skeleton, { fill, trim }: Cloth): string {
  const line = edgeOf(fill)
  const edge = thighs(at, build.waist)
  return scene(
    shape(edge, { fill, line, width: 1 }),
    thighFolds(at, line),
    trim === '' ? '' : stroke(edge.slice(4, 10), { line: trim ?? GOLD, width: Math.max(1.6, u * 0.09) }),
  )
}

export function lap({ at, build, u }: Skeleton, cloth: Cloth): string {
  const { fill, flare, trim } = cloth
  const line = edgeOf(fill)
  const foot = 1.12 + flare * 0.3
  const hem = through([
    at(-foot, 3.16),
    at(-foot * 0.5, 3.36),
    at(0, 3.28),
    at(foot * 0.5, 3.36),
    at(foot, 3.16),
  ])
  const fall: Outline = [
    ...through([at(-1.2, 0.9)], true),
    ...through([at(-1.32, 1.5), at(-1.24, 2.3)]),
    ...hem.map((knot, i) => ({ ...knot, corner: i === 0 || i === 4 })),
    ...through([at(1.24, 2.3), at(1.32, 1.5)]),
    ...through([at(1.2, 0.9)], true),
  ]
  return scene(
    shape(fall, { fill, line, width: 1 }),
    lapShade(at, 0.5, line),
    strokes(
      [
        ...folded(at, [-1.1, 1.3], [-1.1, 2.2], [-foot * 0.86, 3.1]),
        ...folded(at, [-0.86, 1.34], [-0.8, 2.2], [-foot * 0.56, 3.2]),
        ...folded(at, [-0.6, 1.3], [-0.5, 2.1], [-foot * 0.28, 3.14]),
      ],
      { line, width: 0.7, opacity: 0.55 },
    ),
    trim === ''
      ? ''
      : stroke(
          hem.map(({ x, y, corner }) => ({ x, y: y - u * 0.08, corner })),
          { line: trim ?? GOLD, width: Math.max(1.6, u * 0.09) },
        ),
    shape(thighs(at, build.waist), { fill, line, width: 1 }),
    thighFolds(at, line),
  )
}
