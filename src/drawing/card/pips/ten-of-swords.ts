import { swordAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import { ground, land, mountains, sea, sky } from '../kit/landscape.ts'
import { FLAME, INK, IVORY, LIGHT_GOLD, ROSE, type Tone } from '../kit/palette.ts'
import { each, path, place, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Night above, and under it a first band of morning. */
const dawn = (t: Tone) =>
  scene(
    land('18,282^ 282,282^', ROSE, undefined, ROSE),
    land('18,294^ 282,294^', FLAME, undefined, FLAME),
    land('18,308^ 282,308^', LIGHT_GOLD, undefined, LIGHT_GOLD),
    mountains(t, '46,322 120,314 190,318 256,312', 338, t.mid, t.mid),
    sea(t, 340, '#3B5A7A'),
    path('M18 384H282V442H18Z', { fill: t.deep }),
    ground(t, 388),
  )

export const tenOfSwords: Scene = {
  description:
    'A man lies face down by the water with ten swords in his back; the sky is black, but at its edge the morning is yellow.',
  picture: (t) =>
    scene(
      path('M18 20H282V310H18Z', { fill: INK }),
      sky({ ...t, soft: '#3D4560' }, '60,120 240,126 150,84 100,180 206,176', 300),
      dawn(t),
      place(
        person(
          t,
          {
            hip: [0, 0],
            height: 196,
            view: 'profile',
            near: [34, -50],
            far: [38, -70],
            nearElbow: [1, 0.2],
            nearFoot: [2, 100],
            farFoot: [-4, 98],
            toes: [60, 60],
          },
          { hair: 'black', style: 'bob', skin: 'tan' },
          tunic(IVORY, t.soft, { length: 0.9, sleeves: IVORY }),
        ),
        { at: [146, 400], turn: 88 },
      ),
      shape('88,390^ 130,384 196,388 214,398 190,416 110,420 74,414', { fill: ROSE, line: IVORY }),
      strokes(['104,416 112,392', '136,418 142,388', '170,416 174,390'], { line: IVORY, width: 0.8 }),
      each(
        Array.from({ length: 10 }, (_, i) => i),
        (i) => swordAt(t, [50 + i * 21.5, 318 - (i % 2) * 14], 160, 180 - (i - 4.5) * 1.2, 9, 9),
      ),
    ),
}
