import { swordAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { blindfold, blindfoldEnds } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { seated } from '../figure/throne.ts'
import { ground, rocks, sea, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { crescent } from '../kit/ornaments.ts'
import { GOLD, INK, IVORY, SKIN, shadeOf, type Tone } from '../kit/palette.ts'
import { rectangle, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Arms crossed on the breast, a hilt in each hand. */
const POSE: Pose = {
  ...seated([150, 310], 234, { far: [171, 258], near: [129, 258] }),
  stature: 'slim',
  handsOver: ['far', 'near'],
  farTurn: 0,
  nearTurn: 180,
  farThumb: [1, -1],
  nearThumb: [-1, -1],
  farElbowAt: [110, 278],
  nearElbowAt: [190, 278],
}

const bench = (t: Tone) =>
  scene(
    shape('70,338^ 84,326^ 216,326^ 230,338^', { fill: t.accent, line: INK }),
    rectangle([70, 338], 160, 66, { fill: t.soft, line: IVORY }),
    rectangle([70, 338], 160, 9, { fill: shadeOf(t.soft) }),
    rectangle([80, 352], 140, 44, { line: t.accent, width: 0.8 }),
  )

/** From the hands back into the cuffs. */
const wrists = scene(
  shape('137,252.4^ 143.8,253^ 140.6,264.4^ 137,263.4^', { fill: SKIN.tan }),
  strokes(['137,252.4 143.6,253', '137,263.4 140.4,264.2'], { line: INK, width: 0.9 }),
  shape('163,252.4^ 156.4,253^ 159.4,264.4^ 163,263.4^', { fill: SKIN.tan }),
  strokes(['163,252.4 156.6,253', '163,263.4 159.6,264.2'], { line: INK, width: 0.9 }),
  strokes(['155.6,252.4 159,264.6'], { line: GOLD, width: 3 }),
)

export const twoOfSwords: Scene = {
  description:
    'A blindfolded woman sits with her back to a sea of rocks and holds two crossed swords in balance on her shoulders, under a new moon.',
  picture: (t) =>
    scene(
      sky(t, '60,190 240,206 150,72 96,96 36,230 120,130'),
      crescent([206, 96], 22, 200, GOLD, INK),
      mountains(t, '36,240 74,250 262,242', 264, t.mid),
      sea(t, 260),
      rocks(t, '44,284 84,300 250,290 222,306 270,318 30,322'),
      ground(t, 394),
      bench(t),
      person(
        t,
        POSE,
        { hair: 'black', style: 'bob', skin: 'tan', behind: blindfoldEnds(), hat: blindfold() },
        gown(IVORY, { sleeves: t.soft, flare: 0.7, shoe: t.accent }),
      ),
      swordAt(t, [91, 181.5], 196, -24, 11),
      swordAt(t, [209, 181.5], 196, 24, 11),
      wrists,
      handOver(POSE, 'far', 'tan'),
      handOver(POSE, 'near', 'tan'),
    ),
}
