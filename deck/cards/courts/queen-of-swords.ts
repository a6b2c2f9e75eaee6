import { butterfly, dove } from '../creatures/beasts.ts'
import { swordAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { queensCrown } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { ground, sky } from '../kit/landscape.ts'
import { cloud } from '../kit/ornaments.ts'
import { GOLD, IVORY, type Tone } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, rectangle, scene, shape, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const BACK = '42,404^ 42,152^ 48,146 60,144 68,132 80,126 92,132 100,144 112,146 118,152^ 118,404^'

/** A stone seat from its side: a high back with butterflies, an arm, and a block that bears her weight. */
const seat = (t: Tone) =>
  scene(
    shape(BACK, { fill: t.mid, line: GOLD, width: 1.5 }),
    hatch(BACK, { angle: 45, gap: 7, line: t.accent, opacity: 0.25 }),
    rectangle([112, 288], 82, 8, { fill: t.soft, line: GOLD }),
    rectangle([182, 296], 9, 20, { fill: t.soft, line: GOLD }),
    each(points('80,176 80,232 80,288'), (at) => place(butterfly(t.accent), { at, scale: 0.9 })),
    rectangle([106, 322], 84, 84, { fill: t.soft, line: IVORY }),
    rectangle([104, 330], 80, 68, { line: GOLD, width: 0.8 }),
    place(butterfly(IVORY), { at: [130, 364] }),
    rectangle([100, 314], 94, 10, { fill: GOLD, line: GOLD }),
    circle([80, 122], 7, { fill: GOLD, line: IVORY }),
  )

/** The mantle falls from her shoulders over the seat. */
const MANTLE = '124,222^ 104,236 94,272 90,320 84,398^ 104,404 124,400 146,405^ 150,350 158,320 150,288^'

const POSE: Pose = {
  handsOver: ['near'],
  hip: [134, 302],
  height: 236,
  view: 'half',
  stature: 'slim',
  near: [196, 258],
  far: [246, 214],
  nearHolds: 90,
  farTurn: -24,
  nearElbow: [-0.3, 1],
  farElbow: [0.2, 1],
  farGrip: 'open',
  nearKnee: [188, 316],
  farKnee: [196, 312],
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
    gown(IVORY, { sleeves: t.soft, sleeve: 'bell', flare: 0.5, trim: GOLD }),
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
      shape(MANTLE, { fill: t.mid, line: IVORY }),
      strokes(['112,256 106,310 104,390', '126,300 124,340 124,392'], { line: IVORY, width: 0.7 }),
      queen(t),
      swordAt(t, [199, 174], 220, 0, 12),
      handOver(POSE, 'near'),
    ),
}
