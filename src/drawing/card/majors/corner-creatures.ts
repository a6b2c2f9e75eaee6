/** Angel, eagle, bull and lion: the four fixed signs that watch from the corners of the Wheel and the World. */
import { bullHead, eagleHead, lionHead } from '../creatures/lion.ts'
import { head } from '../figure/head.ts'
import { smallWing, wings } from '../figure/wings.ts'
import { cloud } from '../kit/ornaments.ts'
import { GOLD, type Tone } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { circle, place, scene } from '../kit/svg.ts'

const CREATURES = [
  { at: [70, 110], draw: () => head({ hair: 'blond', style: 'bob' }, { at: [0, 0], size: 38 }) },
  { at: [230, 110], draw: () => place(eagleHead(), { at: [0, 2], scale: 1.12, flip: true }) },
  { at: [66, 384], draw: () => place(bullHead(), { at: [0, -2], scale: 1.16 }) },
  { at: [234, 384], draw: () => place(lionHead(), { at: [0, -2], scale: 1.16 }) },
] as const satisfies { at: Point; draw: () => string }[]

export const cornerCreatures = (t: Tone) =>
  scene(
    ...CREATURES.map(({ at: [x, y], draw }) =>
      scene(
        wings(smallWing(), { at: [x, y + 14], span: 100, raise: 52 }, 14),
        circle([x, y - 1], 26, { fill: t.mid, line: GOLD }),
        place(draw(), { at: [x, y] }),
        cloud([x, y + 36], 62, t.mid, t.accent),
      ),
    ),
  )
