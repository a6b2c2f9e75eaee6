import { cupAt } from '../emblems.ts'
import { arm } from '../figure/arm.ts'
import { palm } from '../figure/cloud-hand.ts'
import { tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, SKIN, STRAW, shadeOf, type Tone, WOOD } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, ellipse, path, place, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import { foliage } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

/** The fourth cup, held out from a cloud. */
const offered = (t: Tone) =>
  scene(
    rays([112, 178], 30, 58, 28, { fill: GOLD, opacity: 0.6 }),
    place(palm(t, [0, 0], cupAt(t, [22, -64], 118)), { at: [102, 212], scale: 0.52 }),
  )

/** An old tree: its crown goes out of the picture. */
const oldTree = (t: Tone) =>
  scene(
    shape(
      '222,402^ 232,380 236,330 230,280 212,240^ 222,236^ 238,262 252,232^ 262,236^ 254,284 256,340 264,384 282,404^ 262,398 246,402',
      {
        fill: WOOD,
        line: GOLD,
      },
    ),
    shapes(['246,400^ 248,340 246,280 254,246^ 260,240^ 253,284 255,340 263,384 276,400^ 262,396'], {
      fill: shadeOf(WOOD),
    }),
    strokes(['238,390 242,350', '240,330 238,300', '246,280 244,262'], { line: BRASS, width: 0.9 }),
    path(foliage([236, 164], 88, 80, 19), { fill: t.mid, line: t.accent }),
    path(
      foliage([206, 124], 40, 30, 11) + foliage([258, 176], 36, 28, 10) + foliage([196, 186], 34, 22, 9, 20),
      { fill: t.soft },
    ),
    strokes(
      [
        '176,124 184,132 194,132',
        '214,108 222,114 232,112',
        '182,192 192,198 204,194',
        '246,190 256,196 268,190',
        '226,228 234,232 242,228',
        '234,146 242,150 250,146',
      ],
      {
        line: t.accent,
        width: 0.8,
      },
    ),
  )

/** His tunic: it follows the belly into the fold of the hip, then the drawn-up thigh, and lies on the ground behind. */
const seat = () =>
  scene(
    shape(
      '226,361^ 233,374 236,390 233,403 221,409 204,409 189,402 178,390 166,377^ 169,366 178,356.5^ 187,358 195,356^',
      { fill: STRAW, line: INK },
    ),
    shapes(['235.4,392 232,402 221,408 204,408 190,401 179,390^ 192,395 206,399 221,398'], {
      fill: shadeOf(STRAW),
    }),
    strokes(
      [
        '194,363 203,369 209,378',
        '219,364 226,376 228,394',
        '207,364 216,378 216,394',
        '188,369 192,380 200,388',
      ],
      { line: INK, width: 0.7 },
    ),
    stroke('179.6,358.4 171.4,367 168.4,376.6', { line: GOLD, width: 2.4 }),
  )

/** He leans on the trunk, arms folded, one knee drawn up. */
const POSE: Pose = {
  hip: [206, 384],
  height: 232,
  view: 'half',
  flip: true,
  lean: 9,
  headTurn: -8,
  near: [197, 335],
  far: [229, 340],
  nearTurn: 196,
  nearGrip: 'resting',
  nearElbowAt: [243, 348],
  farElbowAt: [185, 350],
  handsOver: ['far'],
  nearKnee: [151, 350],
  nearFoot: [142, 402],
  farKnee: [148, 381],
  farFoot: [117, 412],
  toes: [180, 172],
}

/** The far forearm lies before his breast, under the near one; its hand is under the near sleeve. */
const folded = (t: Tone, bones: Skeleton) =>
  arm(bones.far, bones.u, {
    fill: t.soft,
    skin: SKIN.tan,
    sleeve: 'full',
    side: bones.far.side,
    handless: true,
  })

export const fourOfCups: Scene = {
  description:
    'A young man sits under a tree with folded arms and looks at three cups before him, not at the fourth that a hand offers from a cloud.',
  picture: (t) =>
    scene(
      sky(t, '110,84 56,120 84,98 40,290 150,250'),
      mountains(t, '44,296 112,316 176,300', 352, t.mid),
      land('18,352 100,334 190,342 282,328', t.soft, { angle: -8, gap: 6, line: t.deep, opacity: 0.35 }),
      offered(t),
      ground(t, 392),
      oldTree(t),
      ellipse([178, 410], 80, 7, { fill: t.deep, opacity: 0.6 }),
      person(
        t,
        POSE,
        { hair: 'brown', style: 'bob', skin: 'tan', mood: 'sad' },
        tunic(STRAW, t.accent, {
          sleeve: 'full',
          sleeves: t.soft,
          length: 0,
          front: (bones) => seat() + folded(t, bones),
          shoe: BRASS,
        }),
      ),
      each(points('43,375 58,391 73,407'), (at) => cupAt(t, at, 45)),
      grass(points('98,430 160,434 226,430 262,424'), t.accent),
    ),
}
