/** The skirt of someone who sits and faces us: thighs come towards us to the knees, from which the cloth falls to the ground. */
import { type Outline, through } from '../kit/curves.ts'
import { edgeOf, GOLD, INK, shadeOf } from '../kit/palette.ts'
import { between, type Point, shifted } from '../kit/points.ts'
import { scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import type { Skeleton } from './skeleton.ts'

type Cloth = { fill: string; flare: number; trim?: string }
type Leg = { knee: Point; foot: Point; out: 1 | -1 }

/** The legs in the order they are seen, from left to right. */
function legsOf({ near, far }: Skeleton): readonly [Leg, Leg] {
  const [left, right] = near.knee[0] < far.knee[0] ? [near, far] : [far, near]
  return [
    { knee: left.knee, foot: left.ankle, out: -1 },
    { knee: right.knee, foot: right.ankle, out: 1 },
  ]
}

/** Points in heads, outward and down from a knee or an ankle. */
const round = (at: Point, { out }: Leg, u: number, list: readonly Point[]): Point[] =>
  list.map(([x, y]) => shifted(at, x * out * u, y * u))

/** From the waist over the hip to the outer side of the knee. */
const thighOf = (leg: Leg, { at, build, u }: Skeleton): Point[] => [
  at(leg.out * (build.waist + 0.2), -0.5),
  ...round(leg.knee, leg, u, [
    [0.2, -0.62],
    [0.36, -0.16],
  ]),
]

/** The cloth that hangs from knee to knee: `drop` heads below the knees in the middle. */
function swag([left, right]: readonly [Leg, Leg], u: number, start: Point, drop: number): Outline {
  const [[a], [b]] = [left, right].map((leg) => round(leg.knee, leg, u, [start])) as [Point[], Point[]]
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
function lapFolds(bones: Skeleton): Outline[] {
  const { at, build, u } = bones
  const legs = legsOf(bones)
  return [
    ...legs.flatMap((leg) => {
      const { out, knee } = leg
      return [
        through([
          at(out * build.waist * 0.62, -0.6),
          at(out * (build.waist + 0.04), -0.16),
          ...round(knee, leg, u, [[-0.02, -0.4]]),
        ]),
        through([
          at(out * build.waist * 0.3, -0.58),
          at(out * 0.3, -0.1),
          ...round(knee, leg, u, [[-0.3, -0.26]]),
        ]),
        through(
          round(knee, leg, u, [
            [0.34, -0.02],
            [0.2, 0.26],
            [-0.02, 0.36],
            [-0.22, 0.24],
            [-0.28, 0],
          ]),
        ),
      ]
    }),
    swag(legs, u, [-0.3, -0.34], 0.02),
    swag(legs, u, [-0.3, 0], 0.36),
  ]
}

const trimWidth = (u: number) => Math.max(1.4, u * 0.08)

/** A tunic that ends at the knees: the legs come out below it. */
export function shortLap(bones: Skeleton, { fill, trim }: Cloth): string {
  const { at, build, u } = bones
  const legs = legsOf(bones)
  const [left, right] = legs
  const line = edgeOf(fill)
  const rim = (leg: Leg) =>
    round(leg.knee, leg, u, [
      [0.36, 0.16],
      [0.06, 0.34],
      [-0.22, 0.24],
    ])
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
    strokes(lapFolds(bones), { line, width: 0.7 }),
    trim === ''
      ? ''
      : stroke(
          hem.map((k) => ({ ...k, y: k.y - u * 0.09 })),
          { line: trim ?? GOLD, width: trimWidth(u) },
        ),
  )
}

/** The hem from left to right: over each foot it is drawn up, and between them it falls lower. */
function hemOf([left, right]: readonly [Leg, Leg], u: number, flare: number): Point[] {
  const over = (leg: Leg) =>
    round(leg.foot, leg, u, [
      [0.62 + flare * 0.24, 0.1],
      [0.34, 0.24],
      [0.08, 0.06],
      [-0.16, 0.18],
    ])
  const low = Math.max(left.foot[1], right.foot[1])
  const x = (left.foot[0] + right.foot[0]) / 2
  return [
    ...over(left),
    [x - u * 0.16, low + u * 0.08],
    [x + u * 0.12, low + u * 0.2],
    ...over(right).reverse(),
  ]
}

/** From the inner side of a knee down to the hem: the edge of the leg in the cloth. */
const inside = (leg: Leg, u: number, shift = 0): Point[] => [
  ...round(leg.knee, leg, u, [
    [-0.27 - shift, 0.02],
    [-0.3 - shift, 0.7],
  ]),
  ...round(leg.foot, leg, u, [
    [-0.22 - shift, -0.9],
    [-0.3 - shift, 0.14],
  ]),
]

/** A long robe. */
export function lap(bones: Skeleton, { fill, flare, trim }: Cloth): string {
  const { at, build, u } = bones
  const legs = legsOf(bones)
  const [left, right] = legs
  const line = edgeOf(fill)
  const hem = hemOf(legs, u, flare)
  const side = (leg: Leg) => [
    ...thighOf(leg, bones),
    ...round(leg.knee, leg, u, [[0.38, 0.4]]),
    ...round(leg.foot, leg, u, [[0.4, -1]]),
  ]
  const area = [
    ...through([at(-build.waist, -0.72)], true),
    ...through(side(left)),
    ...through(hem).map((knot, i) => ({ ...knot, corner: i === 0 || i === hem.length - 1 })),
    ...through(side(right).reverse()),
    ...through([at(build.waist, -0.72)], true),
  ]
  const valley = [
    ...swag(legs, u, [-0.27, 0.02], 0.62),
    ...through(inside(right, u)),
    ...through([hem[5]!, hem[4]!]),
    ...through(inside(left, u).reverse()),
  ]
  return scene(
    shape(area, { fill, line, width: 1 }),
    shapes(
      legs.map((leg) => shinOf(leg, u, hem)),
      { fill: shadeOf(fill, isLight(fill) ? 0.07 : 0.14) },
    ),
    shapes([valley, ...legs.map((leg) => shadeOfShin(leg, u))], { fill: shadeOf(fill) }),
    strokes(
      legs.flatMap((leg) => shinFolds(leg, u)),
      { line, width: 0.7 },
    ),
    strokes(
      [
        ...legs.map((leg) => through(inside(leg, u))),
        swag(legs, u, [-0.27, 0.02], 0.62),
        through([[hem[4]![0], hem[4]![1]], shifted(hem[4]!, 0, -u * 1.2)]),
        through([hem[5]!, shifted(hem[5]!, u * 0.02, -u * 0.8)]),
      ],
      { line, width: 0.8 },
    ),
    strokes(lapFolds(bones), { line, width: 0.7 }),
    trim === '' ? '' : hemBraid(hem, u, trim ?? GOLD),
  )
}

const isLight = (fill: string) => edgeOf(fill) === INK

/** What falls from a knee: a little darker than the lap, which lies in the light. */
const shinOf = (leg: Leg, u: number, hem: readonly Point[]): Outline => {
  const foot = (leg.out === 1 ? hem.slice(6) : hem.slice(0, 4).reverse()).map(
    ([x, y]): Point => [x - leg.out * 0.6, y - 0.5],
  )
  return [
    ...through(
      round(leg.knee, leg, u, [
        [0.33, 0.02],
        [0.2, 0.26],
        [-0.02, 0.36],
        [-0.22, 0.24],
      ]),
    ),
    ...through(inside(leg, u).slice(1, 3)),
    ...through(foot).map((knot, i) => ({ ...knot, corner: i === foot.length - 1 })),
    ...through(round(leg.foot, leg, u, [[0.37, -1]])),
    ...through(round(leg.knee, leg, u, [[0.35, 0.4]])),
  ]
}

const hemBraid = (hem: readonly Point[], u: number, line: string) => {
  const inset = (i: number) => (i === 0 ? u * 0.06 : i === hem.length - 1 ? -u * 0.06 : 0)
  return stroke(through(hem.map(([x, y], i) => [x + inset(i), y - u * 0.11])), { line, width: trimWidth(u) })
}

/** The side of a shin that lies in shade, to the right of us. */
function shadeOfShin(leg: Leg, u: number): Outline {
  const { knee, foot, out } = leg
  const edge = (k: number): Point[] =>
    out === 1
      ? [
          ...round(knee, leg, u, [[k, 0.3]]),
          ...round(foot, leg, u, [
            [k + 0.02, -1],
            [k + 0.06, 0.1],
          ]),
        ]
      : [
          ...round(knee, leg, u, [[k - 0.46, 0.4]]),
          ...round(foot, leg, u, [
            [k - 0.42, -1],
            [k - 0.5, 0.16],
          ]),
        ]
  return out === 1
    ? [...through(edge(0.36)), ...through(edge(0.2).reverse())]
    : [...through(edge(0.18)), ...through(edge(0.3).reverse())]
}

/** Long folds that fall from a knee. */
const shinFolds = (leg: Leg, u: number): Outline[] =>
  [
    [0.2, 0.34, 0.3, 0.06],
    [0.02, 0.06, 0.44, -0.4],
    [-0.14, -0.1, 0.4, 0.04],
  ].map(([high, low, start, end]) =>
    through([
      ...round(leg.knee, leg, u, [
        [high!, start!],
        [high!, start! + 0.7],
      ]),
      ...round(leg.foot, leg, u, [[low!, end!]]),
    ]),
  )
