/** The robe and the mantle of someone who sits turned to the right: the thighs lie on the seat, and the cloth falls from the knees. */
import { type Outline, outline } from '../kit/curves.ts'
import { edgeOf, GOLD, shadeOf } from '../kit/palette.ts'
import { scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import { trimWidth } from './lap.ts'
import { shoe } from './leg.ts'
import type { Skeleton } from './skeleton.ts'

type Robe = { fill: string; shoe: string; trim?: string }

/** How far below the hip the drawn hem lies, in heads. */
const HEM = 2.5

/** Points in heads from the hip. What hangs is made longer or shorter, so that the hem lies `drop` heads below the hip. */
const placedOn =
  ({ at }: Skeleton, drop: number) =>
  (heads: string): Outline =>
    outline(heads).map(({ x, y, corner }) => {
      const hung = y > 1 ? 1 + ((y - 1) * (drop - 1)) / (HEM - 1) : y
      const [px, py] = at(x, hung)
      return { x: px, y: py, corner }
    })

const NEAR_LEG =
  '-0.5,-0.74^ -0.74,-0.34 -0.78,0.16 -0.62,0.62^ 0.1,0.66 0.9,0.78^ 0.98,1.4 0.66,2.44^ 0.9,2.58 1.2,2.46 1.56,2.6 1.96,2.5^ 1.98,1.8 2.04,1.1 2.08,0.56 1.94,0.1 1.5,-0.2 0.98,-0.34 0.5,-0.74^'
const FAR_LEG = '0.9,-0.4^ 1.6,-0.38 2.14,-0.14 2.3,0.3 2.34,1.3 2.56,2.4^ 2.3,2.52 2,2.38 1.6,2.5^ 1.5,1'
const SHADED = [
  '-0.62,0.6^ 0.1,0.64 0.9,0.76^ 1.2,0.6 1.36,0.3^ 0.9,0.5 0.2,0.48 -0.7,0.3^',
  '0.9,0.82^ 0.98,1.4 0.68,2.43^ 0.9,2.56 1.02,2.5^ 1.14,1.6 1.14,0.86^',
  '2.05,0.6^ 1.98,1.1 1.88,2.5^ 1.94,2.5^ 1.96,1.8 2.02,1.1',
]
const FOLDS = [
  '-0.3,-0.6 -0.2,-0.16 0.24,0.18 0.7,0.28',
  '0.16,-0.64 0.5,-0.18 1.2,0.02',
  '0.9,0.78 1.24,0.58 1.38,0.28',
  '1.14,0.8 1.14,1.6 1.02,2.44',
  '1.42,0.56 1.5,1.4 1.38,2.4',
  '1.78,0.3 1.82,1.2 1.7,2.44',
  '1.4,-0.1 1.76,0.1 1.84,0.4',
]

/** Drawn on the breast, so that it lies under the arms: for a dress of length 0 without legs. */
export const sideLap =
  ({ fill, trim = GOLD, shoe: leather }: Robe, drop = HEM) =>
  (bones: Skeleton): string => {
    const on = placedOn(bones, drop)
    const line = edgeOf(fill)
    const pen = { line, width: 0.7 }
    const { at, u } = bones
    return scene(
      shoe({ ankle: at(1.84, drop - 0.12) }, u, leather, 0),
      shape(on(FAR_LEG), { fill: shadeOf(fill), line }),
      stroke(on('2.12,0.5 2.14,1.4 2.2,2.3'), pen),
      stroke(on('2.54,2.3 2.3,2.42 2,2.28 1.8,2.34'), { line: trim, width: trimWidth(u) }),
      shoe({ ankle: at(1.2, drop - 0.02) }, u, leather, 0),
      shape(on(NEAR_LEG), { fill, line }),
      shapes(SHADED.map(on), { fill: shadeOf(fill) }),
      strokes(FOLDS.map(on), pen),
      stroke(on('0.7,2.35 0.9,2.48 1.2,2.36 1.56,2.5 1.95,2.4'), { line: trim, width: trimWidth(u) }),
    )
  }

const MANTLE =
  '0.3,-2.42 -0.4,-2.44 -0.84,-1.96 -1.02,-0.9 -1.14,0.4 -1.42,1.5 -1.8,2.4^ -1.5,2.58 -1.2,2.42 -0.86,2.6 -0.5,2.44 -0.16,2.56^ -0.08,1.7 0,0.7 0.2,-0.5^'

/** A mantle that falls behind the back and over the side of the seat to the floor. */
export const sideMantle =
  (fill: string, trim = GOLD, drop = HEM) =>
  (bones: Skeleton): string => {
    const on = placedOn(bones, drop)
    const line = edgeOf(fill)
    return scene(
      shape(on(MANTLE), { fill, line }),
      shapes(
        [
          '-0.9,-0.6^ -0.92,1 -1.22,2.42^ -0.98,2.56^ -0.72,1.2',
          '-0.3,0.1^ -0.3,1.4 -0.52,2.45^ -0.2,2.54^ -0.14,1.5',
        ].map(on),
        { fill: shadeOf(fill) },
      ),
      strokes(
        [
          '-0.72,-1.7 -0.94,0.2 -1.5,2.5',
          '-0.6,-0.4 -0.72,1.2 -0.98,2.52',
          '-0.28,0.4 -0.34,1.4 -0.54,2.42',
        ].map(on),
        { line, width: 0.7 },
      ),
      stroke(on('-1.77,2.3 -1.5,2.48 -1.2,2.32 -0.86,2.5 -0.5,2.34 -0.17,2.46'), {
        line: trim,
        width: trimWidth(bones.u),
      }),
    )
  }
