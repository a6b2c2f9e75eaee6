/** Angel, eagle, bull and lion: the four fixed signs that watch from the corners of the Wheel and the World. */
import { bullHead, eagleHead, lionHead } from '../creatures/lion.ts'
import { head } from '../figure/head.ts'
import { cloud } from '../kit/ornaments.ts'
import { GOLD, INK, IVORY, type Tone } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { circle, each, place, scene, shape, strokes } from '../kit/svg.ts'

/** The upper two are smaller: the arch leaves their wings less room. */
const CREATURES = [
  {
    at: [84, 106],
    scale: 0.9,
    draw: () => head({ hair: 'blond', style: 'bob', awake: true }, { at: [0, -1], size: 36 }),
  },
  { at: [216, 106], scale: 0.9, draw: () => place(eagleHead(), { at: [0, 0], scale: 1.06, flip: true }) },
  { at: [66, 388], scale: 1, draw: () => place(bullHead(), { at: [0, -4], scale: 1.04 }) },
  { at: [234, 388], scale: 1, draw: () => place(lionHead(), { at: [0, -2], scale: 1.06 }) },
] as const satisfies { at: Point; scale: number; draw: () => string }[]

/** One wing, to the right of the disc at (0,0). */
const WING = scene(
  shape('16,12^ 20,-6 26,-18 36,-28^ 38,-19 36,-13^ 38,-8 34,-3^ 35,3 30,7^ 29,12 22,15', {
    fill: IVORY,
    line: INK,
  }),
  strokes(['36,-13 30,-9 26,-3', '34,-3 28,1 25,5', '30,7 26,9 23,11'], { line: INK, width: 0.8 }),
)

/** A head in a light disc between two wings, over a cloud. */
export const cornerCreatures = (t: Tone) =>
  each(CREATURES, ({ at, scale, draw }) =>
    place(
      scene(
        WING,
        place(WING, { at: [0, 0], flip: true }),
        circle([0, 0], 25, { fill: t.accent, line: GOLD, width: 2 }),
        draw(),
        cloud([0, 35], 56, t.soft, IVORY),
      ),
      { at, scale },
    ),
  )
