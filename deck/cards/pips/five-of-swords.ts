import { sword, swordAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { birds, ground, sea, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { BRASS, GOLD, LEAF, ROSE, type Tone } from '../kit/palette.ts'
import { type Point, polar } from '../kit/points.ts'
import { place, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Clouds over a cold shore: the wind tears them below, and draws them out to one side. */
const tornCloud = (t: Tone, at: Point, scale: number) =>
  place(
    scene(
      shape(
        '-50,6^ -49,-6 -36,-9 -32,-22 -14,-27 -3,-17 12,-24 27,-18 30,-7 44,-6 62,-12^ 54,-1 42,3^ 66,5^ 48,12 26,9^ 38,19^ 18,17 4,8^ 4,16^ -8,15 -16,7^ -20,14^ -34,13',
        { fill: t.mid, line: t.accent },
      ),
      strokes(['-38,-2 -32,-9 -23,-7', '-14,-16 -8,-18 -3,-11', '8,-13 16,-14 20,-8', '-20,2 -12,-3 -5,0'], {
        line: t.accent,
      }),
    ),
    { at, scale },
  )

const clouds = (t: Tone) =>
  tornCloud(t, [72, 136], 0.92) + tornCloud(t, [168, 124], 0.6) + tornCloud(t, [46, 204], 0.6)

/** A sword that passes through his fist, pommel below. */
const raised = (t: Tone, turn: number) =>
  place(sword(t, 184, { breadth: 11, guard: 14, hilt: 38 }), {
    at: polar([240, 284], 184 / 2 - 19, turn - 90),
    turn,
  })

/** Two swords over the shoulder, one hand on the hilt of the third. */
const VICTOR: Pose = {
  handsOver: ['far', 'near'],
  hip: [190, 296],
  height: 232,
  view: 'half',
  flip: true,
  near: [236, 284],
  far: [131, 275],
  nearHolds: -84,
  farHolds: 96,
  nearElbow: [0.5, 1],
  farElbowAt: [158, 260],
  nearFoot: [206, 412],
  farFoot: [166, 412],
  headTurn: 4,
}

export const fiveOfSwords: Scene = {
  description:
    'A man with three swords looks back with a thin smile at two others who walk away to the sea, their swords left on the ground.',
  picture: (t) =>
    scene(
      sky(t),
      clouds(t),
      birds('186,92 160,74 204,112', t.accent),
      mountains(t, '40,262 110,270 262,256', 286, t.mid),
      sea(t, 284),
      ground(t, 348),
      person(
        t,
        {
          hip: [57, 310],
          height: 92,
          view: 'back',
          lean: -3,
          far: [47, 304],
          near: [70, 314],
          toes: ['away', 'away'],
          nearFoot: [62, 356],
          farFoot: [52, 356],
          nearElbow: [1, 0.4],
        },
        { hair: 'black', style: 'bob' },
        gown(t.soft, { flare: 0.5 }),
      ),
      person(
        t,
        {
          hip: [96, 318],
          height: 110,
          view: 'back',
          lean: -8,
          headTurn: -10,
          far: [86, 264],
          near: [95, 264],
          toes: ['away', 'away'],
          nearFoot: [103, 374],
          farFoot: [91, 374],
          farElbowAt: [70, 283],
          nearElbowAt: [112, 279],
        },
        { hair: 'brown', style: 'short', skin: 'tan' },
        tunic(GOLD, t.accent, { length: 1 }),
      ),
      swordAt(t, [122.5, 333], 150, 186, 11, 17),
      person(
        t,
        VICTOR,
        { hair: 'auburn', style: 'curls', awake: true, mood: 'glad', gaze: [0.7, 0.2] },
        tunic(LEAF, ROSE, {
          sleeve: 'full',
          sleeves: ROSE,
          length: 0.9,
          flare: 0.7,
          sweep: 0.25,
          shoe: BRASS,
        }),
      ),
      raised(t, -9),
      raised(t, 9),
      handOver(VICTOR, 'near'),
      handOver(VICTOR, 'far'),
      swordAt(t, [83, 418], 108, 86, 10, 9),
      swordAt(t, [222, 421], 98, -94, 10, 9),
    ),
}
