/** Figures that can be read on a screen: enlarged where the wheel is small, and left out where that does not help. */
import { layout } from './layout.ts'
import type { Scale } from './scales.ts'
import type { WheelChart } from './wheel-chart.ts'

/** The least size of a figure on a screen. */
export const MIN_FIGURES_PX = 9

/** So much larger than a scale has it, a figure still has room. */
const MAX_ENLARGED = 1.4

/** Of the size of a figure, how high it is; and how high the sign of retrograde motion is in its box. */
const FIGURE_HEIGHT = 0.7
const RETROGRADE_HEIGHT = 18

/** Of the room outside the rim, what does not grow with the labels: their leaders, and the margin. */
// mutate constant: a size: taste, as long as every label is in the picture (a test says so)
const BESIDE_LABEL = 14

/** Larger labels make the whole picture a little larger, and so everything in it a little smaller: it is tried with more and more room. */
const GROWTHS = [1.04, 1.08, 1.15, 1.25, 1.4] as const

/** The scale for a wheel that is shown `width` pixels wide. */
export function legibleScale(chart: WheelChart, scale: Scale, width: number): Scale {
  const figuresIn = (picture: number) => (MIN_FIGURES_PX * 2 * picture) / width
  const usual = figuresIn(layout(chart, scale).radii.picture)
  const scales = GROWTHS.values().map((growth) => withMinFigureSize(scale, usual * growth))
  const enough = scales.find((each) => figuresIn(layout(chart, each).radii.picture) <= each.leastFigures!)
  // Without any figures the picture is no larger than it was.
  return enough ?? withMinFigureSize(scale, Number.POSITIVE_INFINITY)
}

export function withMinFigureSize(scale: Scale, min: number): Scale {
  const enlarged = (size: number) => (size < min && size * MAX_ENLARGED >= min ? min : size)
  const letters = Object.fromEntries(
    Object.entries(scale.letters).map(([name, size]) => [name, enlarged(size)]),
  ) as unknown as { -readonly [name in keyof Scale['letters']]: Scale['letters'][name] }
  const { axis, cusp } = scale.letters
  // The names of the angles are never left out.
  if (Number.isFinite(min)) letters.axis = Math.max(axis, min)
  const growth = Math.max(letters.axis / axis, letters.cusp / cusp)
  const { retrograde } = scale.glyphs
  const asHighAsFigures = (FIGURE_HEIGHT * min) / RETROGRADE_HEIGHT
  const enlargedSign = Number.isFinite(min)
    ? Math.min(asHighAsFigures, retrograde * MAX_ENLARGED)
    : retrograde
  return {
    ...scale,
    letters,
    glyphs: { ...scale.glyphs, retrograde: Math.max(retrograde, enlargedSign) },
    leastFigures: min,
    labelGap: scale.labelGap * growth,
    labelRoom: BESIDE_LABEL + (scale.labelRoom - BESIDE_LABEL) * growth,
  }
}
