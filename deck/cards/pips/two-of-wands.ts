import { wandAt } from '../emblems.ts'
import { cloak, tunic } from '../figure/dress.ts'
import { chaperon } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { masonry } from '../kit/buildings.ts'
import { land, ship, sky } from '../kit/landscape.ts'
import { BRASS, INK, IVORY, LIGHT_GOLD, type Tone } from '../kit/palette.ts'
import { circle, rectangle, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const parapet = (t: Tone) =>
  scene(
    rectangle([18, 372], 264, 70, { fill: t.soft, line: IVORY }),
    masonry([18, 382], 264, 60, { line: t.deep }, 16),
    shape(
      '18,386^ 18,350^ 62,350^ 62,368^ 92,368^ 92,350^ 138,350^ 138,368^ 166,368^ 166,350^ 210,350^ 210,368^ 238,368^ 238,350^ 282,350^ 282,386^',
      { fill: t.soft, line: IVORY },
    ),
  )

const globe = () =>
  scene(
    circle([196, 228], 20, { fill: LIGHT_GOLD, line: INK }),
    shape('184,219 193,212 201,218 196,228 187,230', { fill: BRASS }),
    shape('200,233 210,228 212,237 204,243', { fill: BRASS }),
    strokes(['176,229 196,234 216,229'], { line: BRASS, width: 0.8 }),
  )

export const twoOfWands: Scene = {
  description:
    'A merchant stands on the battlements between two staffs, a globe in his hand, and looks out over the sea and far hills.',
  picture: (t) =>
    scene(
      sky(t, '120,120 206,116 200,74 108,74'),
      land('18,296 60,276 110,292 170,270 230,286 282,272', t.soft, {
        angle: 60,
        gap: 5,
        line: t.deep,
        opacity: 0.4,
      }),
      land('18,306 282,306', t.mid, { angle: 0, gap: 5, line: t.accent, opacity: 0.5 }, t.accent),
      ship([222, 326], 26, t),
      wandAt(t, [250, 254], 264, 0, 12),
      wandAt(t, [66, 242], 284, 0, 12),
      person(
        t,
        {
          hip: [136, 296],
          height: 240,
          view: 'half',
          near: [68, 272],
          far: [196, 248],
          nearElbow: [-0.4, 1],
          farElbow: [0.3, 1],
          nearFoot: [128, 416],
          farFoot: [146, 416],
          headTurn: -3,
        },
        { hair: 'brown', style: 'bob', beard: 'short', skin: 'tan', awake: true, hat: chaperon(t.soft) },
        tunic(IVORY, t.accent, { sleeves: t.soft, cloak: cloak(t.soft, 1.7, -0.1, 0.4), length: 1 }),
      ),
      globe(),
      parapet(t),
    ),
}
