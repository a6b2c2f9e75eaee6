/** The long robe of someone who sits and faces us, from the knees to the ground. */
import { type Outline, through } from '../kit/curves.ts'
import { edgeOf, GOLD, INK, shadeOf } from '../kit/palette.ts'
import { type Point, shifted } from '../kit/points.ts'
import { scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import { type Cloth, type Leg, type Legs, lapFolds, legsOf, round, swag, thighOf, trimWidth } from './lap.ts'
import type { Skeleton } from './skeleton.ts'

/** The hem from left to right: over each foot it is drawn up, and between them it falls lower. */
function hemOf([left, right]: Legs, u: number, flare: number): Point[] {
  const over = (leg: Leg) =>
    round(leg.foot, leg, u, `${0.62 + flare * 0.24},0.1 0.34,0.24 0.08,0.06 -0.16,0.18`)
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
const inside = (leg: Leg, u: number): Point[] => {
  const shin = (leg.foot[1] - leg.knee[1]) / u
  return [
    ...round(leg.knee, leg, u, `-0.27,0.02 -0.3,${Math.min(0.7, shin * 0.4)}`),
    ...round(leg.foot, leg, u, `-0.22,${-Math.min(0.9, shin * 0.4)} -0.3,0.14`),
  ]
}

/** The whole robe, from the belt round both legs to the hem. */
function outlineOf(bones: Skeleton, [left, right]: Legs, hem: readonly Point[]): Outline {
  const { at, build, u } = bones
  const side = (leg: Leg) => [
    ...thighOf(leg, bones),
    ...round(leg.knee, leg, u, '0.38,0.4'),
    ...round(leg.foot, leg, u, '0.4,-1'),
  ]
  return [
    ...through([at(-build.waist, -0.72)], true),
    ...through(side(left)),
    ...through(hem).map((knot, i) => ({ ...knot, corner: i === 0 || i === hem.length - 1 })),
    ...through(side(right).reverse()),
    ...through([at(build.waist, -0.72)], true),
  ]
}

/** The hollow between the shins, under the cloth that hangs from knee to knee. */
const valleyOf = (legs: Legs, hem: readonly Point[], u: number): Outline => [
  ...swag(legs, u, [-0.27, 0.02], 0.62),
  ...through(inside(legs[1], u)),
  ...through([hem[5]!, hem[4]!]),
  ...through(inside(legs[0], u).reverse()),
]

/** A long robe: it falls from both knees to the ground. */
export function longLap(bones: Skeleton, { fill, flare, trim }: Cloth): string {
  const { u } = bones
  const legs = legsOf(bones)
  const line = edgeOf(fill)
  const hem = hemOf(legs, u, flare)
  return scene(
    shape(outlineOf(bones, legs, hem), { fill, line, width: 1 }),
    shapes(
      legs.map((leg) => shinOf(leg, u, hem)),
      { fill: shadeOf(fill, line === INK ? 0.07 : 0.14) },
    ),
    shapes([valleyOf(legs, hem, u), ...legs.map((leg) => shadeOfShin(leg, u))], { fill: shadeOf(fill) }),
    strokes(
      legs.flatMap((leg) => shinFolds(leg, u)),
      { line, width: 0.7 },
    ),
    strokes(
      [
        ...legs.map((leg) => through(inside(leg, u))),
        swag(legs, u, [-0.27, 0.02], 0.62),
        through([hem[4]!, shifted(hem[4]!, 0, -u * 1.2)]),
        through([hem[5]!, shifted(hem[5]!, u * 0.02, -u * 0.8)]),
      ],
      { line, width: 0.8 },
    ),
    strokes(lapFolds(bones), { line, width: 0.7 }),
    trim === '' ? '' : hemBraid(hem, u, trim ?? GOLD),
  )
}

/** What falls from a knee: a little darker than the lap, which lies in the light. */
const shinOf = (leg: Leg, u: number, hem: readonly Point[]): Outline => {
  const foot = (leg.out === 1 ? hem.slice(6) : hem.slice(0, 4).reverse()).map(
    ([x, y]): Point => [x - leg.out * 0.6, y - 0.5],
  )
  return [
    ...through(round(leg.knee, leg, u, '0.33,0.02 0.2,0.26 -0.02,0.36 -0.22,0.24')),
    ...through(inside(leg, u).slice(1, 3)),
    ...through(foot).map((knot, i) => ({ ...knot, corner: i === foot.length - 1 })),
    ...through(round(leg.foot, leg, u, '0.37,-1')),
    ...through(round(leg.knee, leg, u, '0.35,0.4')),
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
      ? [...round(knee, leg, u, `${k},0.3`), ...round(foot, leg, u, `${k + 0.02},-1 ${k + 0.06},0.1`)]
      : [...round(knee, leg, u, `${k - 0.46},0.4`), ...round(foot, leg, u, `${k - 0.42},-1 ${k - 0.5},0.16`)]
  const [outer, inner] = out === 1 ? [edge(0.33), edge(0.2)] : [edge(0.18), edge(0.3)]
  return [
    ...through([outer[0]!], true),
    ...through(outer.slice(1)),
    ...through(inner.slice(1).reverse()),
    ...through([inner[0]!], true),
  ]
}

/** Long folds that fall from a knee. */
const shinFolds = (leg: Leg, u: number): Outline[] =>
  [
    [0.2, 0.34, 0.3, 0.06],
    [0.02, 0.06, 0.44, -0.4],
    [-0.14, -0.1, 0.4, 0.04],
  ].map(([high, low, start, end]) =>
    through([
      ...round(leg.knee, leg, u, `${high!},${start!} ${high!},${start! + 0.7}`),
      ...round(leg.foot, leg, u, `${low!},${end!}`),
    ]),
  )
