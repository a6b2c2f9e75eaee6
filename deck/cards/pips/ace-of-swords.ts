import { sword } from '../emblems.ts'
import { grip } from '../figure/cloud-hand.ts'
import { mountains, sky } from '../kit/landscape.ts'
import { drop } from '../kit/ornaments.ts'
import { GOLD, INK, IVORY, LEAF } from '../kit/palette.ts'
import { vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { glory } from './glory.ts'

const crown = () =>
  scene(
    vine('150,128 118,132 98,150 92,190', { line: LEAF, width: 1.6 }, 9, 14),
    vine('150,128 182,132 202,150 208,190', { line: LEAF, width: 1.6 }, 9, 14),
    shape('116,128^ 112,98^ 132,112^ 150,92^ 168,112^ 188,98^ 184,128^ 150,122', { fill: GOLD, line: INK }),
    stroke('117,124 150,117 183,124', { line: IVORY, width: 2 }),
    each(points('112,96 150,89 188,96'), (at) => circle(at, 4, { fill: IVORY, line: INK, width: 0.9 })),
  )

export const aceOfSwords: Scene = {
  description:
    'A hand from a cloud holds a great sword upright; its point passes through a crown hung with olive and palm, over bare mountains.',
  picture: (t) =>
    scene(
      sky(t, '44,310 258,320 256,190'),
      glory(t),
      mountains(t, '50,380 112,352 190,346 252,372', 408, t.soft),
      grip(t, [152, 296], place(sword(t, 268, { breadth: 17, hilt: 56, guard: 34 }), { at: [152, 198] })),
      crown(),
      // The point stands free above the crown.
      shape('152,64^ 160.5,88^ 160.5,112^ 143.5,112^ 143.5,88^', { fill: IVORY, line: INK, width: 0.9 }),
      shape('152,65^ 160,88^ 160,112^ 152,112^', { fill: t.accent }),
      each(points('100,236 206,226 112,262 194,258'), (at) => drop(at, 6, GOLD)),
    ),
}
