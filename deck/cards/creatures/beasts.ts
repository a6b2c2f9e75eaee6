/** Cats, birds, fish and other small company. All look to the right and stand on y = 0 unless said otherwise. */
import { edgeOf, GOLD, INK, IVORY } from '../kit/palette.ts'
import { circle, ribbon, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'

/** A cat that sits and looks at us; about 54 high. */
export const cat = (coat: string, eyes = GOLD) => {
  const pen = { fill: coat, line: edgeOf(coat), width: 1 }
  return scene(
    ribbon('14,-4 26,-4 30,-14 24,-22', [7, 7, 5, 3], pen),
    shape('-14,0^ -18,-12 -10,-28 -8,-36 8,-36 10,-28 18,-12 14,0^', pen),
    shape('-13,-36 -14,-46 -14,-58^ -7,-52 7,-52 14,-58^ 14,-46 13,-36 6,-30 -6,-30', pen),
    shapes(['-9,-43^ -6,-46 -3,-43^ -6,-40', '9,-43^ 6,-46 3,-43^ 6,-40'], { fill: eyes }),
    strokes(
      [
        '-1.5,-38 0,-36.5 1.5,-38',
        '0,-36.5 0,-34',
        '-5,-1 -4,-18',
        '5,-1 4,-18',
        '-4,-36 -15,-37',
        '4,-36 15,-37',
      ],
      { line: edgeOf(coat), width: 0.8 },
    ),
  )
}

/** A hare or rabbit at rest; about 24 high. */
export const rabbit = (coat = IVORY) => {
  const pen = { fill: coat, line: edgeOf(coat), width: 0.9 }
  return scene(
    circle([-17, -6], 3.5, pen),
    shape('-18,0^ -18,-10 -8,-16 4,-14 12,-12 14,-4 10,0^', pen),
    shapes(['12,-20^ 4,-26 -4,-30^ -2,-22 8,-17', '14,-21^ 9,-30 4,-36^ 4,-26 11,-18'], pen),
    shape('8,-12 10,-20 18,-22 23,-16 20,-10 13,-8', pen),
    circle([17.5, -16.5], 1.1, { fill: INK }),
  )
}

/** A bird with lifted wings, flying to the right; about 50 across, round (0,0). */
export const dove = (fill = IVORY) => {
  const pen = { fill, line: edgeOf(fill), width: 0.9 }
  return scene(
    shape('0,-2^ -6,-18 -2,-30 8,-36^ 12,-22 10,-8', pen),
    shape('-12,2^ -28,-2 -34,6 -30,10^ -34,14^ -20,12 -10,8', pen),
    shape('-16,4 -4,-4 10,-6 18,-10 25,-7 30,-5^ 25,-3 20,4 6,10 -8,9', pen),
    shape('4,0^ -4,-14 -16,-24 -28,-26^ -22,-12 -10,2', pen),
    strokes(['-4,-6 -14,-16 -22,-20', '3,-6 2,-18 6,-28'], { line: edgeOf(fill), width: 0.7 }),
    circle([22.5, -7], 1, { fill: INK }),
  )
}

/** A falcon at rest on a glove; about 34 high, claws at (0,0). */
export const falcon = (fill: string) => {
  const pen = { fill, line: edgeOf(fill), width: 0.9 }
  return scene(
    shape('-4,2^ -12,12 -10,16^ -2,6', pen),
    shape('-6,4 -10,-10 -6,-22 2,-28 9,-25 10,-14 6,-2 0,3', pen),
    shape('4,-20 10,-20 10,-13 6,-3 1,1 1,-8', { fill: IVORY }),
    strokes(['5,-16 6.4,-14.6 8,-16', '4,-11 5.4,-9.6 7,-11', '3,-6 4.4,-4.6 6,-6'], {
      line: fill,
      width: 0.8,
    }),
    shape('-9,-8 -10,-18 -3,-20 2,-10 -2,2 -8,10', pen),
    strokes(['-6,-15 -5,-4 -7,8', '-2,-16 -1,-6 -5,6', '-9,-6 -6,-4 -1,-6'], {
      line: edgeOf(fill),
      width: 0.7,
    }),
    // The dark streak below the eye that falcons have.
    shape('4,-23 7.4,-23.4 8,-20 6.4,-16 5,-18', { fill: INK }),
    shape('8.6,-26.4^ 11.6,-26 13,-23 11.8,-20.4^ 10.8,-22 8.8,-22.4^', {
      fill: GOLD,
      line: INK,
      width: 0.7,
    }),
    circle([5.4, -24], 2, { fill: GOLD }),
    circle([5.6, -24], 1.2, { fill: INK }),
    strokes(['0,1 0,6 3,8', '0,6 -2,8', '4,0 4,6 7,8', '4,6 2.4,8'], { line: GOLD, width: 1.6 }),
  )
}

/** A fish leaping in an arc, head to the upper right; about 40 long, round (0,0). */
export const fish = (fill: string) => {
  const pen = { fill, line: edgeOf(fill), width: 0.9 }
  return scene(
    shape('-14,8^ -26,6 -28,16^ -22,17 -20,24^ -12,18 -11,10', pen),
    shape('-16,12 -10,-2 2,-12 16,-16 22,-12 18,-2 8,6 -6,12', pen),
    shape('-4,-8^ -6,-18 6,-17 8,-14', pen),
    strokes(['10,-14 11,-8 15,-4', '-2,-4 2,0 2,5', '-8,2 -4,5 -5,9'], { line: edgeOf(fill), width: 0.7 }),
    circle([17, -12], 1.2, { fill: INK }),
  )
}

export const butterfly = (fill: string) => {
  const pen = { fill, line: edgeOf(fill), width: 0.8 }
  return scene(
    shapes(
      [
        '0,0^ -6,-12 -16,-13 -15,-3 -6,0',
        '0,0^ 6,-12 16,-13 15,-3 6,0',
        '0,1^ -6,1 -11,7 -6,12 -1,6',
        '0,1^ 6,1 11,7 6,12 1,6',
      ],
      pen,
    ),
    ribbon('0,-5 0,8', [2, 2.6, 1], { fill: INK }),
    strokes(['0,-5 -4,-11', '0,-5 4,-11'], { line: edgeOf(fill), width: 0.7 }),
  )
}

export const snail = (shell: string, body = IVORY) =>
  scene(
    shape('-14,0^ -4,-5 8,-4 12,-12 17,-12 18,-4 12,0^', { fill: body, line: INK, width: 0.8 }),
    strokes(['14,-12 13,-18', '17,-12 19,-17'], { line: body, width: 1 }),
    circle([-1, -9], 8, { fill: shell, line: INK, width: 0.8 }),
    stroke('-5,-8 -1,-13 4,-9 0,-5 -3,-8 0,-9', { line: INK, width: 0.8 }),
  )

/** A lizard with its tail in a curve, for the suit of fire; about 36 long, round (0,0), seen from above. */
export const salamander = (fill: string) => {
  const pen = { fill, line: fill, width: 0.8 }
  return scene(
    strokes(['9,-4 8,-10 14,-14', '9,3 9,9 15,12', '-6,-1 -8,-8 -15,-9', '-6,5 -4,12 -10,16'], {
      line: fill,
      width: 2.6,
    }),
    ribbon('16,-2 8,-1 -2,2 -10,2 -19,-2 -28,1 -31,9 -25,12', [6, 8.6, 9.4, 8, 6, 4.6, 3, 0], pen),
    shape('12,-5.4 18,-8 25,-5 27.6,-1.6 24,1.6 17,3 12,2', pen),
    circle([21, -4.6], 1.3, { fill: edgeOf(fill) }),
  )
}
