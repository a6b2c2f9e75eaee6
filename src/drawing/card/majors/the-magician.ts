import { cupAt, pentacleAt, swordAt, wandAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { circlet } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { ground, sky } from '../kit/landscape.ts'
import { halo, lemniscate } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LEAF, ROSE, type Tone } from '../kit/palette.ts'
import { lily, rose, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, place, rectangle, ribbon, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Roses hang from the arch above, lilies and roses grow below. */
const garden = (t: Tone) =>
  scene(
    vine('150,44 96,52 54,88 34,146', { line: LEAF }, 9, 14),
    vine('150,44 204,52 246,88 266,146', { line: LEAF }, 9, 14),
    each(points('112,54 74,74 46,112 188,54 226,74 254,112'), (at, i) => rose(at, 8, i % 2 ? ROSE : IVORY)),
    each(points('40,424 76,430 224,430 260,424'), (at, i) =>
      i % 3 ? rose(at, 8, ROSE) : lily(at, 14, 0, IVORY),
    ),
    vine('24,440 60,432 100,436 130,440', { line: t.accent }, 5, 10),
    vine('276,440 240,432 200,436 170,440', { line: t.accent }, 5, 10),
  )

const table = (t: Tone) =>
  scene(
    shape('56,346^ 244,346^ 236,414^ 64,414^', { fill: t.mid, line: IVORY }),
    strokes(['74,350 78,410', '100,350 102,410', '200,350 198,410', '226,350 222,410'], {
      line: t.accent,
      width: 0.8,
    }),
    rectangle([46, 334], 208, 13, { fill: GOLD, line: BRASS }),
    strokes(['52,340.5 248,340.5'], { line: BRASS, width: 0.8 }),
  )

const tools = (t: Tone) =>
  scene(
    cupAt(t, [118, 308], 52),
    pentacleAt(t, [224, 312], 21),
    swordAt(t, [178, 328], 84, 90, 8),
    wandAt(t, [170, 311], 74, 80, 8),
  )

const magus = (t: Tone) =>
  person(
    t,
    {
      hip: [150, 302],
      height: 232,
      near: [212, 160],
      far: [82, 292],
      farElbow: [-1, 0.2],
      nearElbow: [1, 0.6],
      farGrip: 'pointing',
      nearFoot: [164, 420],
      farFoot: [136, 420],
    },
    { hair: 'black', style: 'bob', skin: 'tan', awake: true, hat: circlet(ROSE) },
    gown(IVORY, {
      sleeve: 'bell',
      sleeves: t.soft,
      flare: 0.5,
      front: ({ at, u }) =>
        scene(
          shape(
            [at(-0.86, -2.2), at(-0.3, -2.4), at(-0.14, -0.6), at(-0.6, -0.66)].map(([x, y]) => ({
              x,
              y,
              corner: true,
            })),
            { fill: t.soft, line: IVORY, width: 0.9 },
          ),
          shape(
            [at(0.86, -2.2), at(0.3, -2.4), at(0.14, -0.6), at(0.6, -0.66)].map(([x, y]) => ({
              x,
              y,
              corner: true,
            })),
            { fill: t.soft, line: IVORY, width: 0.9 },
          ),
          stroke(
            [at(0, -2.1), at(0, -0.8)].map(([x, y]) => ({ x, y, corner: true })),
            { line: GOLD, width: u * 0.05 },
          ),
        ),
    }),
  )

export const theMagician: Scene = {
  description:
    'A magician lifts a wand to the sky with one hand and points to the earth with the other; cup, pentacle, sword and wand lie on the table, roses hang above and the sign of infinity floats over the head.',
  picture: (t) =>
    scene(
      sky(t, '62,204 240,214 84,150 42,270 258,282'),
      ground(t, 400),
      halo(t, [150, 172], 42),
      garden(t),
      ribbon('203,196 222,122', [5, 6], { fill: IVORY, line: BRASS }),
      place(stroke('0,-3 0,3', { line: GOLD, width: 6 }), { at: [222, 122], turn: 14 }),
      magus(t),
      table(t),
      tools(t),
      lemniscate([150, 112], 0.95),
    ),
}
