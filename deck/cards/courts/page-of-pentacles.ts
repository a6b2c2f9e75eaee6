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
      halo(t, [132, 178], 44),
      farmland(t),
      ground(t, 398),
      person(
        t,
        {
          hip: [130, 294],
          height: 216,
          view: 'half',
          headTurn: -8,
          near: [192, 206],
          far: [204, 208],
          nearElbow: [0.2, 1],
          farElbow: [0.6, 1],
          nearGrip: 'open',
          farGrip: 'open',
          nearFoot: [112, 404],
          farFoot: [148, 404],
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
      pentacleAt(t, [206, 168], 36),
      each(points('40,420 78,424 220,424 260,420'), (at) => rose(at, 6, IVORY)),
    ),
}
