import { swordAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { hand } from '../figure/hand.ts'
import { blindfold } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { seated } from '../figure/throne.ts'
import { ground, rocks, sea, sky } from '../kit/landscape.ts'
import { crescent } from '../kit/ornaments.ts'
import { GOLD, INK, IVORY, SKIN } from '../kit/palette.ts'
import { rectangle, scene } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

export const twoOfSwords: Scene = {
  description:
    'A blindfolded woman sits with her back to a sea of rocks and holds two crossed swords in balance on her shoulders, under a new moon.',
  picture: (t) =>
    scene(
      sky(t, '60,200 238,210 150,76'),
      crescent([206, 104], 20, 200, GOLD, INK),
      sea(t, 262),
      rocks(t, '44,284 84,300 250,290 222,306'),
      ground(t, 398),
      rectangle([84, 352], 132, 50, { fill: t.soft, line: IVORY }),
      hatch('84,352^ 216,352^ 216,402^ 84,402^', { angle: 0, gap: 6.5, line: t.deep, opacity: 0.5 }),
      person(
        t,
        {
          ...seated([150, 336], 200, { far: [170, 284], near: [130, 284] }),
          farElbow: [-1, 0.8],
          nearElbow: [1, 0.8],
          farFoot: [128, 418],
          nearFoot: [172, 418],
        },
        { hair: 'black', style: 'bob', skin: 'tan', hat: blindfold() },
        gown(IVORY, { sleeves: t.soft, flare: 0.5 }),
      ),
      swordAt(t, [92, 212], 200, -27, 10),
      swordAt(t, [208, 212], 200, 27, 10),
      hand([131, 289], 210, 29, SKIN.tan),
      hand([169, 289], -30, 29, SKIN.tan),
    ),
}
