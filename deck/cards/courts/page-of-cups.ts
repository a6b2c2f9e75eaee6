import { fish } from '../creatures/beasts.ts'
import { cupWith } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { hand } from '../figure/hand.ts'
import { chaperon } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { land, sea, ship, sky } from '../kit/landscape.ts'
import { halo } from '../kit/ornaments.ts'
import { BRASS, INK, IVORY, LIGHT_GOLD, ROSE, SKIN } from '../kit/palette.ts'
import { lily, rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, scene, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

export const pageOfCups: Scene = {
  description:
    'A page in a flowered tunic stands by the sea and looks, amused, at a fish that puts its head out of the cup.',
  picture: (t) =>
    scene(
      sky(t, '52,170 246,200 90,100 258,130 40,240'),
      halo(t, [132, 152], 62),
      sea(t, 300),
      ship([58, 312], 26, t),
      land(
        '18,398 90,384 180,396 282,380',
        LIGHT_GOLD,
        { angle: -4, gap: 6, line: BRASS, opacity: 0.5 },
        IVORY,
      ),
      each(points('34,424 66,432 222,430 262,420'), (at, i) =>
        circle(at, 3 + (i % 2), { fill: i % 2 ? t.accent : IVORY, line: INK }),
      ),

      person(
        t,
        {
          hip: [128, 284],
          height: 250,
          view: 'half',
          headTurn: 5,
          near: [107, 270],
          far: [220, 222],
          farHolds: 90,
          nearTurn: 16,
          nearElbow: [-1, 0.1],
          farElbow: [0.2, 1],
          nearFoot: [110, 408],
          farFoot: [158, 408],
          toes: [0, 16],
        },
        {
          hair: 'black',
          style: 'bob',
          skin: 'brown',
          awake: true,
          mood: 'glad',
          gaze: [0.8, 0],
          hat: chaperon(t.soft),
        },
        tunic(t.accent, ROSE, {
          sleeve: 'full',
          sleeves: t.soft,
          length: 0.9,
          flare: 0.5,
          shoe: BRASS,
          front: ({ at, u }) =>
            each(points('-0.2,-1.74 0.28,-1.24 -0.2,-1.1 -0.24,0.44 0.3,0.5 -0.04,1.14'), (spot, i) =>
              i % 2 ? lily(at(spot[0], spot[1]), u * 0.3) : rose(at(spot[0], spot[1]), u * 0.2, ROSE),
            ),
        }),
      ),
      place(
        cupWith(
          t,
          place(fish(ROSE), { at: [-1, -52], scale: 1.3, turn: 38, flip: true }) +
            stroke('-19,-29 -14,-31 -9,-28 -4,-30 1,-27 6,-30 11,-28 17,-30', { line: t.accent }),
        ),
        { at: [221, 202], scale: 0.973 },
      ),
      hand([220, 222], 0, 37, SKIN.brown),
    ),
}
