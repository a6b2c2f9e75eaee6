import { ATTITUDES } from '../creatures/horse-attitudes.ts'
import { cupAt } from '../emblems.ts'
import { helmet, templeWings } from '../figure/headwear.ts'
import { birds, land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud } from '../kit/ornaments.ts'
import { IVORY, ROSE, type Tone } from '../kit/palette.ts'
import { place, scene, shape } from '../kit/svg.ts'
import { cypress } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'
import { ride } from './ride.ts'

/** A river in a quiet valley. */
const valley = (t: Tone) =>
  scene(
    mountains(t, '60,276 236,264', 340, t.soft),
    land('18,336 100,326 200,334 282,322', t.mid, { angle: -4, gap: 6.5, line: t.accent, opacity: 0.35 }),
    shape('282,346^ 220,352 170,364 120,386 60,398 18,402^ 18,424^ 90,418 150,402 210,380 282,370^', {
      fill: '#2E7C94',
      line: t.accent,
      width: 0.9,
    }),
    ...(
      [
        [38, 340, 50],
        [70, 338, 66],
        [256, 330, 54],
      ] as const
    ).map(([x, y, height]) => cypress(t, [x, y], height)),
  )

export const knightOfCups: Scene = {
  description:
    'A knight in a winged helmet rides a white horse at a quiet pace along a river and holds a cup out before him.',
  picture: (t) =>
    scene(
      sky(t, '60,180 250,200 220,120 44,230'),
      cloud([62, 112], 78, t.mid, t.accent),
      cloud([236, 92], 66, t.mid, t.accent, true),
      cloud([258, 232], 56, t.mid, t.accent),
      birds('120,84 146,70 172,86'),
      valley(t),
      land('18,424 100,412 200,420 282,408', t.mid, { angle: -4, gap: 6, line: t.accent, opacity: 0.35 }),
      place(
        ride(t, {
          attitude: ATTITUDES.walking,
          coat: { coat: IVORY, mane: t.accent, tack: ROSE },
          cloth: t.soft,
          rider: {
            look: { hair: 'blond', style: 'bob', awake: true, hat: helmet(t.accent) + templeWings() },
            tabard: ROSE,
            mail: t.accent,
            cape: t.soft,
            lean: 0,
            sweep: -0.5,
          },
          holds: 90,
          near: [49, -70],
          far: [34, -16],
          carried: ([x, y]) => cupAt(t, [x + 51, y - 82], 54),
        }),
        { at: [141, 430], scale: 1.2 },
      ),
    ),
}
