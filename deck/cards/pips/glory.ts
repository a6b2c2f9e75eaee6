/** The ring of light that each ace shines in. */
import { rays } from '../kit/ornaments.ts'
import { GOLD, type Tone } from '../kit/palette.ts'
import { circle, scene } from '../kit/svg.ts'

export const glory = (t: Tone) =>
  scene(
    circle([150, 186], 116, { fill: t.mid, opacity: 0.45 }),
    rays([150, 186], 88, 118, 48, { fill: GOLD, opacity: 0.85 }, true),
    circle([150, 186], 85, { fill: t.deep, line: GOLD, width: 1.4 }),
    circle([150, 186], 79, { line: GOLD, width: 0.8, dash: '1 4' }),
  )
