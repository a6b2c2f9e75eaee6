/** Lions, and the four creatures of the corners. All look to the right. */
import { through } from '../kit/curves.ts'
import { FUR, GOLD, INK, IVORY, LIGHT_GOLD } from '../kit/palette.ts'
import { type Point, polar } from '../kit/points.ts'
import { circle, each, ellipse, grownLimb, ribbon, scene, shape, shapes, strokes } from '../kit/svg.ts'

const MANE = '#B97B35'

/** A ring of locks: the mane as one wavy outline. */
function locks(at: Point, radius: number, count: number, depth = 0.82) {
  return through(
    Array.from({ length: count * 2 }, (_, i) =>
      polar(at, i % 2 ? radius * depth : radius, (i * 180) / count),
    ),
  )
}

/** A lion that sits, head raised; about 130 high, paws on y = 0. */
export const sittingLion = () => {
  const pen = { fill: FUR, line: INK, width: 1.1 }
  return scene(
    ribbon('26,-62 34,-34 32,-8', [22, 17, 14], pen),
    shape('24,0^ 24,-8 40,-10 48,-4 48,0^', pen),
    shape('-53,0^ -61,-30 -47,-58 -22,-76 6,-92 30,-86 34,-56 24,-30 4,-14 -16,-10^', pen),
    grownLimb('6,-52 14,-30 12,-8', [28, 18, 15], pen),
    shape(locks([14, -84], 45, 15, 0.84), { fill: MANE, line: INK, width: 1 }),
    strokes(
      [
        '-22,-86 -10,-92 0,-90',
        '-18,-66 -6,-74 4,-74',
        '-4,-48 4,-58 12,-62',
        '-14,-106 -4,-106 4,-102',
        '4,-122 8,-116 14,-112',
        '18,-44 22,-54 26,-60',
      ],
      { line: INK, width: 0.7 },
    ),
    shape(locks([24, -92], 33, 12, 0.84), { fill: '#CF9346', line: INK, width: 0.8 }),
    strokes(['2,-96 10,-98 16,-96', '6,-80 14,-84 20,-84', '8,-112 14,-108 20,-108'], {
      line: INK,
      width: 0.7,
    }),
    shape('2,0^ 2,-9 20,-11 30,-4 30,0^', pen),
    shape('-52,0^ -60,-26 -48,-47 -30,-44 -18,-26 -22,0^', pen),
    shape('-45,0^ -43,-9 -19,-10 -7,-4 -7,0^', pen),
    // The tail lies round the hind paw.
    ribbon('-50,-7 -52,1 -41,5 -26,4 -14,1', [8, 7, 6.4, 6, 5], pen),
    shape('-17,-2 -6,-6 6,1^ -2,4 -12,6 -17,4', { fill: MANE, line: INK }),
    strokes(
      [
        '24,-1 23,-6',
        '18,-1 17,-6',
        '42,-1 41,-5',
        '-15,-1 -16,-5',
        '-21,-1 -22,-5',
        '-36,-34 -26,-24 -28,-12',
      ],
      { line: INK, width: 0.9 },
    ),
    lionFace(),
  )
}

/** The face in profile at the sitting lion's place. */
const lionFace = () => {
  const pen = { fill: LIGHT_GOLD, line: INK, width: 1 }
  return scene(
    circle([22, -117], 8, { fill: FUR, line: INK }),
    shape('50,-84^ 62,-80 66,-75 60,-70 46,-72 38,-80', pen),
    shape('50,-84^ 63,-82 64,-79 52,-79^', { fill: '#8E3F3A' }),
    shape('24,-96 26,-112 38,-122 50,-118 57,-108 68,-106 75,-99 73,-91 62,-86 48,-84 32,-82', pen),
    shape('66,-107^ 75,-104 76,-98^ 70,-99', { fill: '#8E3F3A', line: INK }),
    strokes(
      [
        '44,-114 50,-117 57,-114',
        '45,-109 50,-106.4 56,-108.4',
        '47,-107.4 45.6,-105.6',
        '50.4,-106.2 50,-104.2',
        '68,-98 66,-90 58,-88',
        '62,-95 66,-94',
        '60,-92 64,-91',
      ],
      {
        line: INK,
        width: 1,
      },
    ),
  )
}

