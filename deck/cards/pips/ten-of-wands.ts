import { wandAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { capWithFeather } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { castle } from '../kit/buildings.ts'
import { ground, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, SKIN, type Tone } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { type Point, points, polar } from '../kit/points.ts'
import { circle, each, ribbon, scene } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const town = (t: Tone) =>
  scene(
    rays([238, 334], 22, 50, 24, { fill: GOLD, opacity: 0.6 }),
    circle([238, 334], 21, { fill: LIGHT_GOLD, line: BRASS }),
    mountains(t, '46,322', 388, t.mid),
    castle(t, [238, 396], 52),
    tree({ ...t, mid: LEAF, soft: '#98B678', accent: IVORY }, [194, 398], 34),
  )

const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [98, 308],
  height: 228,
  view: 'profile',
  lean: 26,
  near: [178, 318],
  far: [184, 276],
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
    tunic(LIGHT_GOLD, SKIN.tan, { sleeve: 'full', sleeves: t.soft, length: 0.9, shoe: BRASS }),
  )

const BINDING: Point = [178, 298]
const [ABOVE, BELOW] = [190, 55]

/** Spread like a hand of cards above the rope, so that ten can be counted, and a little below it. */
const bundle = (t: Tone) =>
  each([0, 9, 1, 8, 2, 7, 3, 6, 4, 5], (i) => {
    const turn = -24 + i * 5.2
    const middle = polar([BINDING[0] + (i - 4.5) * 0.9, BINDING[1]], (ABOVE - BELOW) / 2, turn - 90)
    return wandAt(t, middle, ABOVE + BELOW, turn, 8, 3)
  })

/** Three turns round all ten. */
const rope = () =>
  each([-5, 0, 5], (y) =>
    ribbon(`167,${BINDING[1] + y - 1} 178,${BINDING[1] + y + 2} 190,${BINDING[1] + y - 2}`, [4.6, 5, 4.6], {
      fill: IVORY,
      line: INK,
    }),
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
      rope(),
      handOver(POSE, 'far', 'tan'),
      handOver(POSE, 'near', 'tan'),
      grass(points('30,430 106,434 190,430 266,430'), t.accent),
    ),
}
