import { rabbit } from '../creatures/beasts.ts'
import { goatHead } from '../creatures/lion.ts'
import { pentacleAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { queensCrown } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import { sideLap, sideMantle } from '../figure/side-lap.ts'
import type { Pose } from '../figure/skeleton.ts'
import { archedThrone } from '../figure/throne.ts'
import { ground, sky } from '../kit/landscape.ts'
import { BRASS, GOLD, IVORY, LEAF, ROSE, shadeOf, type Tone } from '../kit/palette.ts'
import { rose, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, place, rectangle, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { farmland } from './places.ts'

/** Roses hang over her like a roof. */
const bower = () =>
  scene(
    vine('48,400 42,280 52,160 98,94 150,74', { line: LEAF, width: 2 }, 16, 18),
    vine('252,400 258,280 248,160 202,94 150,74', { line: LEAF, width: 2 }, 16, 18),
    each(points('48,180 68,128 102,93 150,78 198,93 232,128 252,180 44,250 256,250'), (at, i) =>
      rose(at, 9, i % 2 ? ROSE : IVORY),
    ),
  )

/** How far below her hip the hems lie, in heads. */
const DROP = 2.86

/** The block of stone between the posts that bears her, with a cushion. */
const block = (t: Tone) =>
  scene(
    rectangle([92, 332], 106, 72, { fill: t.mid, line: GOLD }),
    rectangle([148, 342], 42, 62, { fill: shadeOf(t.mid), line: GOLD, width: 0.8 }),
    rectangle([88, 322], 114, 11, { fill: LEAF, line: IVORY }, 4),
  )

/** She sits turned to one side, and her head is bent over what she holds. */
const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [132, 302],
  height: 236,
  view: 'half',
  stature: 'slim',
  headTurn: 16,
  near: [152, 294],
  far: [198, 288],
  nearGrip: 'resting',
  nearTurn: 16,
  farTurn: 196,
  farThumb: [0, -1],
  nearElbow: [-1, 0.8],
  farElbowAt: [206, 256],
  nearFoot: [190, 404],
  farFoot: [214, 404],
}

export const queenOfPentacles: Scene = {
  description:
    'A dark-haired queen sits in a rose bower on a throne with goats’ heads and looks down at the pentacle in her lap; a rabbit rests beside her.',
  picture: (t) =>
    scene(
      sky(t),
      bower(),
      farmland(t),
      ground(t, 400),
      archedThrone(t, 116, 66, 404, (at) => place(goatHead('#D9CBB0'), { at: [at[0], at[1] - 4] })),
      block(t),
      person(
        t,
        POSE,
        { hair: 'black', style: 'long', skin: 'brown', hat: queensCrown(LEAF) },
        gown(ROSE, {
          length: 0,
          bareLegs: false,
          sleeves: IVORY,
          sleeve: 'bell',
          trim: GOLD,
          cloak: sideMantle(t.soft, GOLD, DROP),
          front: sideLap({ fill: ROSE, shoe: BRASS }, DROP),
        }),
      ),
      pentacleAt(t, [172, 272], 33),
      handOver(POSE, 'near', 'brown'),
      handOver(POSE, 'far', 'brown'),
      place(rabbit(), { at: [251, 430], flip: true }),
      each(points('46,418 74,424 104,420'), (at, i) => rose(at, 7, i % 2 ? ROSE : IVORY)),
    ),
}
