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
    vine('50,164 70,186 90,164', { line: LEAF, width: 2 }, 8, 14),
    vine('90,164 150,204 210,164', { line: LEAF, width: 2 }, 13, 15),
    vine('210,164 230,186 250,164', { line: LEAF, width: 2 }, 8, 14),
    each(points('70,180 118,188 150,198 182,188 230,180'), (at, i) => rose(at, 8, i % 2 ? IVORY : ROSE)),
    each([52, 90, 210, 248], (x) => place(bow(IVORY), { at: [x, 164], scale: 0.8 })),
  )

export const fourOfWands: Scene = {
  description:
    'Four staffs joined by a garland of flowers make a gate in the light of day; two people lift bouquets beneath it, and a castle stands behind.',
  picture: (t) =>
    scene(
      daySky(t, 390),
      rays([150, 260], 30, 110, 30, { fill: LIGHT_GOLD, opacity: 0.8 }),
      castle(t, [150, 396], 92, t.mid),
      ground(t, 386),
      person(
        t,
        {
          hip: [124, 332],
          height: 146,
          far: [106, 240],
          near: [150, 332],
          farElbow: [-1, 1],
          nearElbow: [-1, 0.6],
          nearFoot: [131, 408],
          farFoot: [117, 408],
          headTurn: -6,
        },
        { hair: 'blond', style: 'long', hat: flowerWreath() },
        gown(IVORY, { flare: 0.6, trim: ROSE }),
      ),
      person(
        t,
        {
          hip: [178, 332],
          height: 150,
          far: [152, 332],
          near: [197, 236],
          farElbow: [1, 0.6],
          nearElbow: [1, 1],
          nearFoot: [186, 409],
          farFoot: [170, 409],
          headTurn: 6,
        },
        { hair: 'black', style: 'curls', skin: 'brown', hat: wreath(GOLD) },
        tunic(t.soft, t.accent, { length: 0.9 }),
      ),
      nosegay([107, 228]),
      nosegay([196, 224]),
      each([52, 90, 210, 248], (x) => wandAt(t, [x, 288], 276, 0, 9)),
      garland(),
    ),
}
