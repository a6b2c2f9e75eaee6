import { cupAt, pentacleAt, swordAt, wandAt } from '../emblems.ts'
import { cloak, gown } from '../figure/dress.ts'
import { circlet } from '../figure/headwear.ts'
import { handAgain, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { through } from '../kit/curves.ts'
import { ground, sky } from '../kit/landscape.ts'
import { halo, lemniscate } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import { lily, rose, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, rectangle, ribbon, scene, shape } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
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

const CLOTH = '64,346^ 236,346^ 230,392 236,398^ 210,392 184,400 150,393 116,400 90,392 64,398^ 70,390'

/** A table on four legs with a cloth; the tools lie on it side by side. */
const table = (t: Tone) =>
  scene(
    each([66, 222], (x) => rectangle([x, 346], 12, 76, { fill: WOOD, line: GOLD })),
    shape(CLOTH, { fill: t.mid, line: IVORY }),
    hatch(CLOTH, { angle: 90, gap: 7, line: t.accent, opacity: 0.35 }),
    shape('62,316^ 238,316^ 254,347^ 46,347^', { fill: GOLD, line: BRASS }),
    rectangle([46, 346], 208, 7, { fill: BRASS, line: INK }),
    pentacleAt(t, [224, 308], 21),
    swordAt(t, [162, 323], 84, 90, 8, 8),
    wandAt(t, [164, 339], 84, 90, 7),
    cupAt(t, [100, 308], 54),
  )

const POSE: Pose = {
  hip: [150, 302],
  height: 232,
  near: [208, 154],
  far: [66, 288],
  farElbow: [-1, -0.2],
  nearElbow: [1, 0.6],
  farGrip: 'pointing',
  nearFoot: [166, 412],
  farFoot: [134, 412],
}

/** A white robe under a red mantle that is open in front, and a snake for a belt. */
const mantle = ({ at }: Skeleton) =>
  scene(
    ...([-1, 1] as const).map((side) =>
      shape(
        [
          ...through([at(side * 0.24, -2.48)], true),
          ...through([at(side * 0.6, -2.3), at(side * 0.88, -1.9), at(side * 0.72, -1.3)]),
          ...through([at(side * 0.62, -0.66), at(side * 0.3, -0.62)], true),
        ],
        { fill: ROSE, line: INK },
      ),
    ),
  )

const belt = ({ at }: Skeleton) => {
  const [x, y] = at(0.5, -0.62)
  return scene(
    ribbon(through([at(-0.52, -0.66), at(0, -0.54), at(0.5, -0.62)]), [4, 4.6, 4], { fill: LEAF, line: INK }),
    shape(`${x - 2},${y - 3} ${x + 5},${y - 4} ${x + 8},${y} ${x + 4},${y + 3} ${x - 3},${y + 3}`, {
      fill: LEAF,
      line: INK,
    }),
    circle([x + 3, y - 1], 0.9, { fill: INK }),
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
      yoke: ROSE,
      cloak: cloak(ROSE, 1.75, 0, 0.5),
      front: (bones) => mantle(bones) + belt(bones),
    }),
  )

/** The white wand in the lifted hand, alike at both ends. */
const whiteWand = () =>
  ribbon('202,178 218,112', [5, 5], { fill: IVORY, line: INK }) +
  each(points('202,178 218,112'), (at) => circle(at, 4, { fill: GOLD, line: BRASS }))

export const theMagician: Scene = {
  description:
    'A magician in a red mantle lifts a wand to the sky with one hand and points to the earth with the other; cup, pentacle, sword and wand lie on the table, roses hang above and the sign of infinity floats over the head.',
  picture: (t) =>
    scene(
      sky(t, '62,190 244,214 40,230 258,282', 400),
      ground(t, 404),
      halo(t, [150, 176], 42),
      magus(t),
      whiteWand(),
      handAgain(POSE, 'near', 'tan'),
      table(t),
      garden(t),
      lemniscate([150, 112], 0.95),
    ),
}
