import { swordAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { birds, ground, sea, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { BRASS, GOLD, LEAF, ROSE, type Tone } from '../kit/palette.ts'
import { scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Torn clouds over a cold shore. */
const tornClouds = (t: Tone) =>
  scene(
    shape('18,120^ 60,110 90,124 130,112 170,126 152,132 190,140^ 140,142 110,138 70,146 18,140^', {
      fill: t.soft,
      line: t.accent,
      width: 0.9,
    }),
    shape('282,150^ 230,142 200,156 160,150 190,164 150,170^ 200,174 240,168 282,176^', {
      fill: t.soft,
      line: t.accent,
      width: 0.9,
    }),
    shape('18,190^ 50,182 80,194 110,190 84,202 18,206^', { fill: t.soft, line: t.accent, width: 0.9 }),
  )

/** Two swords over the shoulder, one hand on the hilt of the third. */
const VICTOR: Pose = {
  handsOver: ['far', 'near'],
  hip: [190, 296],
  height: 232,
  view: 'half',
  flip: true,
  near: [236, 284],
  far: [126, 270],
  nearHolds: -84,
  farHolds: 96,
  nearElbow: [0.5, 1],
  farElbowAt: [154, 254],
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
      tornClouds(t),
      birds('206,96 180,82 120,92', t.accent),
      mountains(t, '40,262 110,270 262,256', 286, t.mid),
      sea(t, 284),
      ground(t, 348),
      person(
        t,
        {
          hip: [50, 310],
          height: 92,
          view: 'back',
          lean: -3,
          far: [40, 304],
          near: [63, 314],
          toes: ['away', 'away'],
          nearFoot: [55, 356],
          farFoot: [45, 356],
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
          far: [77, 266],
          near: [112, 318],
          toes: ['away', 'away'],
          nearFoot: [103, 374],
          farFoot: [91, 374],
          farElbowAt: [74, 290],
        },
        { hair: 'brown', style: 'short', skin: 'tan' },
        tunic(GOLD, t.accent, { length: 1 }),
      ),
      swordAt(t, [122, 342], 168, 186, 11, 17),
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
      swordAt(t, [235, 206], 178, 0, 11, 17),
      swordAt(t, [249, 208], 176, 9, 11, 17),
      handOver(VICTOR, 'near'),
      handOver(VICTOR, 'far'),
      swordAt(t, [88, 414], 116, 78, 10, 14),
      swordAt(t, [214, 424], 106, -96, 10, 14),
    ),
}
