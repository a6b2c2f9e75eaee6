import { dove } from '../creatures/beasts.ts'
import { cupAt } from '../emblems.ts'
import { palm } from '../figure/cloud-hand.ts'
import { curveOf } from '../kit/curves.ts'
import { sea, sky } from '../kit/landscape.ts'
import { tapered } from '../kit/limbs.ts'
import { mountains } from '../kit/mountains.ts'
import { drop } from '../kit/ornaments.ts'
import { BRASS, INK, IVORY, LEAF, type Tone } from '../kit/palette.ts'
import { lily } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, ellipse, place, scene, shapes, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { glory } from './glory.ts'

/** Five streams run over the brim into the pond. */
const STREAMS = [
  '122,149 103,151 80,166 67,214 62,381',
  '134,152 120,161 101,184 92,240 90,385',
  '158,155 174,163 195,189 202,240 203,387',
  '172,152 189,159 211,182 221,230 223,381',
  '182,148 199,151 227,167 241,214 244,387',
]

/** The water stands up to the brim; where it runs over, nothing parts it from the streams. */
const overflow = (t: Tone) =>
  scene(
    shapes(
      STREAMS.map((line) => tapered(curveOf(line), [9, 8.4, 5.6, 5, 5])),
      { fill: t.accent, line: INK, width: 0.9 },
    ),
    ellipse([151, 151.4], 44.5, 10.2, { fill: t.accent }),
    strokes(
      STREAMS.map((line) => curveOf(line).slice(1)),
      { line: IVORY, width: 1.4 },
    ),
    strokes(['116,150 130,146 151,145 172,146 186,150', '138,154 151,152.6 164,154'], { line: t.soft }),
  )

const rings = (t: Tone) =>
  each(points('62,384 90,388 203,390 223,384 244,390'), (at) =>
    scene(ellipse(at, 14, 3.6, { line: t.accent }), ellipse(at, 8, 2, { line: IVORY })),
  )

const lotus = (at: Point, size: number) =>
  scene(
    ellipse([at[0], at[1] + size * 0.7], size * 1.5, size * 0.42, { fill: LEAF, line: IVORY, width: 0.7 }),
    shapes(
      [
        `${at[0]},${at[1] + size * 0.6}^ ${at[0] - size * 1.2},${at[1]} ${at[0] - size * 1.1},${at[1] - size * 0.4}^ ${at[0] - size * 0.4},${at[1]}`,
        `${at[0]},${at[1] + size * 0.6}^ ${at[0] + size * 1.2},${at[1]} ${at[0] + size * 1.1},${at[1] - size * 0.4}^ ${at[0] + size * 0.4},${at[1]}`,
      ],
      { fill: IVORY, line: INK, width: 0.8 },
    ),
    lily(at, size),
  )

export const aceOfCups: Scene = {
  description:
    'An open hand from a cloud carries a golden cup that runs over in five streams into a lily pond; a dove comes down to it.',
  picture: (t) =>
    scene(
      sky(t, '44,300 256,300 36,96 266,96 270,170'),
      glory(t),
      mountains(t, '36,350 84,340 226,346 268,338', 372, t.mid),
      sea(t, 370, t.mid),
      palm(t, [130, 284], cupAt(t, [151, 210], 140)),
      overflow(t),
      rings(t),
      place(dove(), { at: [133, 98], turn: 74, scale: 1.1 }),
      circle([146, 134], 6, { fill: IVORY, line: BRASS }),
      strokes(['143,134 149,134', '146,131 146,137'], { line: BRASS, width: 0.9 }),
      lotus([122, 412], 12),
      lotus([170, 418], 13),
      lotus([46, 412], 11),
      lotus([256, 416], 12),
      lotus([84, 423], 9),
      each(points('76,330 233,324 78,290 211,290'), (at) => drop(at, 6, t.accent)),
    ),
}
