/** Where everything stands. A unit of the drawing is a pixel. */
import type { Letters } from './letters.ts'
import type { PictureWords, TimelineChart } from './timeline-chart.ts'

export interface TimelineLayout {
  /** Labels and dates stand over their bars, as on a phone, or beside them. */
  readonly isStacked: boolean
  readonly width: number
  readonly height: number
  /** Between which the span lies. */
  readonly left: number
  readonly right: number
  readonly axisY: number
  readonly rowsTop: number
  readonly rowHeight: number
  /** From the top of a row to the middle of its label and of its bar. */
  readonly labelY: number
  readonly barY: number
  readonly rowsBottom: number
  /** A second axis below many rows; undefined below few. */
  readonly lowerAxisY: number | undefined
  readonly legendY: number
  readonly sizes: Sizes
}

interface Sizes {
  readonly label: number
  readonly dates: number
  readonly axis: number
  readonly glyph: number
  readonly bar: number
  readonly dot: number
}

/** Narrower pictures are stacked. */
const WIDE_FROM = 700
export const MARGIN = 14
/** With more rows the axis is out of sight at the lower ones. */
const LOWER_AXIS_FROM = 14

// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
export const GLYPH_STEP = 1.35
/** Three glyphs before the words of a label. */
// mutate constant 5, constant 3: sizes: taste, as long as nothing lies on anything else (a test says so)
export const glyphsWidth = ({ glyph }: Pick<Sizes, 'glyph'>) => 3 * GLYPH_STEP * glyph + 4

const SIZES = {
  // mutate constant: sizes: taste, as long as words can be read and nothing lies on anything else (tests say so)
  beside: { label: 13, dates: 11.5, axis: 12.5, glyph: 14, bar: 12, dot: 3.2 },
  // mutate constant: sizes: taste, as long as words can be read and nothing lies on anything else (tests say so)
  stacked: { label: 13, dates: 11, axis: 12, glyph: 14, bar: 12, dot: 3.2 },
} as const satisfies Record<string, Sizes>

export function timelineLayout(
  chart: TimelineChart,
  width: number,
  letters: Letters,
  words: PictureWords,
): TimelineLayout {
  const isStacked = width < WIDE_FROM
  const sizes = isStacked ? SIZES.stacked : SIZES.beside
  const columns = isStacked ? { left: 0, right: 0 } : columnsBeside(chart, sizes, letters, words)
  // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
  const rowHeight = isStacked ? 46 : 26
  // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
  const axisY = 38
  // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
  const rowsTop = axisY + 16
  const rowsBottom = rowsTop + Math.max(1, chart.transits.length) * rowHeight
  const hasLowerAxis = chart.transits.length >= LOWER_AXIS_FROM
  // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
  const legendY = rowsBottom + (hasLowerAxis ? 42 : 24)
  return {
    isStacked,
    width,
    height: Math.round(legendY + legendHeight(chart, isStacked)),
    left: MARGIN + columns.left,
    right: width - MARGIN - columns.right,
    axisY,
    rowsTop,
    rowHeight,
    // mutate constant 14, constant 12: sizes: taste, as long as nothing lies on anything else (a test says so)
    labelY: isStacked ? 13 : rowHeight / 2,
    // mutate constant 33, constant 31: sizes: taste, as long as nothing lies on anything else (a test says so)
    barY: isStacked ? 32 : rowHeight / 2,
    rowsBottom,
    // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
    lowerAxisY: hasLowerAxis ? rowsBottom + 14 : undefined,
    legendY,
    sizes,
  }
}

// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
export const LEGEND_LINE = 22

function legendHeight({ omitted = 0 }: TimelineChart, isStacked: boolean): number {
  const lines = (isStacked ? 3 : 1) + (omitted > 0 ? 1 : 0)
  return lines * LEGEND_LINE
}

function columnsBeside(
  { transits }: TimelineChart,
  sizes: Sizes,
  letters: Letters,
  words: PictureWords,
): { left: number; right: number } {
  const widest = (texts: readonly string[], size: number) =>
    Math.max(0, ...texts.map((text) => letters.widthOf(text, size)))
  const labels = transits.map((transit) => words.transit(transit))
  const dates = transits.map((transit) => words.dates(...extentOf(transit)))
  return {
    // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
    left: glyphsWidth(sizes) + widest(labels, sizes.label) + 14,
    // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
    right: widest(dates, sizes.dates) + 12,
  }
}

/** The first entry and the last exit. */
export const extentOf = ({
  visits,
}: Pick<TimelineChart['transits'][number], 'visits'>): [enters: number | null, leaves: number | null] => [
  visits[0]?.enters ?? null,
  visits.at(-1)?.leaves ?? null,
]

/** Where lines through all rows are drawn: not through labels that stand over the bars. */
export function lineSegments(layout: TimelineLayout, rows: number): [top: number, bottom: number][] {
  const { isStacked, rowsTop, rowsBottom, rowHeight, barY, sizes } = layout
  // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
  if (!isStacked) return [[rowsTop - 6, rowsBottom]]
  // mutate constant 4: sizes: taste, as long as nothing lies on anything else (a test says so)
  const half = sizes.bar / 2 + 3
  return Array.from({ length: rows }, (_, i) => {
    const middle = rowsTop + i * rowHeight + barY
    return [middle - half, middle + half]
  })
}

/** Where a time stands; what lies outside of the span stands outside of the picture's columns. */
export const xOf = (
  at: number,
  { from, to }: Pick<TimelineChart, 'from' | 'to'>,
  { left, right }: Pick<TimelineLayout, 'left' | 'right'>,
): number => left + ((at - from) / (to - from)) * (right - left)
