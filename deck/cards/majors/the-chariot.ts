import { type SphinxCoat, sittingSphinx } from '../creatures/sphinx.ts'
import { tunic } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import { type Pose, type Skeleton, skeleton } from '../figure/skeleton.ts'
import { smallWing, wings } from '../figure/wings.ts'
import { tower } from '../kit/buildings.ts'
import { through } from '../kit/curves.ts'
import { ground, sky } from '../kit/landscape.ts'
import { crescent, star } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, shadeOf, type Tone } from '../kit/palette.ts'
import { points, polar } from '../kit/points.ts'
import { circle, each, place, rectangle, ribbon, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const city = (t: Tone) =>
  scene(
    rectangle([18, 296], 264, 70, { fill: t.mid, line: IVORY }),
    each([36, 62, 238, 264], (x, i) => tower(t, [x, 350], 24, i % 3 === 0 ? 104 : 76, t.mid)),
  )

/** A sky of its own over the driver: blue cloth with stars on four posts. */
const canopy = (t: Tone) =>
  scene(
    each([94, 206], (x) => ribbon(`${x},290 ${x},118`, [4, 4], { fill: BRASS, line: INK })),
    each([72, 228], (x) => ribbon(`${x},294 ${x},118`, [6, 6], { fill: GOLD, line: BRASS })),
    shape(
      '54,124^ 64,88 102,66 150,60 198,66 236,88 246,124^ 227,116 208,124 189,116 170,124 150,116 130,124 111,116 92,124 73,116',
      { fill: t.soft, line: GOLD, width: 1.6 },
    ),
    each(points('82,100 112,84 150,78 188,84 218,100 130,102 170,102'), (at) =>
      star(at, 6, 6, 2.5, { fill: IVORY }),
    ),
  )

const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [150, 282],
  height: 228,
  far: [106, 276],
  near: [201, 235],
  farHolds: 4,
  farThumb: [1, 0],
  nearHolds: -80,
  farElbowAt: [104, 236],
  nearElbowAt: [177, 257],
  nearFoot: [164, 371],
  farFoot: [136, 371],
}

/** A breastplate with a square on it; two moons lie on the shoulders. */
const armour = ({ at }: Skeleton) =>
  scene(
    shape(
      [
        ...through([at(-0.3, -2.3)], true),
        ...through([at(-0.66, -1.9), at(-0.6, -1.2)]),
        ...through([at(-0.44, -0.76), at(0.44, -0.76)], true),
        ...through([at(0.6, -1.2), at(0.66, -1.9)]),
        ...through([at(0.3, -2.3)], true),
        ...through([at(0, -2.12)]),
      ],
      { fill: IVORY, line: INK },
    ),
    strokes([through([at(-0.58, -1.06), at(0, -0.98), at(0.58, -1.06)])], { line: BRASS }),
    shape(through([at(-0.2, -1.8), at(0.2, -1.8), at(0.2, -1.36), at(-0.2, -1.36)], true), {
      fill: GOLD,
      line: INK,
    }),
  )

/** Over the sleeves. */
const moons = () => {
  const { at, u } = skeleton(POSE)
  return each([-1, 1] as const, (side) =>
    crescent(at(side * 0.72, -2.2), u * 0.32, 90 - side * 40, GOLD, INK),
  )
}

const driver = (t: Tone) =>
  person(
    t,
    POSE,
    {
      hair: 'blond',
      style: 'bob',
      awake: true,
      hat: kingsCrown(ROSE) + star([0, -29], 8, 7, 3, { fill: IVORY, line: INK, width: 0.6 }),
    },
    tunic(t.accent, t.accent, { sleeves: t.soft, length: 0.9, front: armour }),
  ) + moons()

const wheel = (x: number) =>
  scene(
    circle([x, 344], 32, { line: BRASS, width: 8 }),
    circle([x, 344], 32, { line: GOLD, width: 5 }),
    strokes(
      Array.from({ length: 8 }, (_, i) => through([[x, 344], polar([x, 344], 30, i * 45 + 22.5)])),
      { line: GOLD, width: 2.6 },
    ),
    circle([x, 344], 7, { fill: GOLD, line: BRASS }),
  )

const CAR = '80,290^ 220,290^ 212,396^ 88,396^'

/** A block of a car; on its front the winged disc and the shield. */
const car = (t: Tone) =>
  scene(
    wheel(65),
    wheel(235),
    shape(CAR, { fill: t.mid, line: IVORY }),
    shape('204,290^ 219,290^ 211.5,396^ 200,396^', { fill: shadeOf(t.mid) }),
    stroke('92,302^ 208,302^ 202,388^ 98,388^ 92,302^', { line: GOLD, width: 0.9 }),
    each(points('104,312 196,312'), (at) => star(at, 6, 4.4, 1.8, { fill: GOLD })),
    shape('70,280^ 150,286 230,280^ 230,294^ 150,300 70,294^', { fill: GOLD, line: BRASS }),
    wings(smallWing(GOLD, BRASS), { at: [150, 326], span: 92 }, 5),
    circle([150, 322], 9, { fill: LIGHT_GOLD, line: BRASS, width: 1.4 }),
    shape('136,340^ 164,340^ 164,356 150,374^ 136,356', { fill: IVORY, line: INK }),
    stroke('150,344 150,366', { line: ROSE, width: 3 }),
    circle([150, 352], 5, { fill: ROSE, line: INK }),
  )

/** From a ring on the car to the shoulders of each sphinx. */
const traces = () =>
  each([false, true], (flip) =>
    place(
      scene(
        ribbon('-54,377 -40,374 -28,367 -20,357', [3.4, 3.4], { fill: GOLD, line: BRASS }),
        circle([-20, 355], 3.6, { fill: LIGHT_GOLD, line: BRASS, width: 1.4 }),
      ),
      { at: [150, 0], flip },
    ),
  )

const TEAM = (t: Tone): readonly (SphinxCoat & { x: number; flip: boolean })[] => [
  { x: 92, flip: true, body: t.deep, cloth: IVORY, stripe: t.deep, skin: 'dark' },
  { x: 208, flip: false, body: IVORY, cloth: t.soft, stripe: GOLD, skin: 'tan' },
]

export const theChariot: Scene = {
  description:
    'A crowned driver in armour stands under a canopy of stars in a chariot drawn by two sitting sphinxes, one dark and one light, with a walled city behind.',
  picture: (t) =>
    scene(
      sky(t, '40,160 260,160 36,230 264,230', 300),
      city(t),
      ground(t, 372),
      canopy(t),
      driver(t),
      ribbon('200,290 207,234 216,162', [4, 5, 4], { fill: GOLD, line: BRASS }),
      circle([217, 155], 7, { fill: GOLD, line: BRASS }),
      handOver(POSE, 'near'),
      car(t),
      handOver(POSE, 'far'),
      traces(),
      each(TEAM(t), ({ x, flip, ...coat }) => place(sittingSphinx(coat), { at: [x, 432], flip })),
    ),
}
