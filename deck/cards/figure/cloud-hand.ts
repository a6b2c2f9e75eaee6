/** The hand that comes out of a cloud and offers the sign of the suit, on the aces. It comes from the left. */
import { cloud } from '../kit/ornaments.ts'
import { GOLD, INK, IVORY, SKIN, shadeOf, type Tone } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { place, scene, shape, shapes, strokes } from '../kit/svg.ts'
import { type Grip, hand, thumb } from './hand.ts'

/** How large its owner would be, in the measure of a head. */
const UNIT = 92

/** A wide sleeve with a turned-back cuff, round a wrist that leaves it at (-28,0). */
const sleeve = (t: Tone) =>
  scene(
    shape('-40,-17^ -66,-27 -108,-34^ -108,36^ -70,34 -42,22^', { fill: t.soft, line: IVORY, width: 1.1 }),
    shape('-42,21^ -70,33 -108,35^ -108,18^ -74,16 -48,8', { fill: shadeOf(t.soft) }),
    strokes(['-52,-14 -78,-20', '-50,-2 -84,0', '-50,10 -76,16'], { line: IVORY, width: 0.7 }),
    shape('-46,-25^ -34,-22 -28,-18^ -26,0 -29,22^ -36,27 -48,29^ -44,4', { fill: IVORY, line: INK }),
    shapes(['-40,26^ -48,28^ -45,12 -40,14', '-33,20^ -30,20^ -28,8 -32,10'], { fill: shadeOf(IVORY) }),
    strokes(['-43,-20 -40,2 -43,24'], { line: GOLD, width: 2 }),
  )

const clouds = (t: Tone, [x, y]: Point) =>
  scene(
    cloud([x - 100, y - 14], 70, t.mid, t.accent),
    cloud([x - 92, y + 12], 84, t.mid, t.accent),
    cloud([x - 72, y + 36], 80, t.deep, t.accent, true),
  )

const reached = (t: Tone, at: Point, grip: Grip) =>
  place(sleeve(t), { at }) + hand(at, 0, UNIT, SKIN.fair, grip)

/** Closes round an upright staff or hilt that passes a little to the right of `at`. */
export const grip = (t: Tone, at: Point, staff: string) =>
  scene(staff, reached(t, at, 'closed'), clouds(t, at))

/** Lies flat under something that rests on it above `at`. */
export const palm = (t: Tone, at: Point, gift: string) =>
  scene(reached(t, at, 'offer'), gift, thumb(at, 0, UNIT, SKIN.fair, 'offer'), clouds(t, at))
