/** Hands. They are drawn over the thing they hold: the fingers close round it. */
import { INK } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { place, scene, shape, stroke, strokes } from '../kit/svg.ts'

export type Grip =
  | 'closed'
  | 'open'
  | 'resting'
  | 'relaxed'
  | 'joined'
  | 'pointing'
  | 'blessing'
  | 'pinch'
  | 'offer'

/**
 * In a measure of 20 from wrist to fingertips, pointing to the right, the thumb above; what is held passes through (3,0).
 * Palm and thumb are open where they grow out of the arm and the palm, so that no line crosses the wrist.
 */
type Hand = {
  palm: string
  fingers?: string
  thumb?: string
  lines?: string[]
  /** Nails and creases, which only a large hand shows. */
  details?: string[]
}

const HANDS: Record<Grip, Hand> = {
  /** Round a staff that stands across the hand: the fingers come back over it from the far side. */
  closed: {
    palm: '-6.8,-2.7^ -3.6,-3.2 -1,-4.8 2.6,-5.6 5,0 2.6,5.3 -1.2,4.9 -3.8,3.4 -6.8,2.7^',
    fingers:
      '0.6,-5.3^ 4,-5.9 7.4,-5.6 8.5,-4.2 7.8,-2.8^ 9.5,-1.5 9.2,0 8.1,0.1^ 9.2,1.4 8.8,2.8 7.6,2.9^ 8.3,4 7.7,5.2 5.8,5.7 2.6,5.6 1.1,4.4 1.5,3^ -0.2,2.6 -0.7,1.2 0,0.1^ -1.2,-0.2 -1.6,-1.8 -0.6,-2.7^ -1.2,-3.6 -0.8,-4.9',
    thumb: '-5.4,-2.9^ -2.4,-5.4 1.6,-7.2 4.8,-6.9 6,-5.4 4.8,-4 1.6,-4 -1.4,-2.2^',
    lines: ['1.5,3 7.6,2.9', '0,0.1 8.1,0.1', '-0.6,-2.7 7.8,-2.8'],
    details: [
      '3.2,-6.5 4.9,-6.3 5.5,-5.4 4.7,-4.7 3.1,-4.7',
      '6.2,-5.2 7.2,-4.9 7.2,-3.8 6.6,-3.3',
      '7,-2.2 7.9,-1.9 7.9,-0.8 7.2,-0.5',
      '6.8,0.7 7.6,1 7.6,2.1 7,2.4',
      '6,3.4 6.7,3.7 6.7,4.7 6,5',
      '-5.4,-1.8 -4.5,-1.2 -4.5,0.9 -5.4,1.6',
    ],
  },
  open: {
    palm: '-6.8,-2.6^ -3.6,-3.4 -1.2,-5.8 1.4,-9 3.4,-9.2 3.6,-7.2 2.6,-5^ 6,-6.4 10.2,-7.2 11.4,-6.2 10.3,-4.9 6.4,-3.6 4.4,-2.6^ 8.6,-3.4 12.8,-3.4 13.7,-2.1 12.4,-1.1 8.4,-0.7 4.8,-0.2^ 8.6,0.2 12,1.2 12.6,2.4 11.4,3.2 7.8,2.5 4.6,2.1^ 7,3.3 9.6,5 9.7,6.3 8.3,6.5 5.4,5.4 2.6,4.9 -0.6,4.9 -3.6,3.5 -6.8,2.6^',
    lines: ['2.6,-5 1.6,-4.2', '-3.2,2.4 -0.8,1.4 0.6,-2.6', '3.6,-2 2.2,-0.4 2.2,3'],
  },
  /** Lies on a knee or the arm of a seat: the fingers side by side and a little bent. */
  resting: {
    palm: '-6.8,-2.6^ -3,-3.6 0.4,-4.8 4,-5.4 8,-5.2 10.2,-4.2 9.8,-2.9 9,-2.5^ 11.8,-2.1 12.8,-1 12,0.1 11,0.3^ 12.2,1 12,2.3 10.4,2.7^ 10.8,3.8 9.8,4.9 6.6,5.4 2.6,5.2 -2.8,3.8 -6.8,2.6^',
    thumb: '-3.4,-3.2^ -0.6,-6 3.2,-7.9 5.8,-7.8 6,-6.4 3.6,-5 1,-2.8^',
    lines: ['5,-2.4 9,-2.5', '5.2,0.4 11,0.3', '4.6,3 10.4,2.7'],
  },
  /** Hangs at the side, seen from the thumb. */
  relaxed: {
    palm: '-6.8,-2.4^ -3,-3 1,-3.3 5,-2.6 9.2,-1 12,1.6 12.2,3.4 10.6,3.2 9.4,2.2^ 9.6,3.8 8.2,4.6 6.6,3.6^ 6,4.6 4,4.9 2,4 -2,3.2 -6.8,2.4^',
    thumb: '-1.4,-0.6^ 2,-0.6 5.6,1.2 7.4,3.4 6.4,4.4 4.2,3.6 1,2^',
    lines: ['6.6,0.8 9.4,2.2'],
  },
  /** Palm to palm with the other, as in prayer: the fingers lie together. */
  joined: {
    palm: '-6.8,-2.6^ -2,-3.4 3,-4.2 9,-3.6 15.6,-1 16,0.4 11,2.2 4,3.4 -2,3.2 -6.8,2.6^',
    thumb: '-1.8,-2.8^ 2,-5.4 7,-5.6 8.6,-4.4 6,-3.2 2,-1.4^',
    lines: ['6,0.4 15.8,0'],
  },
  pointing: {
    palm: '-6.8,-2.7^ -3,-3.5 1,-4.7 6,-4.6 10,-4.4 14.6,-3.9 15.3,-2.8 14.4,-1.9 9.6,-1.5 7,-1.2^ 8.4,-0.2 8,1.2 7,1.3^ 8,2.4 7.2,3.5 6.2,3.5^ 6.4,4.6 4.6,5.3 2,4.9 -2.6,3.6 -6.8,2.7^',
    thumb: '-3,-2.8^ 0.4,-4 4.4,-2.9 6.6,-1 5.6,0.3 2.6,-0.6 -0.4,-0.6^',
    lines: ['2.6,1.3 7,1.3', '2.2,3.5 6.2,3.5'],
  },
  /** Index and middle finger straight, the others bent under the thumb. */
  blessing: {
    palm: '-6.8,-2.7^ -3,-3.6 1,-5 5,-5.4 10,-5.8 14.4,-5.9 15.2,-4.8 14,-3.8 9,-3.2 6,-2.8^ 10,-2.8 15,-2.5 16,-1.4 14.8,-0.4 9.6,-0.2 6.6,0^ 8.6,0.8 8.4,2.3 7.2,2.6^ 8,3.8 6.8,4.8 4,5.2 0,4.6 -3,3.6 -6.8,2.7^',
    thumb: '-3.6,-2^ 0,-2.6 3.6,-0.8 6.6,1.4 6,2.7 3.8,2.4 0.6,1.2 -1.6,0.6^',
    lines: ['4.6,-2.7 6,-2.8', '3.4,0 6.6,0', '4.2,2.8 7.2,2.6'],
  },
  /** Thumb and forefinger hold a stem, a ring or a thread at (10,-3). */
  pinch: {
    palm: '-6.8,-2.6^ -3,-3.4 0.6,-4.6 3.4,-6.4 7,-7.2 10,-5.8 11.2,-3.8 10.4,-3 8.8,-4.6 6.6,-5 5.2,-3.6 7,-1.4^ 11,-0.4 13.8,1 13.4,2.3 10.2,1.7 7.4,1.2^ 10.6,2.9 12,4.3 11,5 8,3.8 6,3^ 8.2,4.9 8.9,6.3 7.5,6.5 4.8,5.1 2,4.7 -3,3.5 -6.8,2.6^',
    thumb: '-2.6,-1.6^ 1,-2.9 5,-2.2 9,-3.1 10.9,-3.2 10.8,-2 8.6,-0.9 5,0 1.6,0.4^',
  },
  /** Palm up, seen from the side: what is offered stands at (5,-2). */
  offer: {
    palm: '-6.8,-2.6^ -3,-3.2 1,-2.4 5,-2 9,-2.6 13.6,-4.8 15.2,-4.6 14.6,-3.2 11.4,-1^ 14,-1.4 15,-0.6 13.6,0.6 10.2,1.6^ 12,1.6 12.4,2.4 10.8,3.2 6,4.4 2,4.6 -3,3.8 -6.8,2.6^',
    thumb: '-3.2,-2.8^ -1,-5 2.2,-7.2 4.2,-7 4,-5.2 2,-2.4^',
    lines: ['6.4,-0.2 11.4,-1', '5.6,2.2 10.2,1.6'],
    details: [
      '2.5,-6.9 4,-6.6 4.1,-5.3 3.2,-4.8',
      '-3.4,0.4 0,1.4 3.6,0.8',
      '12.4,-4.2 13.6,-4.3 14,-3.7',
      '9.2,-2.5 9.9,-2.1 9.9,-1.3',
      '8.6,-0.5 9.3,-0.1 9.3,0.7',
      '-5.6,-1.6 -4.7,-1 -4.7,0.8 -5.6,1.5',
    ],
  },
}

