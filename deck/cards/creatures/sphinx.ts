/** A sphinx: a lion with a human head in a striped cloth. It looks at us; its body is turned to the right. */
import { edgeOf, GOLD, INK, LIPS } from '../kit/palette.ts'
import { grownLimb, place, ribbon, scene, shape, strokes } from '../kit/svg.ts'

export type SphinxCoat = { body: string; cloth: string; stripe: string; face: string }

/** The head, round (0,0), 46 high with its cloth. */
const sphinxHead = ({ cloth, stripe, face }: SphinxCoat) =>
  scene(
    shape('-22,24^ -21,2 -15,-15 0,-22 15,-15 21,2 22,24^ 12,31 -12,31', { fill: cloth, line: INK }),
    strokes(
      [
        '-21,8 -14,13 -10,22',
        '-20,16 -14,20 -11,28',
        '21,8 14,13 10,22',
        '20,16 14,20 11,28',
        '-15,-8 -9,-13',
        '15,-8 9,-13',
      ],
      { line: stripe, width: 1.6 },
    ),
    shape('-10.5,2 -10,-8 0,-13 10,-8 10.5,2 6.5,12 0,16 -6.5,12', { fill: face, line: INK }),
    strokes(
      [
        '-8,-3.4 -5,-5.4 -2,-4',
        '8,-3.4 5,-5.4 2,-4',
        '-7.4,0.6 -4.8,-1 -2.2,0.6',
        '7.4,0.6 4.8,-1 2.2,0.6',
        '1,-2 1.8,4.4 -1.2,5.4',
      ],
      { line: INK, width: 1 },
    ),
    strokes(['-4.8,0.4 -4.8,0.5', '4.8,0.4 4.8,0.5'], { line: INK, width: 2 }),
    shape('-3.2,9.6^ 0,8.4 3.2,9.6^ 0,11.8', { fill: LIPS }),
    ribbon('-13,-9 0,-15 13,-9', [3.4, 4, 3.4], { fill: GOLD, line: INK }),
  )

/** It sits upright on y = 0; about 80 long and 106 high. */
export const sittingSphinx = (coat: SphinxCoat) => {
  const pen = { fill: coat.body, line: edgeOf(coat.body) }
  return scene(
    ribbon('-36,-8 -52,-10 -56,-28 -48,-40 -52,-52', [7, 6, 5, 5, 7], pen),
    ribbon('24,-46 29,-24 29,-6', [14, 11, 10], pen),
    shape('22,0^ 22,-7 34,-9 41,-4 41,0^', pen),
    shape('-42,0^ -48,-22 -38,-42 -16,-56 8,-66 26,-60 30,-42 24,-20 6,-8 -12,-6^', pen),
    grownLimb('10,-42 15,-22 14,-6', [22, 14, 12], pen),
    shape('6,0^ 6,-8 20,-10 28,-4 28,0^', pen),
    shape('-42,0^ -49,-18 -38,-36 -22,-34 -12,-18 -14,0^', pen),
    shape('-34,0^ -32,-8 -12,-9 -3,-4 -3,0^', pen),
    strokes(
      ['23,-1 22,-5', '17,-1 16,-5', '36,-1 35,-5', '-8,-1 -9,-4', '-14,-1 -15,-4', '18,-54 24,-50 28,-50'],
      {
        line: edgeOf(coat.body),
      },
    ),
    ribbon('0,-60 16,-50 32,-58', [4, 5, 4], { fill: GOLD, line: INK }),
    place(sphinxHead(coat), { at: [16, -82] }),
  )
}
