import { fish } from '../creatures/beasts.ts'
import { cupAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { hand } from '../figure/hand.ts'
import { chaperon } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { land, sea, sky } from '../kit/landscape.ts'
import { halo } from '../kit/ornaments.ts'
import { BRASS, IVORY, LIGHT_GOLD, ROSE, SKIN } from '../kit/palette.ts'
import { lily, rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, place, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

export const pageOfCups: Scene = {
  description:
    'A page in a flowered tunic stands by the sea and looks, amused, at a fish that puts its head out of the cup.',
  picture: (t) =>
    scene(
      sky(t, '52,170 246,200 90,100 250,130'),
      halo(t, [144, 146], 50),
      sea(t, 322),
      land(
        '18,404 90,392 180,400 282,390',
        LIGHT_GOLD,
        { angle: -4, gap: 6, line: BRASS, opacity: 0.5 },
        IVORY,
      ),
      place(fish(ROSE), { at: [222, 150], scale: 1.25, turn: -34 }),
      person(
        t,
        {
          hip: [138, 280],
          height: 246,
          view: 'half',
          headTurn: 6,
          near: [110, 278],
          far: [216, 220],
          nearElbow: [-1, 0.2],
          farElbow: [0.2, 1],
          nearFoot: [122, 404],
          farFoot: [160, 404],
        },
        { hair: 'black', style: 'bob', skin: 'brown', awake: true, hat: chaperon(t.soft) },
        tunic(t.accent, ROSE, {
          sleeves: t.soft,
          length: 0.9,
          flare: 0.5,
          shoe: BRASS,
          front: ({ at, u }) =>
            each(points('-0.2,-1.7 0.25,-1.3 -0.2,-1 -0.4,0.5 0.3,0.6 0,1.2'), (spot, i) =>
              i % 2 ? lily(at(spot[0], spot[1]), u * 0.3) : rose(at(spot[0], spot[1]), u * 0.2, ROSE),
            ),
        }),
      ),
      cupAt(t, [218, 202], 66),
      hand([217, 222], -20, 36, SKIN.brown),
    ),
}
