import { butterfly, dove } from '../creatures/beasts.ts'
import { sword } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { queensCrown } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import { sideLap, sideMantle } from '../figure/side-lap.ts'
import type { Pose } from '../figure/skeleton.ts'
import { ground, sky } from '../kit/landscape.ts'
import { cloud } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, shadeOf, type Tone } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, rectangle, scene, shape, stroke } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const BACK = '46,404^ 46,164^ 52,156 64,154 72,142 84,136 96,142 104,154 116,156 122,164^ 122,404^'

/** A stone seat: a high back with butterflies, a block that bears her weight, and a step for all. */
const seat = (t: Tone) =>
  scene(
    shape(BACK, { fill: t.mid, line: GOLD, width: 1.5 }),
    hatch(BACK, { angle: 45, gap: 7, line: t.accent, opacity: 0.25 }),
    stroke('53,404 53,168 59,162 70,160 76,150 84,146 92,150 98,160 109,162 115,168 115,404', {
      line: GOLD,
      width: 0.8,
    }),
    each(points('76,196 70,250'), (at) => place(butterfly(t.accent), { at, scale: 0.9 })),
    circle([84, 132], 7, { fill: GOLD, line: IVORY }),
    rectangle([58, 332], 144, 72, { fill: t.soft, line: IVORY }),
    rectangle([150, 342], 44, 62, { fill: shadeOf(t.soft), line: GOLD, width: 0.8 }),
    rectangle([54, 322], 152, 11, { fill: t.accent, line: INK }, 4),
    rectangle([36, 404], 208, 12, { fill: t.soft, line: GOLD }),
  )

/** How far below her hip the hems lie, in heads. */
const DROP = 2.86

const POSE: Pose = {
  handsOver: ['near'],
  hip: [134, 302],
  height: 236,
  view: 'half',
  stature: 'slim',
  near: [196, 268],
  far: [244, 210],
  nearHolds: 90,
  farTurn: -24,
  nearElbow: [-0.3, 1],
  farElbow: [0.2, 1],
  farGrip: 'open',
  nearFoot: [186, 400],
  farFoot: [204, 402],
}

const queen = (t: Tone) =>
  person(
    t,
    POSE,
    {
      hair: 'white',
      style: 'tied',
      awake: true,
      mood: 'stern',
      hat: queensCrown(t.soft) + place(butterfly(GOLD), { at: [0, -38], scale: 0.7 }),
    },
    gown(IVORY, {
      length: 0,
      bareLegs: false,
      sleeves: t.soft,
      sleeve: 'bell',
      trim: GOLD,
      cloak: sideMantle(t.mid, GOLD, DROP),
      front: sideLap({ fill: IVORY, shoe: BRASS }, DROP),
    }),
  )

export const queenOfSwords: Scene = {
  description:
    'A white-haired queen sits in profile high above the clouds, sword upright in one hand, the other held out; butterflies crown her and adorn her seat.',
  picture: (t) =>
    scene(
      sky(t, '132,104 244,176 262,120', 380),
      place(dove(), { at: [230, 116], scale: 0.66 }),
      cloud([40, 330], 84, t.mid, t.accent),
      cloud([252, 330], 84, t.mid, t.accent, true),
      cloud([222, 358], 64, t.mid, t.accent),
      ground(t, 404),
      seat(t),
      queen(t),
      place(sword(t, 222, { breadth: 12, hilt: 36 }), { at: [199, 174] }),
      handOver(POSE, 'near'),
    ),
}
