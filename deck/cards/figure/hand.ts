/** Hands. They are drawn over the thing they hold: the fingers close round it. */
import { INK } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { place, shape, strokes } from '../kit/svg.ts'

export type Grip = 'closed' | 'open' | 'resting' | 'joined' | 'pointing' | 'blessing'

type Hand = { mass: string; thumb?: string; lines: string[] }

/** In a measure of 14 from wrist to fingertips, pointing to the right, the thumb above; the palm is at (1,0). */
const HANDS: Record<Grip, Hand> = {
  closed: {
    mass: '-4.6,-2.8^ -1,-4.2 3,-5.2 6.4,-5 7.8,-3.8 7,-2.5^ 8.4,-1.3 7.5,0^ 8.2,1.3 7.1,2.5^ 7,4 5.4,4.9 2.4,4.8 -1,4 -4.6,2.8^',
    thumb: '-2.4,-3.4^ 0.6,-6 4.6,-5.6 6.6,-3.8 5.4,-2.4 2.6,-3 -0.4,-1.8^',
    lines: ['2.6,0 7.5,0', '2.4,2.5 7.1,2.5', '5,-2.4 7,-2.5'],
  },
  open: {
    mass: '-4.6,-2.6^ -1,-3.8 1,-6.6 3,-9 4.8,-8.2 4.4,-6 3.6,-3.9^ 8,-5 12,-5.4 12.8,-4.2 11.6,-3.2 8.2,-2.4^ 13,-2.4 14.4,-1.2 13,0 8.4,0.2^ 12.6,0.8 13.6,1.9 12.2,2.8 8,2.6^ 10.6,3.6 11,4.8 9.4,5.2 5.6,4.8 1,4.6 -4.6,2.6^',
    lines: ['5.4,-2.2 8.2,-2.4', '5.6,0.2 8.4,0.2', '5.2,2.4 8,2.6'],
  },
  /** Lies on a knee or the arm of a seat: the fingers together and a little bent. */
  resting: {
    mass: '-4.6,-2.6^ -1,-4 3,-4.8 7.6,-4.6 11.6,-3.6 12.8,-1.6 12.4,1.2 10.6,3.4 6.6,4.8 2,4.6 -4.6,2.6^',
    thumb: '-2.4,-2.8^ 0.4,-5.8 4.6,-7 7,-6 6,-4.6 3,-3.6 0.4,-1.6^',
    lines: ['7,-1.8 12.7,-1.6', '7,0.6 12.4,1.2', '6.4,2.8 10.8,3.2'],
  },
  /** Palm to palm with the other, as in prayer: the fingers lie together. */
  joined: {
    mass: '-4.6,-2.6^ 0,-3.4 5,-3.6 10,-2.8 15.4,-0.4 15.6,0.8 10,2.4 4,3.2 -4.6,2.6^',
    thumb: '-1.6,-2.4^ 2,-4.8 7,-4.6 8.2,-3.4 5,-2.6 1.4,-1^',
    lines: ['6,-0.2 15.6,0.2'],
  },
  pointing: {
    mass: '-4.6,-2.8^ -1,-4.2 3,-4.9 8,-4.4 14.4,-3.6 14.8,-2.2 8.6,-1.6 6.6,-1.4^ 7.6,0 6.8,1.2^ 7.2,2.6 5.8,3.4^ 5,4.8 2,4.6 -1,4 -4.6,2.8^',
    thumb: '-2.4,-3.2^ 0.4,-4.2 4,-2.8 6,-0.6 4.6,0.4 1.6,-0.8 -0.6,-1.2^',
    lines: ['3,1.2 6.8,1.2', '2.4,3.2 5.8,3.4'],
  },
  blessing: {
    mass: '-4.6,-2.8^ -1,-4.2 3,-4.9 8,-5.2 13.6,-5 14.2,-3.8 12.8,-3 8.4,-2.5^ 14,-2.2 15,-1 13.6,-0.1 8,0 6.4,0.2^ 7.4,1.4 6.4,2.6^ 6.2,4.4 4,4.8 1,4.4 -4.6,2.8^',
    thumb: '-2.2,-1.6^ 0.8,-2.6 4.4,-0.6 5.6,1.6 4.2,2.4 1.4,1 -0.8,0.6^',
    lines: ['4.4,-2.4 8.4,-2.5', '3,2.6 6.4,2.6'],
  },
}

/** The hands of figures smaller than this show no single fingers. */
const SMALL = 18

/** A hand whose palm is at `at`; `flip` puts the thumb on the other side. */
export function hand(
  at: Point,
  heading: number,
  u: number,
  skin: string,
  grip: Grip = 'closed',
  flip = false,
): string {
  const { mass, thumb, lines } = HANDS[grip]
  const pen = { fill: skin, line: INK, width: 0.9 }
  const fingers = strokes(lines, { line: INK, width: 0.7 }) + (thumb ? shape(thumb, pen) : '')
  const body = shape(mass, pen) + (u < SMALL ? '' : fingers)
  return place(body, { at, scale: u / 22, turn: flip ? heading + 180 : heading, flip })
}
