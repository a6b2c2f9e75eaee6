/** A sphinx: a lion with a human head in a striped cloth. It looks at us; its body is turned to the right. */

import { face } from '../figure/face.ts'
import { edgeOf, GOLD, INK, SKIN, type SkinName, shadeOf } from '../kit/palette.ts'
import { each, grownLimb, place, ribbon, scene, shape, shapes, strokes } from '../kit/svg.ts'

export type SphinxCoat = { body: string; cloth: string; stripe: string; skin: SkinName }

/** One of the two ends of the headcloth, which fall beside the neck on the breast. */
const LAPPET = '10,6^ 25,18^ 27,26 25,48^ 11,50^ 11,30 8,14^'

/** The head, round (0,0), 56 high with its cloth. */
const sphinxHead = ({ cloth, stripe, skin }: SphinxCoat) =>
  scene(
    shape('-15,0^ -13,31^ 13,31^ 15,0^', { fill: shadeOf(cloth) }),
    shape('-8,8^ -8,22 -13,31^ 13,31^ 8,22 8,8^', { fill: SKIN[skin], line: INK }),
    shape('-8,13^ 0,21 8,15^ 8,22 4,25 -7,18^', { fill: shadeOf(SKIN[skin]) }),
    each([false, true], (flip) =>
      place(
        scene(
          shape(LAPPET, { fill: cloth, line: INK }),
          strokes(['26,26 10,28', '26,33.5 12,35', '26,41 12,42.5'], { line: stripe, width: 2 }),
        ),
        { at: [0, 0], flip },
      ),
    ),
    place(face('front', { skin, awake: true }, { strand: GOLD, fine: false }), { at: [0, 0], scale: 0.68 }),
    shape(
      '-11,10^ -9,-2 -9,-8 0,-11 9,-8 9,-2 11,10^ 18,16 27,24^ 27,6 20,-12 11,-20 0,-22 -11,-20 -20,-12 -27,6 -27,24^ -18,16',
      {
        fill: cloth,
        line: INK,
      },
    ),
    strokes(
      [
        '-25,12 -18,6 -12,4',
        '-24,0 -17,-2 -11,-2',
        '-19,-13 -14,-10 -9,-8',
        '25,12 18,6 12,4',
        '24,0 17,-2 11,-2',
        '19,-13 14,-10 9,-8',
      ],
      { line: stripe, width: 2 },
    ),
    ribbon('-9.4,-8 0,-11.4 9.4,-8', [3, 3.6, 3], { fill: GOLD, line: INK }),
    shape('0,-11^ -2.6,-16 0,-20 2.6,-16', { fill: GOLD, line: INK }),
  )

/** It sits upright on y = 0; about 80 long and 110 high. */
export const sittingSphinx = (coat: SphinxCoat) => {
  const pen = { fill: coat.body, line: edgeOf(coat.body) }
  return scene(
    ribbon('-36,-8 -52,-10 -56,-28 -48,-40 -52,-52', [7, 6, 5, 5, 7], pen),
    ribbon('24,-46 29,-24 29,-6', [14, 11, 10], pen),
    shape('22,0^ 22,-7 34,-9 41,-4 41,0^', pen),
    shape('-42,0^ -48,-22 -38,-42 -16,-56 8,-66 26,-60 30,-42 24,-20 6,-8 -12,-6^', pen),
    shapes(['-12,-8^ 4,-12 10,-36 22,-24 8,-9 -6,-6', '18,-58 27,-54 28,-42 24,-26 20,-40'], {
      fill: shadeOf(coat.body),
    }),
    grownLimb('10,-42 15,-22 14,-6', [22, 14, 12], pen),
    shape('6,0^ 6,-8 20,-10 28,-4 28,0^', pen),
    shape('-42,0^ -49,-18 -38,-36 -22,-34 -12,-18 -14,0^', pen),
    shape('-16,-1^ -14,-17 -22,-31 -17,-16 -22,-1^', { fill: shadeOf(coat.body) }),
    shape('-34,0^ -32,-8 -12,-9 -3,-4 -3,0^', pen),
    strokes(['23,-1 22,-5', '17,-1 16,-5', '36,-1 35,-5', '-8,-1 -9,-4', '-14,-1 -15,-4'], {
      line: edgeOf(coat.body),
    }),
    place(sphinxHead(coat), { at: [16, -86] }),
    ribbon('4,-58 16,-53 28,-58', [4, 6, 4], { fill: GOLD, line: INK }),
  )
}
