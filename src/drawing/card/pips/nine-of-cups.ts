import { cupAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { chaperon } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { ground, sky } from '../kit/landscape.ts'
import { BRASS, GOLD, IVORY, ROSE, type Tone, WOOD } from '../kit/palette.ts'
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
    ...Array.from({ length: 9 }, (_, i) =>
      cupAt(t, [40 + i * 27.5, 196 - 46 * Math.sin(((i + 0.4) * Math.PI) / 8.8)], 46),
    ),
  )

export const nineOfCups: Scene = {
  description:
    'A well-fed host sits on a bench with folded arms and a content face, nine cups in a row on the draped shelf behind.',
  picture: (t) =>
    scene(
      sky(t, '60,96 240,96 150,72'),
      ground(t, 388),
      shelf(t),
      rectangle([84, 362], 132, 16, { fill: WOOD, line: GOLD }),
      each([94, 206], (x) => rectangle([x - 7, 378], 14, 38, { fill: WOOD, line: GOLD })),
      person(
        t,
        {
          hip: [150, 344],
          height: 196,
          far: [170, 296],
          near: [130, 300],
          farElbow: [-1, 0.6],
          nearElbow: [1, 0.6],
          farKnee: [112, 366],
          nearKnee: [188, 366],
          farFoot: [116, 418],
          nearFoot: [184, 418],
        },
        { hair: 'grey', style: 'bob', beard: 'short', awake: true, hat: chaperon(ROSE) },
        tunic(IVORY, ROSE, { sleeves: GOLD, length: 0.95, flare: 0.3, shoe: BRASS }),
      ),
    ),
}
