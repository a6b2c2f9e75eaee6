import { gown, tunic } from '../figure/dress.ts'
import { flowerWreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { angelWing, wings } from '../figure/wings.ts'
import { ground, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { flame, rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { circle, ribbon, scene, shape, shapes, strokes } from '../kit/svg.ts'
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
    shape(
      '24,230^ 26,216 40,206 58,213^ 66,200 90,194 104,208^ 114,194 134,188 150,194^ 166,188 186,194 196,208^ 210,194 234,200 242,213^ 260,206 274,216 276,230^ 272,244 252,248 240,240^ 230,254 204,254 190,244^ 178,258 122,258 110,244^ 96,254 70,254 60,240^ 48,248 28,244',
      { fill: t.mid, line: t.accent },
    ),
    strokes(
      [
        '70,218 80,208 94,210',
        '128,214 138,202 152,206',
        '206,210 218,208 228,216',
        '84,240 94,244 102,238',
        '150,240 166,246 176,240',
        '222,242 232,240 236,232',
      ],
      {
        line: t.accent,
        width: 0.8,
      },
    ),
  )

/** Her hand and his, one in the other. */
const HANDS: Point = [150, 322]

const WOMAN: Pose = {
  hip: [106, 314],
  height: 170,
  stature: 'slim',
  view: 'half',
  headTurn: -12,
  lean: -2,
  far: [HANDS[0] - 3, HANDS[1]],
  near: [80, 322],
  farTurn: 20,
  farGrip: 'resting',
  nearGrip: 'relaxed',
  nearFoot: [96, 402],
  farFoot: [120, 398],
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
  view: 'half',
  flip: true,
  lean: 2,
  far: HANDS,
  near: [188, 270],
  farTurn: 158,
  nearGrip: 'resting',
  nearTurn: 196,
  nearFoot: [214, 402],
  farFoot: [182, 398],
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

/** It winds up the trunk, which hides it at every other turn. */
const serpent = () =>
  scene(
    ribbon('34,404 59,391 33,375 59,359 33,343 42,329 51,321', [2, 5, 6, 6, 6, 6, 7], {
      fill: LEAF,
      line: IVORY,
    }),
    shapes(['42.5,340^ 50.4,346^ 50.2,359^ 42.7,353^', '43,372^ 49.8,378^ 50.2,391^ 42.8,385^'], {
      fill: WOOD,
    }),
    strokes(['42.5,340 42.7,353', '50.4,346 50.2,359', '43,372 42.8,385', '49.8,378 50.2,391'], {
      line: GOLD,
      width: 1,
    }),
    shape('46,325 48,316 56,315 63,320 57,325 50,327', { fill: LEAF, line: IVORY }),
    circle([55, 319], 1, { fill: INK }),
    strokes(['62,320 66,319', '66,319 68,317', '66,319 68,321'], { line: ROSE }),
  )

/** The tree of knowledge and its serpent; across from it the tree of flames. The frame cuts the crowns, but no fruit and no flame. */
const trees = (t: Tone) =>
  scene(
    tree(t, [46, 402], 168, ([x, y]) =>
      circle([Math.max(x, -11), y], 5, { fill: ROSE, line: GOLD, width: 0.8 }),
    ),
    serpent(),
    tree(t, [256, 402], 168, ([x, y]) => (x > 20 ? '' : flame([Math.min(x, 8), y], 13))),
  )

export const theLovers: Scene = {
  description:
    'A woman with flowers in her hair and a dark-bearded man stand hand in hand, she looking up, he at her; behind her a fruit tree with a serpent, behind him a tree of flames, above them an angel before the sun.',
  picture: (t) =>
    scene(
      sky(t, '52,210 248,210'),
      mountains(t, '150,272', 388, t.soft),
      ground(t, 400),
      trees(t),
      angel(t),
      woman(t),
      man(t),
    ),
}
