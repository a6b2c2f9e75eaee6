import { wandAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { hand } from '../figure/hand.ts'
import { person } from '../figure/person.ts'
import { sky } from '../kit/landscape.ts'
import { IVORY, LIGHT_GOLD, SKIN } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, scene, shape } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const HILL = '44,442^ 64,392 92,352 116,330 150,322 184,330 208,352 236,392 256,442^'

export const sevenOfWands: Scene = {
  description: 'A man holds the top of a hill with his staff against six others thrust up at him from below.',
  picture: (t) =>
    scene(
      sky(t, '60,130 240,130 104,84 206,84'),
      shape(HILL, { fill: t.mid, line: IVORY }),
      hatch(HILL, { angle: 62, gap: 5, line: t.accent, opacity: 0.35 }),
      grass(points('104,344 196,346 138,328'), t.accent),
      person(
        t,
        {
          hip: [150, 250],
          height: 162,
          view: 'half',
          lean: 4,
          near: [123, 239],
          far: [190, 209],
          nearElbow: [-1, 1],
          farElbow: [0.4, 1],
          nearFoot: [122, 330],
          farFoot: [184, 328],
          headTurn: 6,
        },
        { hair: 'auburn', style: 'short', beard: 'short', awake: true },
        tunic(LIGHT_GOLD, t.accent, { sleeves: t.soft, length: 0.8, flare: 0.6 }),
      ),
      wandAt(t, [156, 224], 214, 66, 11),
      hand([123, 239], -24, 24, SKIN.fair),
      hand([190, 209], 156, 24, SKIN.fair),
      each(points('42,372 84,392 126,404 174,404 216,392 258,372'), ([x, y]) =>
        wandAt(t, [x, y], 140, (150 - x) * 0.14, 10),
      ),
    ),
}
