import { dove } from '../creatures/beasts.ts'
import { lionHead } from '../creatures/lion.ts'
import { cupAt } from '../emblems.ts'
import { palm } from '../figure/cloud-hand.ts'
import { gown, tunic } from '../figure/dress.ts'
import { flowerWreath, wreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { angelWing, wings } from '../figure/wings.ts'
import { ground, land, sea, sky } from '../kit/landscape.ts'
import { drop } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LEAF, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { grapes, leaf, lily, rose, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, ellipse, place, ribbon, scene, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { glory } from './glory.ts'

/** Five streams run over the brim and into the sea. */
const streams = (t: Tone) =>
  strokes(
    [
      '118,178 92,196 84,290 82,372',
      '132,182 112,214 108,300 108,372',
      '168,182 190,214 194,300 194,372',
      '182,178 210,196 218,290 220,372',
      '150,184 150,200',
    ],
    { line: t.accent, width: 2.6 },
  )

export const aceOfCups: Scene = {
  description:
    'An open hand from a cloud carries a golden cup that runs over in five streams into a lily pond; a dove comes down to it.',
  picture: (t) =>
    scene(
      sky(t, '44,300 256,300'),
      glory(t),
      sea(t, 370, t.mid),
      streams(t),
      palm(t, [150, 274], cupAt(t, [150, 214], 124)),
      place(dove(), { at: [150, 116], turn: 64, scale: 0.92 }),
      each(
        points('66,408 124,424 206,416 250,396'),
        (at) => ellipse([at[0], at[1] + 8], 15, 4, { fill: LEAF, line: IVORY, width: 0.7 }) + lily(at, 11),
      ),
      each(points('70,330 232,332 94,350 206,348'), (at) => drop(at, 6, t.accent)),
    ),
}

/** Two snakes round a winged staff, a lion's head above: the sign of a bond. */
const caduceus = () =>
  scene(
    ribbon('150,300 150,152', [3, 5], { fill: GOLD, line: BRASS }),
    stroke('150,296 138,282 162,262 136,240 164,216 138,194 152,180', { line: BRASS, width: 4.6 }),
    stroke('150,296 138,282 162,262 136,240 164,216 138,194 152,180', { line: LEAF, width: 3 }),
    stroke('150,296 162,282 138,262 164,240 136,216 162,194 148,180', { line: BRASS, width: 4.6 }),
    stroke('150,296 162,282 138,262 164,240 136,216 162,194 148,180', { line: IVORY, width: 3 }),
    wings(angelWing(), { at: [150, 154], span: 150, raise: 20 }, 10),
    place(lionHead(), { at: [150, 132], scale: 1.2 }),
  )

export const twoOfCups: Scene = {
  description:
    'A man and a woman face each other and pledge with two cups under a winged staff with two snakes and a lion’s head.',
  picture: (t) =>
    scene(
      sky(t, '52,150 248,150 84,92 216,92'),
      land('18,358 80,346 160,354 282,344', t.soft, { angle: -5, gap: 5, line: t.deep, opacity: 0.4 }),
      caduceus(),
      ground(t, 398),
      person(
        t,
        {
          hip: [80, 306],
          height: 190,
          view: 'half',
          near: [124, 268],
          far: [128, 300],
          nearElbow: [-0.4, 1],
          farElbow: [0, 1],
          nearFoot: [72, 406],
          farFoot: [92, 406],
        },
        { hair: 'black', style: 'curls', skin: 'tan', awake: true, hat: wreath(ROSE) },
        tunic(LEAFY, t.accent, { sleeves: t.soft, length: 0.9 }),
      ),
      person(
        t,
        {
          hip: [222, 306],
          height: 184,
          view: 'half',
          flip: true,
          near: [176, 268],
          far: [172, 300],
          nearElbow: [0.4, 1],
          farElbow: [0, 1],
          nearFoot: [232, 406],
          farFoot: [212, 406],
        },
        { hair: 'auburn', style: 'long', awake: true, hat: flowerWreath() },
        gown(IVORY, { sleeves: t.soft, sleeve: 'bell', flare: 0.5 }),
      ),
      cupAt(t, [127, 240], 52),
      cupAt(t, [173, 240], 52),
    ),
}
const LEAFY = '#F3DDA2'

/** Fruit and flowers of the harvest lie at their feet. */
const harvest = (t: Tone) =>
  scene(
    vine('24,428 80,420 150,430 220,420 276,428', { line: LEAF }, 14, 13),
    each(points('50,424 98,430 204,430 250,424'), (at) => circle(at, 8, { fill: GOLD, line: BRASS })),
    grapes([74, 418], 20, WINE),
    grapes([228, 418], 20, WINE),
    each(points('124,428 150,432 176,428'), (at) => rose(at, 6.5, ROSE)),
    leaf([150, 424], 12, -90, { fill: t.accent }),
  )

export const threeOfCups: Scene = {
  description: 'Three women dance in a ring with their cups lifted together, harvest fruit at their feet.',
  picture: (t) =>
    scene(
      sky(t, '48,150 252,150 66,220 236,220'),
      land('18,366 90,352 180,362 282,350', t.soft, { angle: -5, gap: 5, line: t.deep, opacity: 0.4 }),
      person(
        t,
        {
          hip: [84, 302],
          height: 184,
          view: 'half',
          lean: 3,
          near: [58, 296],
          far: [120, 200],
          nearElbow: [-1, 0.6],
          farElbow: [0.3, 1],
          nearFoot: [72, 404],
          farFoot: [98, 400],
          headTurn: -10,
        },
        { hair: 'blond', style: 'bun', hat: flowerWreath() },
        gown(IVORY, { flare: 0.6, sweep: -0.25, trim: ROSE, sleeve: 'bell' }),
      ),
      person(
        t,
        {
          hip: [216, 302],
          height: 184,
          view: 'half',
          flip: true,
          lean: -3,
          near: [242, 296],
          far: [180, 200],
          nearElbow: [1, 0.6],
          farElbow: [-0.3, 1],
          nearFoot: [228, 404],
          farFoot: [202, 400],
          headTurn: 10,
        },
        { hair: 'black', style: 'long', skin: 'brown', hat: wreath(LEAF) },
        gown(GOLD, { flare: 0.6, sweep: 0.25, trim: ROSE, sleeve: 'bell' }),
      ),
      person(
        t,
        {
          hip: [150, 310],
          height: 188,
          view: 'back',
          far: [122, 304],
          near: [152, 188],
          nearElbow: [1, 0.8],
          farElbow: [-1, 0.4],
          nearFoot: [162, 412],
          farFoot: [138, 412],
        },
        { hair: 'auburn', style: 'tied' },
        gown(ROSE, { flare: 0.7, trim: GOLD, sleeve: 'bell' }),
      ),
      cupAt(t, [114, 168], 56, -8),
      cupAt(t, [186, 168], 56, 8),
      cupAt(t, [150, 148], 58),
      harvest(t),
    ),
}
