import { cupAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { chaperon } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { seated } from '../figure/throne.ts'
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
      cupAt(t, [40 + i * 27.5, 192 - 44 * Math.sin(((i + 0.4) * Math.PI) / 8.8)], 39),
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
      rectangle([72, 362], 156, 18, { fill: WOOD, line: GOLD }),
      each([84, 216], (x) => rectangle([x - 8, 380], 16, 40, { fill: WOOD, line: GOLD })),
      person(
        t,
        {
          ...seated([150, 332], 250, { far: [178, 271], near: [124, 275] }),
          farElbow: [-1, 0.6],
          nearElbow: [1, 0.6],
          farFoot: [121, 416],
          nearFoot: [179, 416],
        },
        { hair: 'grey', style: 'bob', beard: 'short', awake: true, hat: chaperon(ROSE) },
        tunic(IVORY, ROSE, { sleeves: GOLD, length: 1, shoe: BRASS }),
      ),
    ),
}
