import { ATTITUDES } from '../creatures/horse-attitudes.ts'
import { swordAt } from '../emblems.ts'
import { helmet, plume } from '../figure/headwear.ts'
import { land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud } from '../kit/ornaments.ts'
import { GOLD, IVORY, ROSE } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { place, scene, strokes } from '../kit/svg.ts'
import { cypress } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'
import { windySky } from './places.ts'
import { ride } from './ride.ts'

export const knightOfSwords: Scene = {
  description:
    'A knight in full armour charges on a grey horse at full stretch, sword high, with the wind and torn clouds behind.',
  picture: (t) =>
    scene(
      sky(t),
      windySky(t),
      cloud([100, 316], 70, t.mid, t.accent),
      mountains(t, '60,344 150,330 238,338', 408, t.soft),
      ...[
        [52, 410, 76],
        [240, 412, 66],
        [264, 412, 54],
      ].map(([x, y, height]) => place(cypress(t, [0, 0], height!), { at: [x!, y!], turn: 14 })),
      land('18,404 90,394 200,402 282,392', t.soft, { angle: -4, gap: 6, line: t.deep, opacity: 0.4 }),
      strokes(
        ['196,330 268,326', '214,346 274,344', '206,378 262,376', '190,220 262,210', '204,238 270,232'],
        { line: t.accent, width: 1.2 },
      ),
      place(
        ride(t, {
          attitude: ATTITUDES.galloping,
          coat: { coat: '#D6DCE8', mane: IVORY, tack: GOLD },
          cloth: t.mid,
          rider: {
            look: {
              hair: 'black',
              style: 'bob',
              skin: 'tan',
              awake: true,
              hat: plume(ROSE) + helmet(t.accent),
            },
            tabard: t.accent,
            mail: t.accent,
            cape: ROSE,
            lean: 20,
            sweep: -1.8,
          },
          holds: -68,
          near: [58, -74],
          far: [50, -12],
          carried: ([x, y]) => swordAt(t, [x + 76, y - 120], 134, 22, 10),
        }),
        { at: [152, 406], flip: true, scale: 0.96 },
      ),
      grass(points('48,426 120,424 200,428 256,424'), t.accent),
    ),
}
