import { wandAt } from '../emblems.ts'
import { castle } from '../kit/buildings.ts'
import { land, sky } from '../kit/landscape.ts'
import { IVORY } from '../kit/palette.ts'
import { tree } from '../kit/plants.ts'
import { each, ribbon, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

export const eightOfWands: Scene = {
  description: 'Eight staffs in leaf fly side by side through the open sky over a river and green hills.',
  picture: (t) =>
    scene(
      sky(t, '250,120 50,150 262,300 40,290'),
      land('18,366 80,348 150,362 220,342 282,358', t.soft, {
        angle: -6,
        gap: 5,
        line: t.deep,
        opacity: 0.4,
      }),
      castle(t, [236, 354], 24),
      tree(t, [52, 372], 60),
      ribbon('164,360 140,380 172,402 120,444', [3, 8, 15, 34], { fill: t.accent, line: IVORY, width: 0.7 }),
      each(
        Array.from({ length: 8 }, (_, i) => i),
        (i) => {
          const shift = (i - 3.5) * 28
          return wandAt(
            t,
            [148 + shift * 0.61 + (i % 2 ? 11 : -11), 204 - shift * 0.61 + (i % 2 ? 11 : -11)],
            148,
            135,
            10,
          )
        },
      ),
    ),
}
