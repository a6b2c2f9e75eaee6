import { swordAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { hand } from '../figure/hand.ts'
import { person } from '../figure/person.ts'
import { land, mountains, sky } from '../kit/landscape.ts'
import { BRASS, GOLD, IVORY, SKIN } from '../kit/palette.ts'
import { scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { windySky } from './places.ts'

export const pageOfSwords: Scene = {
  description:
    'A page on a windy hilltop, hair flying, holds a sword with both hands and looks back over the shoulder; birds wheel in the clouds.',
  picture: (t) =>
    scene(
      sky(t),
      windySky(t),
      mountains(t, '40,316 110,296 206,306 262,286', 366, t.soft),
      land('18,410 80,386 150,378 220,388 282,408', t.mid, {
        angle: -4,
        gap: 4.5,
        line: t.accent,
        opacity: 0.35,
      }),
      person(
        t,
        {
          hip: [146, 286],
          height: 214,
          view: 'half',
          flip: true,
          lean: 6,
          headTurn: -4,
          near: [192, 218],
          far: [186, 206],
          nearElbow: [1, 1],
          farElbow: [-0.6, 1],
          nearFoot: [172, 394],
          farFoot: [118, 392],
        },
        { hair: 'auburn', style: 'flowing', awake: true },
        tunic(IVORY, t.accent, {
          sleeves: t.soft,
          length: 0.85,
          flare: 0.7,
          sweep: 0.4,
          shoe: BRASS,
          trim: GOLD,
        }),
      ),
      swordAt(t, [208, 152], 168, 16, 11),
      hand([191, 214], -60, 31, SKIN.fair),
      hand([187, 226], -60, 31, SKIN.fair),
    ),
}
