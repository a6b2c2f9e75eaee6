import { swordAt } from '../emblems.ts'
import { sky } from '../kit/landscape.ts'
import { cloud } from '../kit/ornaments.ts'
import { INK, IVORY, ROSE, type Tone } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { scene, shape, stroke, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const HEART = '150,324^ 108,280 74,238 72,196 96,172 126,174 150,198^ 174,174 204,172 228,196 226,238 192,280'

const rain = (t: Tone) =>
  strokes(
    points(
      '48,236 66,286 52,340 84,330 100,372 216,336 236,288 252,238 250,342 202,376 130,356 170,360 64,392 236,396 150,392 112,408 188,410',
    ).map(([x, y]) => `${x},${y} ${x - 6},${y + 20}`),
    { line: t.accent, width: 1.4 },
  )

export const threeOfSwords: Scene = {
  description: 'Three swords pierce a red heart under heavy clouds and rain.',
  picture: (t) =>
    scene(
      sky(t),
      rain(t),
      cloud([72, 126], 100, t.mid, t.accent),
      cloud([230, 126], 100, t.mid, t.accent, true),
      cloud([150, 104], 116, t.soft, t.accent),
      cloud([150, 140], 110, t.mid, t.accent, true),
      shape(HEART, { fill: ROSE, line: INK, width: 1.4 }),
      hatch('226,238^ 192,280 150,324^ 168,280 190,240 204,190 220,184', {
        angle: 60,
        gap: 3.4,
        line: INK,
        opacity: 0.4,
      }),
      stroke('92,226 94,204 110,192', { line: IVORY, width: 2 }),
      swordAt(t, [104, 246], 248, 148, 11),
      swordAt(t, [196, 246], 248, -148, 11),
      swordAt(t, [150, 250], 268, 180, 12),
      // The heart closes over the middle of each blade.
      shape('150,300^ 122,268 96,238 98,214 122,208 150,222 178,208 202,214 204,238 178,268', { fill: ROSE }),
    ),
}
