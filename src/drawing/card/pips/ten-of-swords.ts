import { swordAt } from '../emblems.ts'
import { hand } from '../figure/hand.ts'
import { head } from '../figure/head.ts'
import { ground, land, mountains, sea, sky } from '../kit/landscape.ts'
import { jointed, tapered } from '../kit/limbs.ts'
import { FLAME, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, SKIN, type Tone, WOOD } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { each, path, scene, shape, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
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
    ground(t, 382),
  )

const CLOAK = '62,416^ 64,398 92,386 130,382 160,388 176,400 172,420^ 130,424 90,422'

/** He lies on his breast, head to the right on one cheek, one arm stretched out beside it. */
const fallen = (t: Tone) =>
  scene(
    shape(tapered(jointed(points('128,404 76,412 36,414'), 0.13), [26, 24, 18, 16, 16, 13, 9]), {
      fill: t.soft,
      line: IVORY,
    }),
    shape('44,408^ 34,405 24,410 22,420 34,421 44,419^', { fill: WOOD, line: IVORY }),
    shape('112,418^ 116,398 150,380 196,376 222,384 232,398 226,414 180,422 140,422', {
      fill: IVORY,
      line: INK,
    }),
    strokes(['196,380 192,396 198,414', '214,388 206,402'], { line: INK, width: 0.7 }),
    shape(CLOAK, { fill: ROSE, line: IVORY }),
    hatch(CLOAK, { angle: 78, gap: 9, line: IVORY, opacity: 0.6 }),
    head(
      { view: 'profile', hair: 'black', style: 'bob', skin: 'tan' },
      { at: [240, 400], size: 34, turn: 82 },
    ),
    shape(tapered(jointed(points('206,398 196,420 232,428'), 0.13), [19, 17, 15, 14, 14, 12, 9]), {
      fill: IVORY,
      line: INK,
    }),
    strokes(['229,422 231,433'], { line: GOLD, width: 3 }),
    hand([240, 429], 4, 29, SKIN.tan, 'blessing'),
  )

/** The points are hidden in his back: the swords are drawn before him. */
const swords = (t: Tone) =>
  each(
    Array.from({ length: 10 }, (_, i) => i),
    (i) => {
      const x = 72 + i * 17.4
      const point = [404, 400, 396, 394, 392, 390, 388, 388, 392, 400][i]!
      const length = i % 2 ? 184 : 156
      return swordAt(t, [x + (i - 4.5) * 1.6, point - length / 2], length, 180 + (i - 4.5) * 1.3, 9, 9)
    },
  )

export const tenOfSwords: Scene = {
  description:
    'A man lies face down by the water with ten swords in his back; the sky is black, but at its edge the morning is yellow.',
  picture: (t) =>
    scene(
      path('M18 20H282V310H18Z', { fill: INK }),
      sky({ ...t, soft: '#3D4560' }, '60,120 240,126 150,84 100,180 206,176', 282),
      dawn(t),
      swords(t),
      fallen(t),
    ),
}
