import { cupAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { flowerWreath, wreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { daySky, land } from '../kit/landscape.ts'
import { BRASS, GOLD, IVORY, LEAF, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { grapes, leaf, rose, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Fruit and flowers of the harvest lie at their feet. */
const harvest = (t: Tone) =>
  scene(
    vine('24,428 80,420 150,430 220,420 276,428', { line: LEAF }, 14, 13),
    each(points('50,424 98,430 204,430 250,424'), (at) => circle(at, 8, { fill: GOLD, line: BRASS })),
    grapes([74, 418], 20, WINE),
    grapes([228, 418], 20, WINE),
    each(points('124,428 150,432 176,428'), (at) => rose(at, 6.5, ROSE)),
    leaf([150, 424], 12, -90, { fill: t.accent }),
  )

export const threeOfCups: Scene = {
  description:
    'Three women dance in a ring with their cups lifted together under a clear sky, harvest fruit at their feet.',
  picture: (t) =>
    scene(
      daySky(t, 360),
      land('18,366 90,352 180,362 282,350', t.soft, { angle: -5, gap: 5, line: t.deep, opacity: 0.4 }),
      person(
        t,
        {
          hip: [84, 302],
          height: 184,
          view: 'half',
          lean: 3,
          near: [58, 296],
          far: [120, 200],
          nearElbow: [-1, 0.6],
          farElbow: [0.3, 1],
          nearFoot: [72, 404],
          farFoot: [98, 400],
          headTurn: -10,
        },
        { hair: 'blond', style: 'bun', hat: flowerWreath() },
        gown(IVORY, { flare: 0.6, sweep: -0.25, trim: ROSE, sleeve: 'bell' }),
      ),
      person(
        t,
        {
          hip: [216, 302],
          height: 184,
          view: 'half',
          flip: true,
          lean: -3,
          near: [242, 296],
          far: [180, 200],
          nearElbow: [1, 0.6],
          farElbow: [-0.3, 1],
          nearFoot: [228, 404],
          farFoot: [202, 400],
          headTurn: 10,
        },
        { hair: 'black', style: 'long', skin: 'brown', hat: wreath(LEAF) },
        gown(GOLD, { flare: 0.6, sweep: 0.25, trim: ROSE, sleeve: 'bell' }),
      ),
      person(
        t,
        {
          hip: [150, 310],
          height: 188,
          view: 'back',
          far: [122, 304],
          near: [152, 188],
          nearElbow: [1, 0.8],
          farElbow: [-1, 0.4],
          nearFoot: [162, 412],
          farFoot: [138, 412],
        },
        { hair: 'auburn', style: 'tied' },
        gown(ROSE, { flare: 0.7, trim: GOLD, sleeve: 'bell' }),
      ),
      cupAt(t, [114, 168], 56, -8),
      cupAt(t, [186, 168], 56, 8),
      cupAt(t, [150, 148], 58),
      harvest(t),
    ),
}
