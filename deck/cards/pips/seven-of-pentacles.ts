import { pentacleAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { birds, daySky, ground, mountains } from '../kit/landscape.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import { vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, ribbon, scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** A vine trained on a stake; six pentacles ripen on it. */
const bush = (t: Tone) =>
  scene(
    ribbon('206,410 204,320 208,200 204,120', [7, 6, 5, 4], { fill: WOOD, line: GOLD, width: 0.8 }),
    ...(
      [
        '206,400 236,372 262,330 256,280',
        '206,380 176,350 158,310 168,260',
        '206,300 240,270 262,230 250,180',
        '206,290 172,250 156,210 172,160',
        '206,200 230,170 232,140 222,110',
      ] as const
    ).map((line) => vine(line, { line: LEAF, width: 2 }, 9, 19)),
    ...points('206,132 176,190 238,196 178,262 240,268 210,328').map((at) => pentacleAt(t, at, 23)),
  )

/** Both hands on the handle of the hoe, one above the other. */
const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [82, 298],
  height: 220,
  view: 'half',
  lean: 9,
  headTurn: 10,
  near: [136, 246],
  far: [138, 228],
  nearElbow: [-0.3, 1],
  farElbow: [0.5, 1],
  nearFoot: [70, 408],
  farFoot: [98, 410],
}

export const sevenOfPentacles: Scene = {
  description:
    'A gardener leans on his hoe in the light of day and looks at a vine with six ripe pentacles; a seventh lies at his feet.',
  picture: (t) =>
    scene(
      daySky(t, 366),
      rays([82, 118], 28, 46, 28, { fill: GOLD }),
      circle([82, 118], 25, { fill: LIGHT_GOLD, line: BRASS }),
      birds('128,88 152,76', t.mid),
      mountains(t, '46,306 110,286', 362, t.soft),
      ground(t, 386),
      bush(t),
      person(
        t,
        POSE,
        { hair: 'auburn', style: 'bob', awake: true },
        tunic(ROSE, t.accent, { length: 0.9, sleeves: IVORY, sleeve: 'rolled', shoe: WOOD }),
      ),
      ribbon('140,208 132,320 122,420', [4, 4.6, 4.6], { fill: WOOD, line: GOLD, width: 0.8 }),
      shape('118,414^ 146,418 148,428^ 118,424^', { fill: t.accent, line: INK }),
      handOver(POSE, 'far'),
      handOver(POSE, 'near'),
      pentacleAt(t, [166, 412], 22),
    ),
}
