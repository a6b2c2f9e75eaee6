import { wand } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { flowerWreath, wreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { castle } from '../kit/buildings.ts'
import { daySky, ground, land } from '../kit/landscape.ts'
import { bow, rays } from '../kit/ornaments.ts'
import { GOLD, IVORY, LEAF, LIGHT_GOLD, ROSE, STRAW } from '../kit/palette.ts'
import { rose, vine } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { each, place, scene, shape, strokes } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const nosegay = (at: Point) =>
  each(points('-8,0 8,0 -4,-8 4,-8 0,3'), ([x, y], i) =>
    rose([at[0] + x, at[1] + y], 5.5, i % 2 ? IVORY : ROSE),
  )

/** Below the fist, which closes round them. */
const stems = ([x, y]: Point) =>
  strokes([`${x},${y} ${x - 3},${y + 25}`, `${x},${y} ${x},${y + 28}`, `${x},${y} ${x + 3},${y + 25}`], {
    line: LEAF,
    width: 1.6,
  })

const garland = () =>
  scene(
    vine('53,122 67,142 82,122', { line: LEAF, width: 2 }, 8, 14),
    vine('82,122 150,172 218,122', { line: LEAF, width: 2 }, 13, 15),
    vine('218,122 233,142 247,122', { line: LEAF, width: 2 }, 8, 14),
    each(points('67,137 105,143 129,158 150,163 171,158 195,143 233,137'), (at, i) =>
      rose(at, 8, i % 2 ? IVORY : ROSE),
    ),
    each([53, 82, 218, 247], (x) => place(bow(IVORY), { at: [x, 122], scale: 0.9 })),
  )

const SHE: Pose = {
  hip: [117, 316],
  height: 192,
  stature: 'slim',
  far: [107, 200],
  near: [151, 322],
  farHolds: 0,
  nearGrip: 'resting',
  farElbow: [-0.3, 1],
  nearFoot: [127, 414],
  farFoot: [107, 414],
  headView: 'half',
  headTurn: -4,
}

const HE: Pose = {
  hip: [184, 316],
  height: 196,
  far: [153, 322],
  near: [198, 192],
  nearHolds: 0,
  nearElbow: [1, 0.6],
  nearFoot: [195, 416],
  farFoot: [173, 416],
  headView: 'half',
  headFlip: true,
  headTurn: 4,
}

export const fourOfWands: Scene = {
  description:
    'Four staffs joined by a garland of flowers make a gate in the light of day; two people lift bouquets beneath it, and a castle stands behind.',
  picture: (t) =>
    scene(
      daySky(t, 390),
      rays([150, 226], 40, 150, 36, { fill: LIGHT_GOLD, opacity: 0.8 }),
      land('18,352 80,338 220,344 282,334', '#D99A72'),
      castle(t, [150, 386], 124, t.mid),
      each([-1, 1], (side) =>
        tree({ ...t, mid: LEAF, soft: '#98B678', accent: IVORY }, [150 + side * 104, 380], 70),
      ),
      ground(t, 386),
      shape('120,442^ 136,400 142,384^ 160,384^ 168,400 190,442^', { fill: t.accent, line: IVORY }),
      stems([109, 188]),
      stems([199, 180]),
      person(
        t,
        SHE,
        { hair: 'blond', style: 'long', awake: true, mood: 'glad', hat: flowerWreath() },
        gown(IVORY, { flare: 0.5, trim: ROSE, sleeve: 'fitted' }),
      ),
      person(
        t,
        HE,
        { hair: 'black', style: 'curls', skin: 'brown', awake: true, mood: 'glad', hat: wreath(GOLD) },
        tunic(t.soft, STRAW, { length: 0.9, sleeve: 'full' }),
      ),
      nosegay([109, 188]),
      nosegay([199, 180]),
      each([53, 82, 218, 247], (x) => place(wand(t, 312, 9), { at: [x, 272], flip: x > 150 })),
      place(garland(), { at: [0, 6] }),
      each(points('33,426 65,428 236,428 267,426'), (at, i) => rose(at, 5.6, i % 2 ? IVORY : ROSE)),
    ),
}
