import { sword } from '../emblems.ts'
import { grip } from '../figure/cloud-hand.ts'
import { sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud, drop } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, ROSE } from '../kit/palette.ts'
import { leafOutline } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, place, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { glory } from './glory.ts'

/** Pairs of leaves down a branch to the left (-1) or the right (1) of the sword. */
const branch = (side: 1 | -1, breadth: number, reach: number) =>
  points('123,121 112,127 104,136 98,147 94,159 92,172 91,185 90,198').flatMap(([x, y], i) => {
    const at: Point = [152 + side * (152 - x), y]
    return [116 - i * 2, 204 - i * 5].map((way, k) =>
      leafOutline(at, reach - i * 0.8 - k * 3, side < 0 ? way : 180 - way, breadth),
    )
  })

/** The far side of the crown: the blade stands before it. */
const crownBehind = () =>
  shape(
    '112,108^ 120,98^ 126,106^ 140,92^ 152,104^ 164,92^ 176,106^ 182,98^ 188,108^ 186,120 150,112 114,120',
    {
      fill: BRASS,
      line: INK,
    },
  )

/** A branch of palm hangs from the crown on one side, a branch of olive on the other. */
const crown = () =>
  scene(
    strokes(['152,116 116,122 94,150 90,200', '152,116 188,122 210,150 214,200'], { line: LEAF, width: 1.8 }),
    shapes([...branch(-1, 0.13, 21), ...branch(1, 0.24, 19)], { fill: LEAF }),
    shape('114,122^ 108,88^ 122,105^ 134,82^ 152,107^ 170,82^ 180,105^ 192,88^ 186,122^ 150,115', {
      fill: GOLD,
      line: INK,
    }),
    shape('164,115^ 169,85^ 180,106^ 191,90^ 185,121^', { fill: BRASS, opacity: 0.55 }),
    stroke('115,117 150,109 185,117', { line: IVORY, width: 2.2 }),
    each(points('108,86 134,80 170,80 192,86'), (at) =>
      circle(at, 4.4, { fill: IVORY, line: INK, width: 0.9 }),
    ),
    each(points('132,116 150,112.6 168,116'), (at, i) =>
      circle(at, 2.6, { fill: i === 1 ? ROSE : IVORY, line: BRASS, width: 0.8 }),
    ),
  )

export const aceOfSwords: Scene = {
  description:
    'A hand from a cloud holds a great sword upright; its point passes through a crown hung with olive and palm, over bare mountains.',
  picture: (t) =>
    scene(
      sky(t, '44,310 258,320 268,180 34,112 264,92'),
      glory(t),
      cloud([236, 344], 76, t.mid, t.accent),
      mountains(t, '36,366 92,338 150,358 206,330 262,362', 432, t.soft),
      mountains(t, '64,396 178,384 244,398', 446, t.mid),
      crownBehind(),
      grip(
        t,
        [139, 306],
        place(sword(t, 294, { breadth: 18, hilt: 72, guard: 38, stout: 1.6 }), { at: [152, 201] }),
      ),
      crown(),
      each(points('100,232 206,222 114,262 194,256 128,222 178,236'), (at) => drop(at, 6, GOLD)),
    ),
}
