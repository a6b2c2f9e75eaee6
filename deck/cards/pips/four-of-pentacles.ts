import { pentacle, pentacleAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { gown } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { seated } from '../figure/throne.ts'
import { tower } from '../kit/buildings.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { BRASS, GOLD, IVORY, ROSE, shadeOf, type Tone, WINE } from '../kit/palette.ts'
import { place, rectangle, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const city = (t: Tone) =>
  scene(
    ...[34, 62, 92, 208, 238, 266].map((x, i) =>
      tower(t, [x, 330], 30, [130, 176, 108, 120, 188, 140][i]!, i % 2 ? t.soft : t.mid),
    ),
    land('18,326 100,320 200,326 282,320', t.mid, { angle: -5, gap: 6.5, line: t.accent, opacity: 0.3 }),
  )

/** Both arms round the pentacle, which he presses to his breast. */
const POSE: Pose = {
  ...seated([150, 300], 246, { far: [143, 287], near: [161, 280] }),
  stature: 'broad',
  farGrip: 'resting',
  nearGrip: 'resting',
  farTurn: 2,
  nearTurn: 184,
  nearThumb: [0, -1],
  farElbowAt: [106, 274],
  nearElbowAt: [198, 270],
  farFoot: [114, 382],
  nearFoot: [186, 382],
}

export const fourOfPentacles: Scene = {
  description:
    'A crowned man sits outside a city and clings to his wealth: one pentacle on his crown, one in his arms, one under each foot.',
  picture: (t) =>
    scene(
      sky(t, '56,120 244,116 96,80 206,80 40,180 262,190'),
      city(t),
      ground(t, 394),
      rectangle([84, 324], 132, 70, { fill: t.soft, line: IVORY }),
      rectangle([84, 324], 132, 9, { fill: shadeOf(t.soft) }),
      rectangle([94, 340], 112, 46, { line: t.accent, width: 0.8 }),
      pentacleAt(t, [113, 411], 22),
      pentacleAt(t, [187, 411], 22),
      person(
        t,
        POSE,
        {
          hair: 'brown',
          style: 'bob',
          awake: true,
          mood: 'stern',
          gaze: [-0.9, 0],
          hat: kingsCrown(ROSE) + place(pentacle(t, 24), { at: [0, -58] }),
        },
        gown(WINE, {
          length: 1.6,
          flare: 0.5,
          hose: GOLD,
          shoe: BRASS,
          sleeve: 'full',
          sleeves: shadeOf(WINE, 0.16),
          cloak: cloak(t.mid, 1.3, 0, 0.6),
          belt: false,
          front: () => pentacleAt(t, [150, 256], 32),
        }),
      ),
    ),
}
