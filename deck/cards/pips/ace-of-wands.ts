import { wandAt } from '../emblems.ts'
import { grip } from '../figure/cloud-hand.ts'
import { castle } from '../kit/buildings.ts'
import { land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { GOLD, INK, IVORY, LEAF } from '../kit/palette.ts'
import { leaf } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, scene, shape, strokes } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'
import { glory } from './glory.ts'

export const aceOfWands: Scene = {
  description:
    'A hand comes out of a cloud and holds up a living staff with green buds before a ring of light; below, a castle stands on a hill over a river.',
  picture: (t) =>
    scene(
      sky(t, '44,300 256,292 270,176 36,120 262,88'),
      glory(t),
      mountains(t, '40,340 96,352 262,338', 372, t.mid),
      land('18,366 70,348 130,364 190,346 282,358', t.mid, {
        angle: -6,
        gap: 6,
        line: t.accent,
        opacity: 0.35,
      }),
      castle(t, [226, 358], 40),
      shape('221,358^ 221,351 226.3,346.6 231.6,351 231.6,358^', { fill: t.deep, line: GOLD }),
      tree({ ...t, mid: LEAF, soft: '#98B678', accent: IVORY }, [64, 364], 44),
      tree({ ...t, mid: LEAF, soft: '#98B678', accent: IVORY }, [88, 362], 34),
      land('18,400 80,384 150,396 230,380 282,392', t.soft, {
        angle: -5,
        gap: 6,
        line: t.deep,
        opacity: 0.4,
      }),
      shape(
        '221,358^ 216,365 196,371 183,379 197,391 186,404 150,418 120,442^ 196,442^ 196,420 211,405 213,391 203,381 213,376 228,369 231.6,358^',
        {
          fill: t.accent,
          line: IVORY,
        },
      ),
      strokes(['216,369 200,375 196,380 204,390', '204,396 194,407 176,418', '170,425 160,434'], {
        line: t.soft,
        width: 0.8,
      }),
      grip(t, [139, 268], wandAt(t, [152, 216], 262, 0, 18)),
      each(points('90,128 214,150 94,206 220,232 104,166 204,108 228,262 80,256'), (at, i) =>
        leaf(at, 14, 60 + i * 50, { fill: LEAF, line: INK, width: 0.7 }),
      ),
    ),
}
