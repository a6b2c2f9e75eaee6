import { salamander } from '../creatures/beasts.ts'
import { wandAt } from '../emblems.ts'
import { cloak, tunic } from '../figure/dress.ts'
import { capWithFeather } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { ground, sky } from '../kit/landscape.ts'
import { halo } from '../kit/ornaments.ts'
import { BRASS, FLAME, INK, LIGHT_GOLD, ROSE } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { each, place, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { desert } from './places.ts'

export const pageOfWands: Scene = {
  description:
    'A page in a tunic of salamanders, a red feather in the cap, looks up at the staff held in both hands; pyramids stand in the desert behind.',
  picture: (t) =>
    scene(
      sky(t, '52,170 246,190 90,100 56,250'),
      halo(t, [134, 150], 50),
      desert(t),
      ground(t, 396),
      wandAt(t, [206, 254], 320, 0, 13),
      person(
        t,
        {
          hip: [130, 284],
          height: 244,
          view: 'half',
          headTurn: -12,
          near: [202, 258],
          far: [206, 216],
          nearElbow: [-0.3, 1],
          farElbow: [0.3, 1],
          nearFoot: [112, 404],
          farFoot: [148, 406],
        },
        { hair: 'blond', style: 'bob', awake: true, hat: capWithFeather(t.soft, FLAME) },
        tunic(LIGHT_GOLD, t.accent, {
          sleeves: t.soft,
          length: 0.85,
          flare: 0.5,
          shoe: BRASS,
          cloak: cloak(t.soft, 1.1, -0.2, 0.3),
          front: ({ at, u }) =>
            each(points('0,-1.7 0.1,-1.15 -0.1,0.5 0.3,1'), (spot, i) =>
              place(salamander(i % 2 ? INK : ROSE), {
                at: at(spot[0], spot[1]),
                scale: u / 52,
                turn: i * 30 - 20,
              }),
            ),
        }),
      ),
    ),
}
