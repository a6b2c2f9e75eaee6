import { tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import { ground, sky } from '../kit/landscape.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, edgeOf, GOLD, HAIR, LEAF, LIGHT_GOLD, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import { leaf } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, ribbon, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** The gallows is alive: two trunks and a branch between them, all in leaf. */
const gallows = () => {
  const bark = { fill: WOOD, line: GOLD, width: 1 }
  const leaves = [
    ...points('58,84 86,78 112,82 190,82 216,78 244,84').map((at) => ({ at, way: -90 })),
    ...points('52,130 52,190 52,262').map((at) => ({ at, way: 150 })),
    ...points('248,138 248,204 248,276').map((at) => ({ at, way: 30 })),
    ...points('54,160 54,232').map((at) => ({ at, way: 20 })),
    ...points('246,170 246,244').map((at) => ({ at, way: 160 })),
  ]
  return scene(
    ribbon('50,440 54,330 50,210 54,80', [20, 15, 12, 11], bark),
    ribbon('250,440 246,330 250,210 246,80', [20, 15, 12, 11], bark),
    ribbon('36,92 100,86 150,92 200,86 264,92', [9, 13, 13, 13, 9], bark),
    strokes(['52,420 55,330 52,220', '248,420 245,330 248,220', '60,90 110,89', '190,89 240,90'], {
      line: BRASS,
      width: 0.8,
    }),
    each(
      leaves,
      ({ at, way }) =>
        leaf(at, 17, way - 24, { fill: LEAF, line: GOLD, width: 0.6 }) +
        leaf(at, 15, way + 24, { fill: LEAF, line: GOLD, width: 0.6 }),
    ),
  )
}

/** Drawn standing on one foot at (0,0); the card shows it head down. The hair falls away from the brow. */
const man = (t: Tone) =>
  person(
    t,
    {
      hip: [0, -116],
      height: 228,
      far: [-8, -150],
      near: [8, -150],
      armsBehind: true,
      farElbow: [-1, 0.2],
      nearElbow: [1, 0.2],
      nearFoot: [3, -4],
      farKnee: [-46, -92],
      farFoot: [10, -62],
      toes: [20, 'right'],
    },
    {
      hair: 'auburn',
      style: 'short',
      awake: false,
      behind: shape('-15,-6 -18,-22 -14,-38 -8,-45 -4,-40^ 0,-49 5,-41^ 10,-45 15,-37 18,-22 15,-6', {
        fill: HAIR.auburn,
        line: edgeOf(HAIR.auburn),
        width: 0.7,
      }),
    },
    tunic(t.soft, ROSE, { length: 0.5, flare: 0.35, trim: GOLD, shoe: LIGHT_GOLD }),
  )

const rope = () =>
  scene(
    stroke('147,98 147,124', { line: BRASS, width: 4.4 }),
    stroke('147,98 147,124', { line: GOLD, width: 2.8 }),
    strokes(['140,98 147,101 154,98', '141,121 147,124 153,121'], { line: GOLD, width: 3 }),
  )

export const theHangedMan: Scene = {
  description:
    'A young man hangs by one foot from a living branch between two trees, the other leg crossed behind the knee and hands behind his back; his face is calm and light shines round his head.',
  picture: (t) =>
    scene(
      sky(t, '96,150 206,160 92,250 212,262 100,402 204,402'),
      ground(t, 426),
      gallows(),
      rays([150, 350], 44, 66, 28, { fill: GOLD }),
      circle([150, 350], 42, { fill: t.mid, line: GOLD, width: 1.4 }),
      place(man(t), { at: [150, 122], turn: 180 }),
      rope(),
    ),
}
