import { salamander } from '../creatures/beasts.ts'
import { wandAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { tunic } from '../figure/dress.ts'
import { capWithFeather } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { ground, sky } from '../kit/landscape.ts'
import { halo } from '../kit/ornaments.ts'
import { BRASS, FLAME, INK, LIGHT_GOLD, ROSE, SKIN } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, ellipse, place, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { desert } from './places.ts'

export const pageOfWands: Scene = {
  description:
    'A page in a tunic of salamanders, a red feather in the cap, looks up at the staff held in both hands; pyramids stand in the desert behind.',
  picture: (t) =>
    scene(
      sky(t, '52,170 246,190 90,100 56,250'),
      halo(t, [128, 156], 62),
      desert(t),
      ground(t, 400),
      grass(points('40,420 240,424 182,430'), t.accent),
      ellipse([197, 419], 18, 4, { fill: t.deep, opacity: 0.6 }),
      wandAt(t, [197, 252], 334, 0, 12),
      person(
        t,
        {
          hip: [124, 286],
          height: 250,
          view: 'half',
          headTurn: -13,
          near: [193, 252],
          far: [193, 196],
          nearHolds: 90,
          farHolds: 90,
          nearElbow: [-0.3, 1],
          farElbow: [0.4, 1],
          nearFoot: [102, 412],
          farFoot: [148, 412],
        },
        {
          hair: 'blond',
          style: 'bob',
          awake: true,
          mood: 'glad',
          gaze: [0.6, -0.7],
          hat: capWithFeather(t.soft, FLAME),
        },
        tunic(LIGHT_GOLD, SKIN.fair, {
          sleeve: 'full',
          sleeves: t.soft,
          length: 0.85,
          flare: 0.5,
          shoe: BRASS,
          cloak: cloak(t.soft, 1.1, -0.2, 0.3),
          front: ({ at, u }) =>
            each(points('-0.14,0.05 0.3,0.5 -0.1,0.96'), (spot, i) =>
              place(salamander(i % 2 ? INK : ROSE), {
                at: at(spot[0], spot[1]),
                scale: u / 76,
                turn: i * 50 - 50,
              }),
            ),
        }),
      ),
    ),
}
