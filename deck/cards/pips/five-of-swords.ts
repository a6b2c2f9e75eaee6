import { swordAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { ground, sea, sky } from '../kit/landscape.ts'
import { GOLD, LEAF, ROSE, type Tone } from '../kit/palette.ts'
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
  handsOver: ['far'],
  hip: [190, 306],
  height: 196,
  view: 'half',
  flip: true,
  near: [208, 276],
  far: [148, 276],
  nearElbow: [1, 1],
  farElbow: [-0.2, 1],
  nearFoot: [202, 406],
  farFoot: [172, 408],
  headTurn: 4,
}

export const fiveOfSwords: Scene = {
  description:
    'A man with three swords looks back with a thin smile at two others who walk away to the sea, their swords left on the ground.',
  picture: (t) =>
    scene(
      sky(t),
      tornClouds(t),
      sea(t, 284),
      ground(t, 344),
      person(
        t,
        {
          hip: [54, 318],
          height: 78,
          view: 'back',
          lean: -3,
          far: [46, 312],
          near: [60, 302],
          nearFoot: [58, 356],
          farFoot: [50, 356],
          nearElbow: [1, 1],
        },
        { hair: 'black', style: 'bob' },
        gown(t.mid, { flare: 0.4 }),
      ),
      person(
        t,
        {
          hip: [96, 326],
          height: 92,
          view: 'back',
          lean: -8,
          headTurn: -10,
          far: [86, 300],
          near: [100, 296],
          nearFoot: [102, 372],
          farFoot: [92, 372],
          nearElbow: [1, 1],
          farElbow: [-1, 1],
        },
        { hair: 'brown', style: 'short', skin: 'tan' },
        tunic(GOLD, t.accent, { length: 1 }),
      ),
      swordAt(t, [212, 206], 164, 8, 9),
      swordAt(t, [236, 212], 164, 18, 9),
      person(
        t,
        VICTOR,
        { hair: 'auburn', style: 'curls', awake: true },
        tunic(LEAF, ROSE, { sleeves: ROSE, length: 0.9, flare: 0.6, sweep: 0.2 }),
      ),
      swordAt(t, [142, 338], 150, 186, 9),
      handOver(VICTOR, 'far'),
      swordAt(t, [96, 406], 120, 78, 9, 13),
      swordAt(t, [214, 416], 112, -98, 9, 13),
    ),
}
