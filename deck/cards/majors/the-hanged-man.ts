import { tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import { ground, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { rays } from '../kit/ornaments.ts'
import {
  BRASS,
  edgeOf,
  GOLD,
  HAIR,
  INK,
  IVORY,
  LEAF,
  LIGHT_GOLD,
  ROSE,
  shadeOf,
  type Tone,
  WOOD,
} from '../kit/palette.ts'
import { leafOutline } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, ribbon, scene, shape, shapes, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** The gallows is alive: two trunks and a branch between them, all in leaf. */
const gallows = () => {
  const bark = { fill: WOOD, line: GOLD, width: 1 }
  const twigs = [
    ...points('66,82 98,78 124,82 176,82 204,78 236,82').map((at) => ({ at, way: -90 })),
    ...points('46,136 47,196 49,262 46,330').map((at) => ({ at, way: 160 })),
    ...points('254,146 253,210 251,276 254,342').map((at) => ({ at, way: 20 })),
    ...points('55,166 54,234 56,300').map((at) => ({ at, way: 14 })),
    ...points('245,176 246,246 244,312').map((at) => ({ at, way: 166 })),
  ]
  const leaves = twigs.flatMap(({ at, way }) => [
    leafOutline(at, 17, way - 26),
    leafOutline(at, 14, way + 26),
  ])
  return scene(
    shape('36,442^ 42,400 46,330 42,210 46,78^ 58,78^ 58,210 60,330 66,410 76,442^', bark),
    shape('224,442^ 234,410 240,330 242,210 242,78^ 254,78^ 258,210 254,330 258,400 264,442^', bark),
    shapes(
      [
        '52,442^ 54,330 52,210 54,82^ 57,82^ 57,210 59,330 65,412 74,442^',
        '250,82^ 253,82^ 257,210 253,330 257,400 262,442^ 252,442^ 249,330 251,210',
      ],
      {
        fill: shadeOf(WOOD),
      },
    ),
    ribbon('32,90 96,84 150,92 204,84 268,90', [10, 14, 14, 14, 10], bark),
    strokes(
      ['48,420 50,330 47,220', '244,420 246,330 247,220', '52,92 108,88', '186,88 244,90', '130,93 168,94'],
      {
        line: BRASS,
        width: 0.8,
      },
    ),
    shapes(leaves, { fill: LEAF, line: GOLD, width: 0.6 }),
  )
}

/** Drawn standing on one foot at (0,0); the card shows it head down. The hair falls away from the brow. */
const man = (t: Tone) =>
  person(
    t,
    {
      hip: [0, -120],
      height: 234,
      far: [-2, -138],
      near: [2, -138],
      armsBehind: true,
      farElbowAt: [-44, -150],
      nearElbowAt: [44, -150],
      nearFoot: [3, -4],
      farKnee: [-46, -88],
      farFoot: [19, -63],
      toes: [24, 16],
    },
    {
      hair: 'auburn',
      style: 'short',
      awake: false,
      mood: 'glad',
      behind: shape('-15,-6 -19,-22 -16,-40 -9,-48 -4,-42^ 0,-53 5,-43^ 11,-49 16,-39 19,-22 15,-6', {
        fill: HAIR.auburn,
        line: edgeOf(HAIR.auburn),
        width: 0.7,
      }),
    },
    tunic(t.soft, ROSE, { length: 0.55, flare: 0.4, trim: GOLD, shoe: LIGHT_GOLD, sleeve: 'full' }),
  )

/** Round the branch and down to the foot. */
const rope = () =>
  scene(
    ribbon('146,98 146,124', [4, 4], CORD),
    each(['143,84 142,92 143,100', '149,84 148,92 149,100'], (turn) => ribbon(turn, [4, 4.4, 4], CORD)),
  )

const CORD = { fill: IVORY, line: INK, width: 0.9 }

/** Three turns round the ankle, and the end that was pulled through. */
const noose = () =>
  scene(
    ribbon('152,135 158,141 157,149', [3, 3, 2], CORD),
    each([127, 131, 135], (y) => ribbon(`137,${y - 1} 145,${y + 1.6} 154,${y - 1}`, [3.8, 4.4, 3.8], CORD)),
  )

export const theHangedMan: Scene = {
  description:
    'A young man hangs by one foot from a living branch between two trees, the other leg crossed behind the knee and hands behind his back; his face is calm and light shines round his head.',
  picture: (t) =>
    scene(
      sky(t, '96,140 206,150 92,230 212,240 100,402 214,392 180,118'),
      mountains(t, '84,396 150,410 214,392', 424, t.mid),
      ground(t, 424),
      gallows(),
      rays([150, 352], 48, 72, 32, { fill: GOLD }),
      circle([150, 352], 46, { fill: t.mid, line: GOLD, width: 1.4 }),
      rope(),
      place(man(t), { at: [150, 122], turn: 180 }),
      noose(),
    ),
}
