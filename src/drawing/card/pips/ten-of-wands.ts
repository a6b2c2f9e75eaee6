import { wandAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { capWithFeather } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { castle } from '../kit/buildings.ts'
import { ground, sky } from '../kit/landscape.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LIGHT_GOLD, type Tone } from '../kit/palette.ts'
import { circle, each, ribbon, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const town = (t: Tone) =>
  scene(
    rays([232, 300], 18, 44, 20, { fill: GOLD, opacity: 0.5 }),
    circle([232, 300], 17, { fill: LIGHT_GOLD, line: BRASS }),
    castle(t, [236, 352], 44),
  )

const bearer = (t: Tone) =>
  person(
    t,
    {
      hip: [118, 312],
      height: 200,
      view: 'profile',
      lean: 24,
      near: [184, 300],
      far: [180, 262],
      nearElbow: [-1, 1],
      farElbow: [0.3, 1],
      nearFoot: [84, 410],
      farFoot: [144, 414],
      headTurn: 10,
    },
    { hair: 'brown', style: 'short', skin: 'tan', hat: capWithFeather(t.soft) },
    tunic(LIGHT_GOLD, t.accent, { sleeves: t.soft, length: 0.9, shoe: BRASS }),
  )

/** Spread like a hand of cards, so that ten can be counted. */
const bundle = (t: Tone) =>
  each(
    Array.from({ length: 10 }, (_, i) => i),
    (i) => {
      const turn = -44 + i * 7.8
      const lean = (turn * Math.PI) / 180
      return wandAt(t, [172 + Math.sin(lean) * 78, 322 - Math.cos(lean) * 78], 220, turn, 9.5)
    },
  )

export const tenOfWands: Scene = {
  description: 'A man bends under ten staffs carried in his arms, on the way to a town that is not far now.',
  picture: (t) =>
    scene(
      sky(t, '44,140 52,210 40,280'),
      town(t),
      ground(t, 398),
      bundle(t),
      bearer(t),
      ribbon('164,316 180,324 196,316', [9, 10, 9], { fill: IVORY, line: BRASS }),
    ),
}
