import { wandAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LIGHT_GOLD, shadeOf } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, scene, shape } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const HILL = '18,442^ 34,404 60,370 92,348 118,338 152,332 190,336 218,350 246,378 268,410 282,442^'

/** Legs apart, the staff across his body, both hands closed round it. */
const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [148, 228],
  height: 236,
  view: 'half',
  lean: 4,
  near: [108, 214],
  far: [211, 168],
  nearHolds: -24,
  farHolds: -24,
  nearThumb: [1, -0.4],
  nearElbow: [-1, 0],
  farElbow: [0.2, 1],
  nearFoot: [106, 332],
  farFoot: [198, 334],
  headTurn: 8,
  toes: [8, -4],
}

export const sevenOfWands: Scene = {
  description: 'A man holds the top of a hill with his staff against six others thrust up at him from below.',
  picture: (t) =>
    scene(
      sky(t, '60,130 240,100 104,84 206,70 40,200 262,220'),
      rays([150, 150], 66, 118, 40, { fill: GOLD, opacity: 0.3 }),
      mountains(t, '40,286 84,306 224,296 266,276', 372, t.mid),
      shape(HILL, { fill: t.soft, line: IVORY }),
      shape('190,336 218,350 246,378 268,410 282,442^ 214,442^ 226,410 208,380 214,360', {
        fill: shadeOf(t.soft),
      }),
      hatch(HILL, { angle: 62, gap: 7, line: t.accent, opacity: 0.3 }),
      grass(points('74,362 224,356 152,334 122,340'), t.accent),
      person(
        t,
        POSE,
        { hair: 'auburn', style: 'short', beard: 'short', awake: true, mood: 'stern', gaze: [0, 0.7] },
        tunic(LIGHT_GOLD, t.mid, { sleeve: 'full', sleeves: t.mid, length: 0.8, flare: 0.7, shoe: BRASS }),
      ),
      wandAt(t, [145.4, 197.1], 222, 66, 11),
      handOver(POSE, 'far'),
      handOver(POSE, 'near'),
      each(
        [
          [44, 400, 14],
          [84, 412, 8],
          [128, 420, 3],
          [172, 420, -4],
          [214, 412, -9],
          [256, 400, -15],
        ],
        ([x, y, turn]) => wandAt(t, [x!, y!], 124, turn!),
      ),
    ),
}