/** A lion's face from the front, round (0,0), 40 across. */
export const lionHead = () =>
  scene(
    shape(locks([0, 0], 21, 13, 0.82), { fill: MANE, line: INK, width: 0.9 }),
    each([-1, 1] as const, (side) => circle([side * 11, -11], 4, { fill: FUR, line: INK, width: 0.8 })),
    shape('-11,-6 -8,-13 8,-13 11,-6 8,4 5,12 -5,12 -8,4', { fill: LIGHT_GOLD, line: INK, width: 0.9 }),
    shapes(['-8,-4^ -5,-6 -2.5,-3^ -5,-2', '8,-4^ 5,-6 2.5,-3^ 5,-2', '-3.5,4^ 3.5,4^ 0,7.5^'], {
      fill: INK,
    }),
    strokes(['0,7.5 0,9.5', '-4.5,9.5 -2,11 0,9.5 2,11 4.5,9.5', '-2.5,-3 -3,2', '2.5,-3 3,2'], {
      line: INK,
      width: 0.8,
    }),
  )

/** A bull's face from the front, round (0,0), 40 across. */
export const bullHead = (coat = '#C9B08A') =>
  scene(
    ribbon('-9,-11 -18,-12 -22,-22', [6, 5, 0], { fill: IVORY, line: INK, width: 0.9 }),
    ribbon('9,-11 18,-12 22,-22', [6, 5, 0], { fill: IVORY, line: INK, width: 0.9 }),
    shapes(['-10,-6^ -20,-8 -22,-2 -12,0', '10,-6^ 20,-8 22,-2 12,0'], { fill: coat, line: INK, width: 0.9 }),
    shape('-10,-8 -6,-14 6,-14 10,-8 8,4 9,12 5,18 -5,18 -9,12 -8,4', { fill: coat, line: INK, width: 0.9 }),
    ellipse([0, 13], 8.5, 5.5, { fill: IVORY, line: INK, width: 0.8 }),
    shapes(['-8,-3^ -5.5,-5 -3,-3^ -5.5,-1', '8,-3^ 5.5,-5 3,-3^ 5.5,-1'], { fill: INK }),
    strokes(['-4,11.5 -3.5,13.5', '4,11.5 3.5,13.5', '-2,-12 0,-7 2,-12'], { line: INK, width: 1.1 }),
  )

/** A goat's face from the front, round (0,0), 44 high with horns and beard. */
export const goatHead = (coat: string) =>
  scene(
    each([-1, 1] as const, (side) =>
      scene(
        ribbon(`${side * 4},-11 ${side * 8},-24 ${side * 18},-30 ${side * 24},-24`, [6, 5, 4, 0], {
          fill: GOLD,
          line: INK,
        }),
        shape(`${side * 8},-7^ ${side * 16},-8 ${side * 22},-1^ ${side * 14},1 ${side * 8},-3`, {
          fill: coat,
          line: INK,
        }),
      ),
    ),
    shape('-3,14^ -4,20 0,29^ 4,20 3,14^', { fill: IVORY, line: INK }),
    shape('-9,-8 -5,-14 5,-14 9,-8 7,3 5,12 0,16 -5,12 -7,3', { fill: coat, line: INK }),
    shapes(['-8,-4^ -5.4,-6 -3,-3.6^ -5.4,-2', '8,-4^ 5.4,-6 3,-3.6^ 5.4,-2'], { fill: INK }),
    strokes(['-2.6,8.4 0,10 2.6,8.4', '0,10 0,12.4', '-2.4,12.6 0,13.4 2.4,12.6'], { line: INK, width: 0.9 }),
  )

/** An eagle's head and breast in profile, round (0,0), 44 high. */
export const eagleHead = () =>
  scene(
    shape('-16,22^ -14,6 -8,-8 -2,-16 8,-18 14,-12 14,-4 8,2 10,12 14,22^ 8,18 4,23 -1,18 -5,23 -10,18', {
      fill: '#9C6B3A',
      line: INK,
      width: 0.9,
    }),
    shape('-8,-6 -2,-16 8,-18 14,-12 13,-5 6,-2 3,2 -1,-1 -5,3', { fill: IVORY, line: INK, width: 0.8 }),
    shape('12,-14^ 20,-13 23,-5 20,-1^ 18,-6 11,-6', { fill: GOLD, line: INK, width: 0.8 }),
    circle([8, -11], 1.7, { fill: INK }),
    strokes(['5,-14 10,-14.5', '-8,8 -5,12 -2,8', '0,8 3,12 6,8', '-10,14 -7,17'], { line: INK, width: 0.8 }),
  )
