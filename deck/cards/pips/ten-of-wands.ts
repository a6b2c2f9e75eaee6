import { wandAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { capWithFeather } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { castle } from '../kit/buildings.ts'
import { ground, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, type Tone } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, ribbon, scene } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const town = (t: Tone) =>
  scene(
    mountains(t, '170,318 264,300', 372, t.mid),
    rays([238, 334], 22, 50, 24, { fill: GOLD, opacity: 0.6 }),
    circle([238, 334], 21, { fill: LIGHT_GOLD, line: BRASS }),
    castle(t, [238, 396], 52),
    tree({ ...t, mid: LEAF, soft: '#98B678', accent: IVORY }, [194, 398], 34),
  )

const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [98, 308],
  height: 228,
  view: 'profile',
  lean: 26,
  near: [176, 312],
  far: [184, 278],
  nearHolds: -80,
  farHolds: -80,
  nearElbow: [-0.6, 1],
  farElbow: [0.3, 1],
  nearFoot: [58, 412],
  farFoot: [134, 416],
  headTurn: 8,
  toes: [0, 18],
}

const bearer = (t: Tone) =>
  person(
    t,
    POSE,
    {
      hair: 'brown',
      style: 'short',
      beard: 'short',
      skin: 'tan',
      awake: true,
      mood: 'sad',
      hat: capWithFeather(t.soft),
    },
    tunic(LIGHT_GOLD, t.accent, { sleeve: 'full', sleeves: t.soft, length: 0.9, shoe: BRASS }),
  )

/** Spread like a hand of cards, so that ten can be counted. */
const bundle = (t: Tone) =>
  each(
    Array.from({ length: 10 }, (_, i) => i),
    (i) => {
      const turn = -22 + i * 5.4
      const lean = (turn * Math.PI) / 180
      return wandAt(t, [172 + Math.sin(lean) * 94, 330 - Math.cos(lean) * 94], 252, turn, 9)
    },
  )

export const tenOfWands: Scene = {
  description: 'A man bends under ten staffs carried in his arms, on the way to a town that is not far now.',
  picture: (t) =>
    scene(
      sky(t, '44,140 52,210 40,280 36,180'),
      town(t),
      ground(t, 398),
      bundle(t),
      bearer(t),
      ribbon('164,326 172,331 182,328', [6, 7, 6], { fill: IVORY, line: INK }),
      handOver(POSE, 'far', 'tan'),
      handOver(POSE, 'near', 'tan'),
      grass(points('30,430 106,434 190,430 266,430'), t.accent),
    ),
}
