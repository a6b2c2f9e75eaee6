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
    rectangle([18, 352], 264, 90, { fill: t.soft, line: IVORY }),
    masonry([18, 362], 264, 80, { line: t.deep }, 16),
    shape(
      '18,366^ 18,330^ 62,330^ 62,348^ 92,348^ 92,330^ 138,330^ 138,348^ 166,348^ 166,330^ 210,330^ 210,348^ 238,348^ 238,330^ 282,330^ 282,366^',
      { fill: t.soft, line: IVORY },
    ),
  )

const globe = () =>
  scene(
    circle([186, 246], 17, { fill: LIGHT_GOLD, line: INK }),
    shape('176,238 184,232 190,238 186,246 178,248', { fill: BRASS }),
    shape('190,250 198,246 200,254 193,259', { fill: BRASS }),
    strokes(['169,247 186,251 203,247'], { line: BRASS, width: 0.8 }),
  )

export const twoOfWands: Scene = {
  description:
    'A merchant stands on the battlements between two staffs, a globe in his hand, and looks out over the sea and far hills.',
  picture: (t) =>
    scene(
      sky(t, '60,120 238,130 200,84 104,90'),
      land('18,296 60,276 110,292 170,270 230,286 282,272', t.soft, {
        angle: 60,
        gap: 5,
        line: t.deep,
        opacity: 0.4,
      }),
      land('18,306 282,306', t.mid, { angle: 0, gap: 5, line: t.accent, opacity: 0.5 }, t.accent),
      ship([207, 316], 24, t),
      wandAt(t, [240, 258], 220, 0, 11),
      wandAt(t, [74, 246], 236, 0, 11),
      person(
        t,
        {
          hip: [136, 300],
          height: 204,
          view: 'half',
          near: [76, 284],
          far: [186, 262],
          nearElbow: [-0.4, 1],
          farElbow: [0.3, 1],
          nearFoot: [130, 404],
          farFoot: [146, 404],
          headTurn: -3,
        },
        { hair: 'brown', style: 'bob', beard: 'short', skin: 'tan', awake: true, hat: chaperon(t.soft) },
        tunic(IVORY, t.accent, { sleeves: t.soft, cloak: cloak(t.soft, 1.7, -0.1, 0.4), length: 1 }),
      ),
      globe(),
      parapet(t),
    ),
}
