import { sphinx } from '../creatures/lion.ts'
import { tunic } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { smallWing, wings } from '../figure/wings.ts'
import { tower } from '../kit/buildings.ts'
import { ground, sky } from '../kit/landscape.ts'
import { crescent, star } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, ROSE, SKIN, type Tone } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, rectangle, ribbon, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const city = (t: Tone) =>
  scene(each([36, 62, 240, 266], (x, i) => tower(t, [x, 350], 24, i % 3 === 0 ? 96 : 70, t.mid)))

/** A sky of its own over the driver: blue cloth with stars on four posts. */
const canopy = (t: Tone) =>
  scene(
    each([78, 222], (x) => ribbon(`${x},298 ${x},118`, [6, 6], { fill: GOLD, line: BRASS })),
    shape(
      '60,124^ 70,88 106,66 150,60 194,66 230,88 240,124^ 222,116 204,124 186,116 168,124 150,116 132,124 114,116 96,124 78,116',
      { fill: t.soft, line: GOLD, width: 1.4 },
    ),
    each(points('86,98 112,84 150,78 188,84 214,98 130,102 170,102'), (at) =>
      star(at, 6, 6, 2.5, { fill: IVORY }),
    ),
  )

const driver = (t: Tone) =>
  person(
    t,
    {
      hip: [150, 262],
      height: 206,
      far: [104, 268],
      near: [200, 236],
      nearFoot: [164, 366],
      farFoot: [136, 366],
    },
    {
      hair: 'blond',
      style: 'bob',
      awake: true,
      hat: kingsCrown(ROSE) + star([0, -30], 8, 7, 3, { fill: IVORY, line: INK, width: 0.6 }),
    },
    tunic(t.accent, t.accent, {
      sleeves: t.soft,
      length: 0.9,
      front: ({ at, u }) =>
        scene(
          rectangle([at(0, -1.5)[0] - u * 0.32, at(0, -1.5)[1] - u * 0.32], u * 0.64, u * 0.64, {
            fill: IVORY,
            line: INK,
            width: 0.9,
          }),
          ...(
            [
              [-0.82, -90],
              [0.82, 90],
            ] as const
          ).map(([x, turn]) => crescent(at(x, -2.18), u * 0.36, turn < 0 ? 120 : 60, GOLD, INK)),
        ),
    }),
  )

const wheel = (x: number) =>
  scene(
    circle([x, 346], 34, { line: BRASS, width: 7.5 }),
    circle([x, 346], 34, { line: GOLD, width: 5 }),
    strokes(
      Array.from({ length: 4 }, (_, i) => {
        const [dx, dy] = [31 * Math.cos((i * Math.PI) / 4), 31 * Math.sin((i * Math.PI) / 4)]
        return `${x - dx},${346 - dy} ${x + dx},${346 + dy}`
      }),
      { line: GOLD, width: 2.6 },
    ),
    circle([x, 346], 7, { fill: GOLD, line: BRASS }),
  )

const car = (t: Tone) =>
  scene(
    wheel(66),
    wheel(234),
    shape('76,292^ 224,292^ 216,388^ 84,388^', { fill: t.mid, line: IVORY }),
    strokes(['90,302 96,380', '210,302 204,380'], { line: t.accent, width: 0.8 }),
    shape('70,282^ 150,288 230,282^ 230,294^ 150,300 70,294^', { fill: GOLD, line: BRASS }),
    wings(smallWing(GOLD, BRASS), { at: [150, 336], span: 108 }, 5),
    circle([150, 336], 12, { fill: ROSE, line: GOLD, width: 2 }),
    stroke('150,327 150,345', { line: GOLD, width: 2 }),
  )

export const theChariot: Scene = {
  description:
    'A crowned driver stands under a canopy of stars in a chariot drawn by two resting sphinxes, one dark and one light, with a walled city behind.',
  picture: (t) =>
    scene(
      sky(t, '44,160 256,160'),
      city(t),
      ground(t, 372),
      canopy(t),
      ribbon('206,290 200,236 196,160', [4, 5, 5], { fill: GOLD, line: BRASS }),
      driver(t),
      car(t),
      place(sphinx({ body: t.deep, cloth: IVORY, stripe: t.deep, face: SKIN.dark }), {
        at: [90, 434],
        flip: true,
        scale: 1,
      }),
      place(sphinx({ body: IVORY, cloth: t.soft, stripe: GOLD, face: SKIN.tan }), {
        at: [210, 434],
        scale: 1,
      }),
    ),
}
