import { pentacle, pentacleAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { seated } from '../figure/throne.ts'
import { tower } from '../kit/buildings.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { BRASS, GOLD, IVORY, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { place, rectangle, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const city = (t: Tone) =>
  scene(
    ...[34, 62, 92, 208, 238, 266].map((x, i) =>
      tower(t, [x, 330], 24, [136, 184, 112, 124, 196, 144][i]!, i % 2 ? t.soft : t.mid),
    ),
    land('18,326 100,320 200,326 282,320', t.mid, { angle: -5, gap: 6.5, line: t.accent, opacity: 0.3 }),
  )

/** Both arms round the pentacle, elbows wide. */
const POSE: Pose = {
  handsOver: ['far', 'near'],
  ...seated([150, 314], 234, { far: [128, 284], near: [172, 284] }),
  farElbow: [-1, 0],
  nearElbow: [1, 0],
  farFoot: [114, 404],
  nearFoot: [186, 404],
}

export const fourOfPentacles: Scene = {
  description:
    'A crowned man sits outside a city and clings to his wealth: one pentacle on his crown, one in his arms, one under each foot.',
  picture: (t) =>
    scene(
      sky(t, '56,130 244,130 96,86 206,86'),
      city(t),
      ground(t, 394),
      rectangle([90, 344], 120, 54, { fill: t.soft, line: IVORY }),
      person(
        t,
        POSE,
        {
          hair: 'brown',
          style: 'bob',
          awake: true,
          hat: kingsCrown(ROSE) + place(pentacle(t, 24), { at: [0, -58] }),
        },
        gown(WINE, { length: 1.7, flare: 0.5, hose: GOLD, shoe: BRASS }),
      ),
      pentacleAt(t, [150, 260], 34),
      handOver(POSE, 'far'),
      handOver(POSE, 'near'),
      pentacleAt(t, [106, 416], 20),
      pentacleAt(t, [194, 416], 20),
    ),
}
