import { wandAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { flowerWreath, wreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { castle } from '../kit/buildings.ts'
import { daySky, ground } from '../kit/landscape.ts'
import { bow, rays } from '../kit/ornaments.ts'
import { GOLD, IVORY, LEAF, LIGHT_GOLD, ROSE } from '../kit/palette.ts'
import { rose, vine } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { each, place, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const nosegay = (at: Point) =>
  each(points('-8,0 8,0 -4,-8 4,-8 0,3'), ([x, y], i) =>
    rose([at[0] + x, at[1] + y], 5.5, i % 2 ? IVORY : ROSE),
  )

const garland = () =>
  scene(
    vine('46,124 63,144 80,124', { line: LEAF, width: 2 }, 8, 14),
    vine('80,124 150,172 220,124', { line: LEAF, width: 2 }, 13, 15),
    vine('220,124 237,144 254,124', { line: LEAF, width: 2 }, 8, 14),
    each(points('63,138 114,154 150,164 186,154 237,138'), (at, i) => rose(at, 8, i % 2 ? IVORY : ROSE)),
    each([46, 80, 220, 254], (x) => place(bow(IVORY), { at: [x, 124], scale: 0.9 })),
  )

export const fourOfWands: Scene = {
  description:
    'Four staffs joined by a garland of flowers make a gate in the light of day; two people lift bouquets beneath it, and a castle stands behind.',
  picture: (t) =>
    scene(
      daySky(t, 390),
      rays([150, 232], 34, 124, 30, { fill: LIGHT_GOLD, opacity: 0.8 }),
      castle(t, [150, 396], 104, t.mid),
      ground(t, 386),
      person(
        t,
        {
          hip: [121, 322],
          height: 172,
          far: [105, 212],
          near: [150, 324],
          farElbow: [-1, 1],
          nearElbow: [-1, 0.6],
          nearFoot: [129, 410],
          farFoot: [113, 410],
          headTurn: -6,
        },
        { hair: 'blond', style: 'long', hat: flowerWreath() },
        gown(IVORY, { flare: 0.6, trim: ROSE }),
      ),
      person(
        t,
        {
          hip: [181, 322],
          height: 176,
          far: [152, 324],
          near: [196, 208],
          farElbow: [1, 0.6],
          nearElbow: [1, 1],
          nearFoot: [190, 411],
          farFoot: [172, 411],
          headTurn: 6,
        },
        { hair: 'black', style: 'curls', skin: 'brown', hat: wreath(GOLD) },
        tunic(t.soft, t.accent, { length: 0.9 }),
      ),
      nosegay([107, 200]),
      nosegay([195, 196]),
      each([46, 80, 220, 254], (x) => wandAt(t, [x, 268], 316, 0, 9)),
      garland(),
    ),
}
