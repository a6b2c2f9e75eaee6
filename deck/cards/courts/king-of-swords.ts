import { butterfly } from '../creatures/beasts.ts'
import { swordAt } from '../emblems.ts'
import { cloak, gown } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { mantle, panel, seated, stoneThrone } from '../figure/throne.ts'
import { birds, ground, sky } from '../kit/landscape.ts'
import { cloud } from '../kit/ornaments.ts'
import { GOLD, WINE } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { place, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

export const kingOfSwords: Scene = {
  description:
    'A dark, stern king faces us from a tall stone throne carved with butterflies, his sword raised a little aslant; birds fly over the clouds.',
  picture: (t) =>
    scene(
      sky(t, '52,120 250,130'),
      birds('60,168 86,152 240,190'),
      cloud([48, 300], 80, t.mid, t.accent),
      cloud([254, 306], 80, t.mid, t.accent, true),
      ground(t, 402),
      stoneThrone(t, [88, 92], 124, 408, t.mid),
      ...points('112,122 188,122 150,110').map((at) => place(butterfly(t.accent), { at, scale: 1.05 })),
      swordAt(t, [75, 175], 196, -8, 12),
      person(
        t,
        {
          ...seated([150, 292], 232, { far: [86, 256], near: [180, 302] }),
          farElbow: [-0.2, 1],
          nearElbow: [1, 0.4],
          nearGrip: 'resting',
        },
        { hair: 'black', style: 'bob', beard: 'short', skin: 'dark', awake: true, hat: kingsCrown(t.accent) },
        gown(t.soft, {
          sleeves: t.accent,
          flare: 0.9,
          trim: GOLD,
          cloak: cloak(WINE, 1.7, 0, 0.5),
          yoke: WINE,
          front: (bones) => panel(t.accent, 0.26)(bones) + mantle(WINE)(bones),
        }),
      ),
    ),
}
