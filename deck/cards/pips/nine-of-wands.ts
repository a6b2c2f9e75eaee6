import { wandAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { bandage } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { BRASS, IVORY, SKIN } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

export const nineOfWands: Scene = {
  description:
    'A man with a bandaged head leans on his staff and looks back; eight more staffs stand behind him like a fence.',
  picture: (t) =>
    scene(
      sky(t, '150,70 100,92 204,92 40,110 262,120'),
      mountains(t, '60,270 150,256 238,266', 330, t.mid),
      land('18,334 90,322 200,330 282,320', t.soft, { angle: 60, gap: 7, line: t.deep, opacity: 0.35 }),
      each([38, 58, 78, 98, 214, 231, 248, 265], (x, i) =>
        wandAt(t, [x, 262 - (i % 2) * 8], 270 + (i % 2) * 16, 0),
      ),
      ground(t, 388),
      wandAt(t, [186, 274], 290, 3, 10),
      person(
        t,
        {
          hip: [140, 298],
          height: 246,
          view: 'half',
          lean: 4,
          near: [183, 266],
          far: [185, 238],
          nearHolds: -87,
          farHolds: -87,
          nearElbow: [-0.6, 1],
          farElbow: [0.6, 1],
          nearFoot: [112, 414],
          farFoot: [160, 409],
          toes: [-6, 14],
          headView: 'half',
          headFlip: true,
          headTurn: -2,
        },
        {
          hair: 'brown',
          style: 'short',
          beard: 'short',
          skin: 'tan',
          awake: true,
          mood: 'afraid',
          gaze: [0.6, 0],
          hat: bandage(),
        },
        tunic(IVORY, SKIN.tan, { sleeve: 'full', sleeves: t.soft, length: 0.9, shoe: BRASS }),
      ),
      grass(points('34,424 88,432 216,432 264,424'), t.accent),
    ),
}
