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
    each(points('38,414 262,414 112,420 188,420'), (at) => lily(at, 15, 0, IVORY)),
    each(points('68,423 232,423 150,424'), (at) => rose(at, 9, ROSE)),
  )

const CLOTH = '62,350^ 238,350^ 233,396 238,404^ 214,397 186,405 150,398 114,405 86,397 62,404^ 68,394'

/** A table on turned legs with a cloth; the tools lie on it side by side. */
const table = (t: Tone) =>
  scene(
    each([66, 234], (x) =>
      scene(
        ribbon(`${x},350 ${x},366 ${x},384 ${x},404 ${x},424`, [10, 7, 13, 7, 12], {
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
        '86,352^ 92,378 86,397^ 96,400^ 100,376 98,352^',
        '150,352^ 154,380 150,398^ 162,401^ 164,378 164,352^',
        '206,352^ 208,380 214,397^ 224,400^ 222,372 220,352^',
      ],
      { fill: shadeOf(t.mid) },
    ),
    each(points('76,380 125,386 186,386'), (at) => star(at, 6, 5, 2, { fill: GOLD })),
    stroke('66,396 86,389 114,397 150,390 186,397 214,389 234,396', { line: GOLD, width: 1.4 }),
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
      cloak: cloak(ROSE, 1.75, 0, 0.6),
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
