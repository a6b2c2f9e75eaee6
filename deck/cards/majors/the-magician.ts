import { cupAt, pentacleAt, swordAt, wandAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { gown } from '../figure/dress.ts'
import { circlet } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { mantle } from '../figure/throne.ts'
import { through } from '../kit/curves.ts'
import { ground, sky } from '../kit/landscape.ts'
import { halo, lemniscate, star } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, shadeOf, type Tone, WOOD } from '../kit/palette.ts'
import { lily, rose, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import {
  circle,
  each,
  ellipse,
  rectangle,
  ribbon,
  scene,
  shape,
  shapes,
  stroke,
  strokes,
} from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Roses hang from the arch above, lilies and roses grow below. */
const garden = (t: Tone) =>
  scene(
    vine('150,44 96,52 54,88 34,146', { line: LEAF }, 9, 14),
    vine('150,44 204,52 246,88 266,146', { line: LEAF }, 9, 14),
    each(points('112,54 74,74 46,112 188,54 226,74 254,112'), (at, i) => rose(at, 8, i % 2 ? ROSE : IVORY)),
    vine('26,432 60,424 100,430 130,432', { line: t.accent }, 5, 10),
    vine('274,432 240,424 200,430 170,432', { line: t.accent }, 5, 10),
    each(points('38,414 262,414 96,420 204,420'), (at) => lily(at, 15, 0, IVORY)),
    each(points('67,424 233,424'), (at) => rose(at, 9, ROSE)),
  )

const CLOTH = '72,350^ 228,350^ 227,376 230,402^ 210,396 186,403 150,397 114,403 90,396 70,402^ 73,376'

/** A table on turned legs with a cloth; the tools lie on it side by side. */
const table = (t: Tone) =>
  scene(
    each([58, 242], (x) =>
      scene(
        ribbon(`${x},350 ${x},366 ${x},384 ${x},404 ${x},424`, [13, 9, 12, 8, 12], {
          fill: WOOD,
          line: GOLD,
          width: 0.9,
        }),
        strokes([`${x - 5},384 ${x + 5},384`], { line: GOLD, width: 1.4 }),
      ),
    ),
    shape(CLOTH, { fill: t.mid, line: IVORY }),
    shapes(
      [
        '90,352^ 94,376 90,395^ 99,398^ 102,376 100,352^',
        '150,352^ 154,380 150,398^ 162,401^ 164,378 164,352^',
        '202,352^ 204,378 210,395^ 219,398^ 218,372 215,352^',
      ],
      { fill: shadeOf(t.mid) },
    ),
    each(points('82,378 125,384 186,384'), (at) => star(at, 6, 5, 2, { fill: GOLD })),
    stroke('71,394 90,388 114,395 150,389 186,395 210,388 229,394', { line: GOLD, width: 1.4 }),
    shape('66,316^ 234,316^ 254,347^ 46,347^', { fill: GOLD, line: BRASS }),
    strokes(['72,324 228,324', '60,338 92,338', '206,338 242,338'], { line: BRASS, width: 0.7 }),
    rectangle([44, 346], 212, 8, { fill: BRASS, line: INK }),
    rectangle([44, 351], 212, 3, { fill: shadeOf(BRASS) }),
    ellipse([101, 333], 19, 3.4, { fill: BRASS, opacity: 0.8 }),
    ellipse([224, 330], 20, 3, { fill: BRASS, opacity: 0.8 }),
    pentacleAt(t, [222, 308], 22),
    swordAt(t, [163, 323], 92, 84, 8, 8),
    wandAt(t, [158, 338], 96, 88, 7),
    cupAt(t, [101, 305], 58),
  )

const POSE: Pose = {
  handsOver: ['near'],
  hip: [150, 298],
  height: 246,
  near: [204, 136],
  far: [58, 284],
  nearHolds: -62,
  nearThumb: [-1, -0.4],
  farElbowAt: [84, 238],
  nearElbowAt: [222, 188],
  farGrip: 'pointing',
  farTurn: 112,
  nearFoot: [166, 418],
  farFoot: [134, 418],
}

/** A white robe under a red mantle that is open in front, and a snake that bites its tail for a belt. */
const belt = ({ at }: Skeleton) => {
  const [x, y] = at(0.1, -0.56)
  return scene(
    ribbon(through([at(-0.56, -0.72), at(0, -0.58), at(0.56, -0.72)]), [4.6, 5, 4.6], {
      fill: LEAF,
      line: INK,
    }),
    stroke(through([at(-0.5, -0.7), at(0, -0.58), at(0.5, -0.7)]), {
      line: LIGHT_GOLD,
      width: 1.4,
      dash: '1 4',
    }),
    shape(`${x - 3},${y - 4} ${x + 5},${y - 5} ${x + 10},${y} ${x + 5},${y + 4} ${x - 4},${y + 4}`, {
      fill: LEAF,
      line: INK,
    }),
    circle([x + 4, y - 1.4], 1, { fill: INK }),
  )
}

const magus = (t: Tone) =>
  person(
    t,
    POSE,
    { hair: 'black', style: 'bob', skin: 'tan', awake: true, hat: circlet(ROSE) },
    gown(IVORY, {
      sleeve: 'bell',
      sleeves: ROSE,
      belt: false,
      cloak: cloak(ROSE, 1.96, 0, 0.45),
      front: (bones) => mantle(ROSE)(bones) + belt(bones),
    }),
  )

/** The white wand in the lifted hand, alike at both ends. */
const whiteWand = () =>
  ribbon('184,171 221,104', [5, 5], { fill: IVORY, line: INK }) +
  each(points('184,171 221,104'), (at) => circle(at, 4.2, { fill: GOLD, line: BRASS }))

export const theMagician: Scene = {
  description:
    'A magician in a red mantle lifts a wand to the sky with one hand and points to the earth with the other; cup, pentacle, sword and wand lie on the table, roses hang above and the sign of infinity floats over the head.',
  picture: (t) =>
    scene(
      sky(t, '62,190 252,206 40,216 258,262 98,116 200,96', 400),
      ground(t, 404),
      halo(t, [150, 176], 46),
      magus(t),
      whiteWand(),
      handOver(POSE, 'near', 'tan'),
      table(t),
      garden(t),
      lemniscate([150, 106], 1.1),
    ),
}
