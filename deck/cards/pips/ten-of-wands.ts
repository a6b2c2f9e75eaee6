import { wandAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { capWithFeather } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { castle } from '../kit/buildings.ts'
import { ground, sky } from '../kit/landscape.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, type Tone } from '../kit/palette.ts'
import { circle, each, ribbon, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const town = (t: Tone) =>
  scene(
    rays([236, 346], 18, 40, 20, { fill: GOLD, opacity: 0.5 }),
    circle([236, 346], 17, { fill: LIGHT_GOLD, line: BRASS }),
    castle(t, [236, 398], 40),
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
      const turn = -44 + i * 7.6
      const lean = (turn * Math.PI) / 180
      return wandAt(t, [172 + Math.sin(lean) * 78, 322 - Math.cos(lean) * 78], 220, turn, 9)
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
      ribbon('162,320 172,324 182,320', [6, 6, 6], { fill: IVORY, line: INK }),
    ),
}
