import { ATTITUDES } from '../creatures/horse-attitudes.ts'
import { wandAt } from '../emblems.ts'
import { helmet } from '../figure/headwear.ts'
import { ground, sky } from '../kit/landscape.ts'
import { BRASS, FLAME, GOLD, LIGHT_GOLD } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { place, scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { desert } from './places.ts'
import { ride } from './ride.ts'

/** Tongues of fire instead of feathers. */
const flameHelmet = () =>
  scene(
    shape(
      '6,-26^ 2,-42 -12,-50 -18,-66^ -24,-50 -36,-50 -46,-62^ -46,-46 -42,-38 -58,-36^ -44,-24 -28,-14 -16,-6^',
      {
        fill: FLAME,
        line: GOLD,
        width: 0.9,
      },
    ),
    helmet(LIGHT_GOLD),
  )

export const knightOfWands: Scene = {
  description:
    'A knight with a crest of flame rides a rearing chestnut horse through the desert and lifts a staff in leaf.',
  picture: (t) =>
    scene(
      sky(t, '52,150 240,120 256,220 220,84 40,230'),
      desert(t),
      ground(t, 402),
      grass(points('36,420 80,430 262,426'), t.accent),
      place(
        ride(t, {
          attitude: ATTITUDES.rearing,
          coat: { coat: '#B5703C', mane: LIGHT_GOLD, tack: GOLD },
          cloth: t.soft,
          rider: {
            look: { hair: 'auburn', style: 'bob', awake: true, hat: flameHelmet() },
            tabard: LIGHT_GOLD,
            mail: BRASS,
            cape: t.soft,
            lean: 4,
            sweep: -1.4,
            skirt: 0.24,
          },
          holds: -76,
          near: [36, -68],
          far: [38, -30],
          carried: ([x, y]) => wandAt(t, [x + 34.6, y - 104], 148, 4, 9),
        }),
        { at: [157, 428], flip: true, scale: 1.2 },
      ),
    ),
}
