import { pentacleAt } from '../emblems.ts'
import { cloak, tunic } from '../figure/dress.ts'
import { chaperon } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { ground, sky } from '../kit/landscape.ts'
import { halo } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LIGHT_GOLD, ROSE } from '../kit/palette.ts'
import { rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { farmland } from './places.ts'

export const pageOfPentacles: Scene = {
  description:
    'A page in a green field holds a golden pentacle up before the eyes with both hands, as if nothing else were there.',
  picture: (t) =>
    scene(
      sky(t, '52,170 248,230 90,96 56,250'),
      halo(t, [130, 150], 50),
      farmland(t),
      ground(t, 398),
      person(
        t,
        {
          hip: [126, 286],
          height: 244,
          view: 'half',
          headTurn: -8,
          near: [198, 182],
          far: [210, 184],
          nearElbow: [0.2, 1],
          farElbow: [0.6, 1],
          nearGrip: 'open',
          farGrip: 'open',
          nearFoot: [106, 406],
          farFoot: [146, 406],
        },
        { hair: 'brown', style: 'bob', skin: 'tan', awake: true, hat: chaperon(ROSE) },
        tunic(t.soft, LIGHT_GOLD, {
          sleeves: t.accent,
          length: 0.9,
          flare: 0.5,
          shoe: BRASS,
          trim: GOLD,
          cloak: cloak(ROSE, 1.2, -0.15, 0.3),
        }),
      ),
      pentacleAt(t, [212, 138], 42),
      each(points('40,420 78,424 220,424 260,420'), (at) => rose(at, 6, IVORY)),
    ),
}