/** The hands of figures smaller than this show no single fingers. */
const SMALL = 18

/** The hands of figures larger than this show nails and creases. */
const LARGE = 60

/** A hand whose palm is at `at`; `flip` puts the thumb on the other side. */
export function hand(
  at: Point,
  heading: number,
  u: number,
  skin: string,
  grip: Grip = 'closed',
  flip = false,
): string {
  const { palm, fingers, thumb: ball, lines = [], details = [] } = HANDS[grip]
  const pen = { fill: skin, line: INK, width: 0.9 }
  const body = scene(
    stroke(palm, pen),
    fingers ? shape(fingers, pen) : '',
    u < SMALL || lines.length === 0 ? '' : strokes(lines, { line: INK, width: 0.7 }),
    ball ? stroke(ball, pen) : '',
    u > LARGE && details.length > 0 ? strokes(details, { line: INK, width: 0.6 }) : '',
  )
  return place(body, { at, scale: u / 22, turn: flip ? heading + 180 : heading, flip })
}

/** The thumb alone, over what the fingers lie behind. */
export const thumb = (at: Point, heading: number, u: number, skin: string, grip: Grip) =>
  place(stroke(HANDS[grip].thumb ?? '', { fill: skin, line: INK, width: 0.9 }), {
    at,
    scale: u / 22,
    turn: heading,
  })
