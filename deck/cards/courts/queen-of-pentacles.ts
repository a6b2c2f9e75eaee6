import { rabbit } from '../creatures/beasts.ts'
import { goatHead } from '../creatures/lion.ts'
import { pentacleAt } from '../emblems.ts'
import { cloak, gown } from '../figure/dress.ts'
import { hand } from '../figure/hand.ts'
import { queensCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { archedThrone, seated } from '../figure/throne.ts'
import { ground, sky } from '../kit/landscape.ts'
import { GOLD, IVORY, LEAF, ROSE, SKIN } from '../kit/palette.ts'
import { rose, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, place, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Roses hang over her like a roof. */
const bower = () =>
  scene(
    vine('44,400 35,280 46,160 96,92 150,74', { line: LEAF, width: 2 }, 16, 18),
    vine('256,400 265,280 254,160 204,92 150,74', { line: LEAF, width: 2 }, 16, 18),
    each(points('43,180 64,126 100,92 150,78 200,92 236,126 257,180 38,250 262,250'), (at, i) =>
      rose(at, 9, i % 2 ? ROSE : IVORY),
    ),
  )

export const queenOfPentacles: Scene = {
  description:
    'A dark-haired queen sits in a rose bower on a throne with goats’ heads and looks down at the pentacle in her lap; a rabbit rests beside her.',
  picture: (t) =>
    scene(
      sky(t),
      bower(),
      ground(t, 396),
      archedThrone(t, 122, 64, 402, (at) => place(goatHead('#D9CBB0'), { at: [at[0], at[1] - 4] })),
      person(
        t,
        {
          ...seated([150, 296], 222, { far: [122, 286], near: [178, 286] }),
          headTurn: 4,
          farElbow: [-1, 0.7],
          nearElbow: [1, 0.7],
        },
        { hair: 'black', style: 'long', skin: 'brown', hat: queensCrown(LEAF) },
        gown(ROSE, {
          sleeves: IVORY,
          sleeve: 'bell',
          flare: 1,
          trim: GOLD,
          cloak: cloak(t.soft, 1.7, 0, 0.5),
        }),
      ),
      pentacleAt(t, [150, 278], 33),
      hand([122, 290], -30, 32, SKIN.brown),
      hand([178, 290], 210, 32, SKIN.brown),
      place(rabbit(), { at: [244, 428], scale: 1.15, flip: true }),
      each(points('46,418 74,424 104,420'), (at, i) => rose(at, 7, i % 2 ? ROSE : IVORY)),
    ),
}
