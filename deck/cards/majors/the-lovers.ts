import { gown, tunic } from '../figure/dress.ts'
import { flowerWreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { angelWing, wings } from '../figure/wings.ts'
import { ground, mountains, sky } from '../kit/landscape.ts'
import { cloud, flame, rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LEAF, LIGHT_GOLD, ROSE, type Tone } from '../kit/palette.ts'
import { tree } from '../kit/plants.ts'
import { circle, ribbon, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const angel = (t: Tone) =>
  scene(
    rays([150, 100], 44, 80, 36, { fill: GOLD, opacity: 0.9 }),
    circle([150, 100], 42, { fill: LIGHT_GOLD, line: BRASS }),
    wings(angelWing(), { at: [150, 160], span: 236, raise: 10 }),
    person(
      t,
      {
        hip: [150, 194],
        height: 158,
        far: [102, 196],
        near: [198, 196],
        farGrip: 'open',
        nearGrip: 'open',
        nearFoot: [160, 234],
        farFoot: [140, 234],
      },
      { hair: 'auburn', style: 'long' },
      gown(t.soft, { sleeve: 'bell', length: 1.2, bareLegs: false, trim: GOLD }),
    ),
    cloud([96, 222], 92, t.mid, t.accent),
    cloud([206, 222], 92, t.mid, t.accent, true),
    cloud([150, 228], 100, t.deep, t.accent),
  )

const woman = (t: Tone) =>
  person(
    t,
    {
      hip: [104, 324],
      height: 152,
      view: 'half',
      headTurn: -12,
      near: [140, 330],
      far: [142, 318],
      nearFoot: [98, 402],
      farFoot: [112, 402],
      nearGrip: 'open',
    },
    { hair: 'blond', style: 'long', awake: true, hat: flowerWreath() },
    gown(IVORY, { trim: ROSE, flare: 0.6 }),
  )

const man = (t: Tone) =>
  person(
    t,
    {
      hip: [198, 322],
      height: 160,
      view: 'half',
      flip: true,
      near: [160, 330],
      far: [154, 316],
      nearFoot: [206, 402],
      farFoot: [186, 402],
    },
    { hair: 'black', style: 'curls', beard: 'short', skin: 'brown', awake: true },
    tunic(ROSE, t.accent, { length: 0.9, shoe: BRASS }),
  )

/** The tree of knowledge and its serpent; across from it the tree of flames. */
const trees = (t: Tone) =>
  scene(
    tree(t, [48, 400], 150, (at) => circle(at, 5, { fill: ROSE, line: GOLD, width: 0.8 })),
    ribbon('40,396 56,384 40,370 56,356 42,342 54,330 60,322', [2, 4, 5, 5, 5, 5, 6], {
      fill: LEAF,
      line: IVORY,
      width: 0.8,
    }),
    tree(t, [252, 400], 150, (at) => flame(at, 13)),
  )

export const theLovers: Scene = {
  description:
    'A woman with flowers in her hair and a dark-bearded man stand hand in hand, she looking up, he at her; behind her a fruit tree with a serpent, behind him a tree of flames, above them an angel before the sun.',
  picture: (t) =>
    scene(
      sky(t, '52,210 248,210'),
      mountains(t, '150,282', 384, t.soft),
      ground(t, 400),
      trees(t),
      angel(t),
      man(t),
      woman(t),
    ),
}
