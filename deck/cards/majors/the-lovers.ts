import { gown, tunic } from '../figure/dress.ts'
import { flowerWreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { angelWing, wings } from '../figure/wings.ts'
import { ground, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud, flame, rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, type Tone } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { circle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const angel = (t: Tone) =>
  scene(
    rays([150, 104], 48, 86, 36, { fill: GOLD, opacity: 0.9 }),
    circle([150, 104], 45, { fill: LIGHT_GOLD, line: BRASS }),
    wings(angelWing(), { at: [150, 164], span: 246, raise: 12 }),
    person(
      t,
      {
        hip: [150, 196],
        height: 164,
        far: [84, 178],
        near: [216, 178],
        farGrip: 'open',
        nearGrip: 'open',
        farTurn: 146,
        nearTurn: 34,
        farThumb: [1, 1],
        nearThumb: [-1, 1],
        nearFoot: [160, 234],
        farFoot: [140, 234],
      },
      { hair: 'auburn', style: 'long' },
      gown(t.soft, { length: 1.2, bareLegs: false, trim: GOLD }),
    ),
    cloud([88, 220], 88, t.mid, t.accent),
    cloud([212, 220], 88, t.mid, t.accent, true),
    cloud([150, 226], 96, t.deep, t.accent),
  )

/** Her hand and his, one in the other. */
const HANDS: Point = [150, 322]

const WOMAN: Pose = {
  hip: [106, 314],
  height: 170,
  stature: 'slim',
  headView: 'half',
  headTurn: -14,
  lean: 2,
  near: [HANDS[0] - 3, HANDS[1]],
  far: [76, 318],
  nearTurn: 20,
  nearGrip: 'resting',
  farGrip: 'relaxed',
  nearFoot: [116, 402],
  farFoot: [98, 402],
}
const woman = (t: Tone) =>
  person(
    t,
    WOMAN,
    { hair: 'blond', style: 'long', awake: true, gaze: [0.4, -0.8], hat: flowerWreath() },
    gown(IVORY, { trim: ROSE, flare: 0.75 }),
  )

const MAN: Pose = {
  hip: [196, 312],
  height: 178,
  headView: 'half',
  headFlip: true,
  far: HANDS,
  near: [228, 320],
  farTurn: 158,
  nearGrip: 'relaxed',
  nearFoot: [208, 402],
  farFoot: [184, 402],
}
const man = (t: Tone) =>
  person(
    t,
    MAN,
    {
      hair: 'black',
      style: 'curls',
      beard: 'short',
      skin: 'brown',
      awake: true,
      mood: 'glad',
      gaze: [0.5, 0],
    },
    tunic(ROSE, t.accent, { length: 0.9, shoe: BRASS }),
  )

const serpent = () =>
  scene(
    ribbon('34,402 50,388 34,372 50,356 34,340 46,326 56,320', [2, 5, 6, 6, 6, 6, 7], {
      fill: LEAF,
      line: IVORY,
    }),
    shape('52,324 54,315 62,314 69,319 63,324 56,326', { fill: LEAF, line: IVORY }),
    circle([61, 318], 1, { fill: INK }),
    strokes(['68,319 72,318', '72,318 74,316', '72,318 74,320'], { line: ROSE }),
  )

/** The tree of knowledge and its serpent; across from it the tree of flames. */
const trees = (t: Tone) =>
  scene(
    tree(t, [46, 402], 168, (at) => circle(at, 5, { fill: ROSE, line: GOLD, width: 0.8 })),
    serpent(),
    tree(t, [256, 402], 168, (at) => flame(at, 13)),
  )

export const theLovers: Scene = {
  description:
    'A woman with flowers in her hair and a dark-bearded man stand hand in hand, she looking up, he at her; behind her a fruit tree with a serpent, behind him a tree of flames, above them an angel before the sun.',
  picture: (t) =>
    scene(
      sky(t, '52,210 248,210'),
      mountains(t, '150,250', 388, t.soft),
      ground(t, 400),
      trees(t),
      angel(t),
      woman(t),
      man(t),
    ),
}
