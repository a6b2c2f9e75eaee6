import { butterfly } from '../creatures/beasts.ts'
import { swordAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { gown } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { mantle, panel, seated, stoneThrone } from '../figure/throne.ts'
import { birds, ground, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud } from '../kit/ornaments.ts'
import { GOLD, WINE } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { place, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const POSE: Pose = {
  ...seated([150, 294], 240, { far: [85, 254], near: [186, 312] }),
  farTurn: 200,
  farElbowAt: [116, 270],
  nearElbowAt: [196, 268],
  nearGrip: 'resting',
  nearTurn: 96,
}

export const kingOfSwords: Scene = {
  description:
    'A dark, stern king faces us from a tall stone throne carved with butterflies, his sword raised a little aslant; birds fly over the clouds.',
  picture: (t) =>
    scene(
      sky(t, '52,120 250,130'),
      birds('240,190 262,174'),
      cloud([48, 300], 80, t.mid, t.accent),
      cloud([254, 306], 80, t.mid, t.accent, true),
      mountains(t, '40,330 92,344 214,338 262,322', 400, t.soft),
      ground(t, 402),
      stoneThrone(t, [88, 92], 124, 408, t.mid),
      ...points('112,122 188,122 150,110').map((at) => place(butterfly(t.accent), { at, scale: 1.05 })),
      swordAt(t, [73, 172], 196, -8, 12),
      person(
        t,
        POSE,
        {
          hair: 'black',
          style: 'bob',
          beard: 'full',
          skin: 'dark',
          awake: true,
          mood: 'stern',
          hat: kingsCrown(t.accent),
        },
        gown(t.soft, {
          sleeves: t.accent,
          sleeve: 'full',
          flare: 0.9,
          trim: GOLD,
          cloak: cloak(WINE, 1.75, 0, 0.6),
          front: (bones) => panel(t.accent, 0.24)(bones) + mantle(WINE)(bones),
        }),
      ),
      grass(points('40,424 70,430 236,428 266,422'), t.accent),
    ),
}
