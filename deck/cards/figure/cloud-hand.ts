/** The hand that comes out of a cloud and offers the sign of the suit, on the aces. It comes from the left. */
import { cloud } from '../kit/ornaments.ts'
import { GOLD, INK, IVORY, SKIN, type Tone } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { place, ribbon, scene, shape, strokes } from '../kit/svg.ts'

const skin = { fill: SKIN.fair, line: INK, width: 1.1 }

const sleeve = (t: Tone) =>
  scene(
    shape('-46,-19^ -80,-32 -104,-30^ -104,30^ -80,32 -46,19^', { fill: t.soft, line: IVORY, width: 1.1 }),
    strokes(['-60,-18 -90,-16', '-58,0 -92,2', '-60,18 -90,20'], { line: IVORY, width: 0.7 }),
    ribbon('-46,-20 -44,0 -46,20', [7, 7, 7], { fill: GOLD, line: INK, width: 0.9 }),
  )

const clouds = (t: Tone, [x, y]: Point) =>
  scene(cloud([x - 92, y + 4], 84, t.mid, t.accent), cloud([x - 70, y + 30], 76, t.deep, t.accent, true))

/** Closes round an upright staff or hilt that passes through `at`; the staff is drawn between palm and fingers. */
export const grip = (t: Tone, at: Point, staff: string) =>
  scene(
    place(sleeve(t) + shape('-46,-15^ -28,-20 -12,-25 8,-24 15,0 8,24 -12,24 -28,18 -46,15^', skin), { at }),
    staff,
    place(
      scene(
        ribbon('17,18 4,19 -8,16', [9, 10, 8], skin),
        ribbon('19,8 5,9 -9,6', [10, 11, 9], skin),
        ribbon('19,-3 5,-2 -10,-5', [10, 11, 9], skin),
        ribbon('17,-14 4,-14 -9,-16', [10, 11, 9], skin),
        ribbon('-24,-18 -8,-27 9,-24', [13, 11, 9], skin),
        strokes(['5,-26 9,-24.5'], { line: INK, width: 0.8 }),
      ),
      { at },
    ),
    clouds(t, at),
  )

/** Lies flat under something that rests on it at `at`. */
export const palm = (t: Tone, at: Point, gift: string) =>
  scene(
    place(
      scene(
        sleeve(t),
        ribbon('14,4 34,2 50,-8', [10, 9, 7], skin),
        ribbon('14,9 36,10 54,2', [10, 9, 7], skin),
        ribbon('12,14 32,18 50,12', [10, 9, 7], skin),
      ),
      { at },
    ),
    gift,
    place(
      scene(
        shape('-46,-15^ -28,-14 -8,-4 10,0 20,6 18,18 -4,22 -28,18 -46,15^', skin),
        ribbon('-24,-10 -8,-14 8,-22', [12, 10, 8], skin),
        strokes(['-20,10 -4,8 8,12'], { line: INK, width: 0.7 }),
      ),
      { at },
    ),
    clouds(t, at),
  )
