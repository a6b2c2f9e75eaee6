import { rays } from '../kit/ornaments.ts'
import { GOLD, type Tone } from '../kit/palette.ts'
import { circle, scene } from '../kit/svg.ts'

/** The ring of light round the sign of an ace. */
export const glory = (t: Tone, y = 196) =>
  scene(
    circle([150, y], 112, { fill: t.mid, opacity: 0.55 }),
    rays([150, y], 86, 118, 36, { fill: GOLD, opacity: 0.85 }),
    circle([150, y], 85, { fill: t.deep, line: GOLD, width: 1.4 }),
    circle([150, y], 80, { line: GOLD, width: 0.6 }),
  )
