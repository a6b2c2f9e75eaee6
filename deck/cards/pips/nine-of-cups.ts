import { cupAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { chaperon } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { seated } from '../figure/throne.ts'
import { ground, sky } from '../kit/landscape.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, ROSE, shadeOf, type Tone, WOOD } from '../kit/palette.ts'
import { each, rectangle, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Nine cups stand in a row along a curved, draped shelf. */
const shelf = (t: Tone) =>
  scene(
    shape('24,214^ 80,182 150,170 220,182 276,214^ 276,392^ 24,392^', {
      fill: t.soft,
      line: GOLD,
      width: 1.4,
    }),
    strokes(
      Array.from(
        { length: 15 },
        (_, i) => `${36 + i * 16.4},${222 - 40 * Math.sin(((i + 0.5) * Math.PI) / 15)} ${34 + i * 16.6},388`,
      ),
      { line: t.accent, width: 0.8 },
    ),
    shape(
      '24,214^ 80,182 150,170 220,182 276,214^ 276,230^ 262,222 248,226 234,208 218,212 204,196 186,202 168,188 150,194 132,188 114,202 96,196 82,212 66,208 52,226 38,222 24,230^',
      {
        fill: t.mid,
        line: GOLD,
      },
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      cupAt(t, [46 + i * 26, 192 - 44 * Math.sin(((i + 0.4) * Math.PI) / 8.8)], 39),
    ),
  )

/** One hand lies on the other arm, the other is tucked away under it. */
const POSE: Pose = {
  ...seated([150, 328], 260, { far: [192, 276], near: [132, 280] }),
  stature: 'broad',
  handsOver: ['far'],
  farElbowAt: [118, 301],
  nearElbowAt: [182, 301],
  nearTurn: 196,
  nearGrip: 'resting',
  farTurn: -16,
  farFoot: [112, 413],
  nearFoot: [190, 413],
}

export const nineOfCups: Scene = {
  description:
    'A well-fed host sits on a bench with folded arms and a content face, nine cups in a row on the draped shelf behind.',
  picture: (t) =>
    scene(
      sky(t, '60,96 240,96 150,66'),
      rays([150, 226], 92, 168, 40, { fill: GOLD, opacity: 0.4 }),
      ground(t, 388),
      shelf(t),
      rectangle([82, 354], 136, 14, { fill: t.mid, line: GOLD }, 7),
      rectangle([60, 366], 180, 20, { fill: WOOD, line: GOLD }),
      rectangle([60, 379], 180, 7, { fill: shadeOf(WOOD) }),
      each([70, 214], (x) => rectangle([x, 386], 16, 36, { fill: WOOD, line: GOLD })),
      person(
        t,
        POSE,
        { hair: 'grey', style: 'bob', beard: 'full', awake: true, mood: 'glad', hat: chaperon(ROSE) },
        tunic(IVORY, ROSE, { sleeves: GOLD, length: 1, shoe: BRASS, trim: ROSE }),
      ),
    ),
}
