/** Bridle, reins and straps, and the saddle with its cloth. */
import { outline } from '../kit/curves.ts'
import { BRASS, GOLD, INK } from '../kit/palette.ts'
import { circle, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Attitude } from './horse-attitudes.ts'
import { type Frame, framed } from './horse-frame.ts'

const BRIDLE = ['92,-138 89,-130 92,-120 93,-111', '80,-150 80,-136 84,-122', '82,-132 91,-128']

export function harness(frame: Frame, tack: string, reins: boolean): string {
  const rein = frame('93,-113', true)
  const hands = frame('34,-124')
  return scene(
    strokes(
      BRIDLE.map((strap) => frame(strap, true)),
      { line: tack, width: 2 },
    ),
    reins ? stroke([...rein, ...frame('66,-112'), ...hands], { line: tack, width: 1.5 }) : '',
    stroke(frame('60,-92 48,-84 30,-88 18,-102'), { line: tack, width: 3 }),
    stroke(frame('-64,-88 -44,-90 -20,-102'), { line: tack, width: 3 }),
    circle([rein[0]!.x, rein[0]!.y], 2.6, { fill: tack, line: BRASS, width: 0.8 }),
  )
}

/** The cloth under the saddle, with a fringe. */
export function saddle(attitude: Attitude, fill: string): string {
  const frame = framed(attitude)
  const cloth = frame(outline('-26,-109^ 4,-104 31,-112^ 28,-84 21,-63^ 0,-58 -21,-64^ -27,-88'))
  const seam = frame(outline('-20,-106 -20,-86 -15,-69^ 0,-65 16,-69^ 22,-86 24,-106'))
  const tassels = [-17, -10, -3, 4, 11, 18].map((x) => frame(outline(`${x},-61 ${x},-54`)))
  return scene(
    strokes(tassels, { line: GOLD, width: 1.6 }),
    shape(cloth, { fill, line: GOLD, width: 1.6 }),
    stroke(seam, { line: GOLD, width: 0.9 }),
    shape(frame(outline('-16,-106^ -22,-114 -18,-117 -4,-112 14,-112 24,-118 27,-113 22,-106^ 4,-103')), {
      fill: BRASS,
      line: INK,
      width: 0.9,
    }),
  )
}
