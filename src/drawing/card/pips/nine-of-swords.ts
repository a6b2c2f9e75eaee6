import { swordAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { hand } from '../figure/hand.ts'
import { person } from '../figure/person.ts'
import { sky } from '../kit/landscape.ts'
import { star } from '../kit/ornaments.ts'
import { GOLD, INK, IVORY, LIGHT_GOLD, ROSE, SKIN, type Tone, WOOD } from '../kit/palette.ts'
import { rose } from '../kit/plants.ts'
import { each, rectangle, scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const quilt = (t: Tone) => {
  const squares = Array.from({ length: 10 }, (_, i) => ({
    x: 112 + (i % 5) * 32,
    y: 354 + Math.floor(i / 5) * 30,
    rosy: i % 2 === 0,
  }))
  return scene(
    shape('102,346^ 272,346^ 272,420^ 102,420^', { fill: t.accent, line: INK }),
    each(squares, ({ x, y, rosy }) =>
      scene(
        rectangle([x - 9, y - 7], 32, 30, { fill: rosy ? IVORY : t.soft, line: INK, width: 0.7 }),
        rosy ? rose([x + 7, y + 8], 8, ROSE) : star([x + 7, y + 8], 8, 9, 3.6, { fill: LIGHT_GOLD }),
      ),
    ),
  )
}

const bedstead = () =>
  scene(
    rectangle([30, 290], 26, 140, { fill: WOOD, line: GOLD }),
    rectangle([30, 396], 246, 30, { fill: WOOD, line: GOLD }),
    shape('54,356^ 56,340 84,334 112,342 112,398^ 54,398^', { fill: IVORY, line: INK }),
  )

export const nineOfSwords: Scene = {
  description:
    'Someone sits up in bed at night with hands over the face; nine swords hang one above the other on the dark wall.',
  picture: (t) =>
    scene(
      sky(t),
      rectangle([20, 262], 260, 180, { fill: t.mid }),
      each(
        Array.from({ length: 9 }, (_, i) => i),
        (i) => swordAt(t, [150, 78 + i * 21.5], 178, 90, 9, 8.5),
      ),
      bedstead(),
      person(
        t,
        {
          hip: [104, 390],
          height: 186,
          lean: 4,
          headTurn: 10,
          headShift: [0, 0.16],
          far: [99, 306],
          near: [121, 306],
          farGrip: 'open',
          nearGrip: 'open',
          farElbow: [-1, 1],
          nearElbow: [1, 1],
          nearFoot: [112, 430],
          farFoot: [96, 430],
        },
        { hair: 'black', style: 'long' },
        gown(t.accent, { flare: 0.2, length: 1, trim: t.soft, bareLegs: false }),
      ),
      hand([100, 308], -78, 27, SKIN.fair, 'open'),
      hand([122, 308], -102, 27, SKIN.fair, 'open', true),
      quilt(t),
    ),
}
