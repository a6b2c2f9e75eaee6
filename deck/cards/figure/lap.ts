/** The skirt of someone who sits and faces us: thighs come towards us to the knees, from which the cloth falls to the ground. */
import { type Outline, through } from '../kit/curves.ts'
import { edgeOf, GOLD, shadeOf } from '../kit/palette.ts'
import { between, type Point, points, shifted } from '../kit/points.ts'
import { scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import type { Skeleton } from './skeleton.ts'

export type Cloth = { fill: string; flare: number; trim?: string }
export type Leg = { knee: Point; foot: Point; out: 1 | -1 }
export type Legs = readonly [left: Leg, right: Leg]

/** The legs in the order they are seen, from left to right. */
export function legsOf({ near, far }: Skeleton): Legs {
  const [left, right] = near.knee[0] < far.knee[0] ? [near, far] : [far, near]
  return [
    { knee: left.knee, foot: left.ankle, out: -1 },
    { knee: right.knee, foot: right.ankle, out: 1 },
  ]
}

/** Points in heads, outward and down from a knee or an ankle. */
export const round = (at: Point, { out }: Leg, u: number, heads: string): Point[] =>
  points(heads).map(([x, y]) => shifted(at, x * out * u, y * u))

/** From the waist over the hip to the outer side of the knee. */
export const thighOf = (leg: Leg, { at, build, u }: Skeleton): Point[] => [
  at(leg.out * (build.waist + 0.2), -0.5),
  ...round(leg.knee, leg, u, '0.2,-0.62 0.36,-0.16'),
]

/** The cloth that hangs from knee to knee: `drop` heads below the knees in the middle. */
export function swag([left, right]: Legs, u: number, start: Point, drop: number): Outline {
  const [[a], [b]] = [left, right].map((leg) => round(leg.knee, leg, u, start.join())) as [Point[], Point[]]
  const low = shifted(between(a!, b!), 0, (drop - start[1]) * u)
  return through([
    a!,
    between(between(a!, low), [a![0], low[1]], 0.35),
    low,
    between(between(b!, low), [b![0], low[1]], 0.35),
    b!,
  ])
}

/** Folds from the belt over the thighs to the knees, and the round of each knee. */
export function lapFolds(bones: Skeleton): Outline[] {
  const { at, build, u } = bones
  const legs = legsOf(bones)
  return [
    ...legs.flatMap((leg) => {
      const { out, knee } = leg
      return [
        through([
          at(out * build.waist * 0.62, -0.6),
          at(out * (build.waist + 0.04), -0.16),
          ...round(knee, leg, u, '-0.02,-0.4'),
        ]),
        through([
          at(out * build.waist * 0.3, -0.58),
          at(out * 0.3, -0.1),
          ...round(knee, leg, u, '-0.3,-0.26'),
        ]),
        through(round(knee, leg, u, '0.34,-0.02 0.2,0.26 -0.02,0.36 -0.22,0.24 -0.28,0')),
      ]
    }),
    swag(legs, u, [-0.42, -0.24], 0.04),
    swag(legs, u, [-0.3, 0], 0.36),
  ]
}

export const trimWidth = (u: number) => Math.max(1.4, u * 0.08)

const ending = (line: Outline): Outline =>
  line.map((knot, i) => ({ ...knot, corner: i === 0 || i === line.length - 1 }))

/** What hangs between the knees lies in shade. */
const hollowOf = (legs: Legs, u: number): Outline => [
  ...ending(swag(legs, u, [-0.42, -0.24], 0.04)),
  ...ending(swag(legs, u, [-0.22, 0.22], 0.38).toReversed()),
]

/** The outer side of a thigh, within the line round it, from the waist to the round of the knee. */
function shadedThigh(leg: Leg, bones: Skeleton): Outline {
  const { u } = bones
  const outer = [...thighOf(leg, bones), ...round(leg.knee, leg, u, '0.34,0.16')]
  const inner = outer.map(([x, y], i): Point => [x - leg.out * u * [0.06, 0.2, 0.26, 0.12][i]!, y])
  return [...through(outer.map(([x, y]): Point => [x - leg.out * 0.6, y])), ...through(inner.reverse())]
}

/** A tunic that ends at the knees: the legs come out below it. */
export function shortLap(bones: Skeleton, { fill, trim }: Cloth): string {
  const { at, build, u } = bones
  const legs = legsOf(bones)
  const [left, right] = legs
  const line = edgeOf(fill)
  const rim = (leg: Leg) => round(leg.knee, leg, u, '0.36,0.16 0.06,0.34 -0.22,0.24')
  const hem = through([
    ...rim(left),
    shifted(between(left.knee, right.knee), 0, u * 0.4),
    ...rim(right).reverse(),
  ])
  const area = [
    ...through([at(-build.waist, -0.72)], true),
    ...through(thighOf(left, bones)),
    ...hem,
    ...through(thighOf(right, bones).reverse()),
    ...through([at(build.waist, -0.72)], true),
  ]
  return scene(
    shape(area, { fill, line, width: 1 }),
    shapes([hollowOf(legs, u), shadedThigh(right, bones)], { fill: shadeOf(fill) }),
    strokes(lapFolds(bones), { line, width: 0.7 }),
    trim === ''
      ? ''
      : stroke(
          hem.map((k) => ({ ...k, y: k.y - u * 0.09 })),
          { line: trim ?? GOLD, width: trimWidth(u) },
        ),
  )
}
