/** What stands around the bars: the axis, today's line and the legend. */
import { circle, round } from '../wheel/svg.ts'
import { type AxisMark, axisMarks } from './axis.ts'
import { dotStyle, type TimelineDrawing } from './draw-row.ts'
import { LEGEND_LINE, lineSegments, MARGIN, xOf } from './layout.ts'
import { aspectColour } from './themes.ts'

export function drawAxis(drawing: TimelineDrawing): string {
  const { chart, layout, letters, words } = drawing
  const { left, right, sizes } = layout
  const widthOf = (label: string) => letters.widthOf(label, sizes.axis)
  const marks = axisMarks({ ...chart, width: right - left, widthOf }, words.months)
  const rows = [layout.axisY, ...(layout.lowerAxisY === undefined ? [] : [layout.lowerAxisY])]
  return lines(drawing, marks) + rows.map((y) => labels(drawing, marks, y)).join('')
}

function lines(drawing: TimelineDrawing, marks: readonly AxisMark[]): string {
  const { chart, layout, theme } = drawing
  return marks
    .map(({ at, isStrong }) => {
      const path = lineAt(drawing, xOf(at, chart, layout))
      // mutate constant: shades: taste, as long as a year is stronger than a month (a test says so)
      return `<path d="${path}" stroke="${theme.ink}" stroke-opacity="${isStrong ? 0.4 : 0.14}" stroke-width="1"/>`
    })
    .join('')
}

const lineAt = ({ chart, layout }: TimelineDrawing, x: number): string =>
  lineSegments(layout, chart.transits.length)
    .map(([top, bottom]) => `M${round(x)} ${round(top)}V${round(bottom)}`)
    .join('')

/** From a line to the label beside it. */
// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const LABEL_SHIFT = 3

/** Each begins at its mark; the last one ends with the picture at the latest, and is left out if it would touch the one before. */
function labels({ chart, layout, theme, letters }: TimelineDrawing, marks: readonly AxisMark[], y: number) {
  const size = layout.sizes.axis
  let end = 0
  return marks
    .map(({ at, label, isStrong }) => {
      const wide = letters.widthOf(label, size)
      // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
      const x = Math.min(layout.width - 4 - wide, xOf(at, chart, layout) + LABEL_SHIFT)
      if (x < end + LABEL_SHIFT) return ''
      end = x + wide
      return letters.write({
        text: label,
        x,
        y,
        size,
        colour: isStrong ? theme.ink : theme.dim,
        anchor: 'start',
      })
    })
    .join('')
}

export function drawToday(drawing: TimelineDrawing): string {
  const { chart, layout, theme, letters, words } = drawing
  const { now } = chart
  if (now === undefined || now < chart.from || now >= chart.to) return ''
  const x = xOf(now, chart, layout)
  const size = layout.sizes.axis
  const half = letters.widthOf(words.today, size) / 2
  // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
  const middle = Math.min(layout.width - half - 4, Math.max(half + 4, x))
  return (
    `<g class="today"><path d="M${round(x)} 24v7${lineAt(drawing, x)}" stroke="${theme.today}" stroke-width="1.5"/>` +
    // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
    letters.write({ text: words.today, x: middle, y: 14, size, colour: theme.today, anchor: 'middle' }) +
    '</g>'
  )
}

// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const LEGEND_GAP = 22

export function drawLegend(drawing: TimelineDrawing): string {
  const { layout, words, chart } = drawing
  const items = legendItems(drawing)
  const perLine = layout.isStacked ? [items.slice(0, 1), items.slice(1, 2), items.slice(2)] : [items]
  const drawn = perLine.map((line, i) => legendLine(drawing, line, layout.legendY + i * LEGEND_LINE))
  if ((chart.omitted ?? 0) > 0) {
    const y = layout.legendY + perLine.length * LEGEND_LINE
    drawn.push(legendText(drawing, words.omitted(chart.omitted!), MARGIN, y))
  }
  return drawn.join('')
}

interface LegendItem {
  readonly text: string
  /** Drawn around a middle. */
  readonly mark: (x: number, y: number) => string
}

function legendItems({ layout, theme, words }: TimelineDrawing): LegendItem[] {
  const { dot, bar } = layout.sizes
  const square = (colour: string) => (x: number, y: number) =>
    `<rect x="${round(x - 6)}" y="${round(y - bar / 2)}" width="12" height="${bar}" rx="3" fill="${colour}" fill-opacity=".7"/>`
  const isPlain = theme.wheel.hard === theme.wheel.easy
  return [
    { text: words.exact, mark: (x, y) => circle({ x, y }, dot, dotStyle(false, theme)) },
    { text: words.exactRetrograde, mark: (x, y) => circle({ x, y }, dot, dotStyle(true, theme)) },
    // Where all bars have one colour, the glyphs of their aspects say as much.
    ...(isPlain
      ? []
      : [
          { text: words.harmonious, mark: square(aspectColour('trine', theme)) },
          { text: words.challenging, mark: square(aspectColour('square', theme)) },
          { text: words.conjunction, mark: square(aspectColour('conjunction', theme)) },
        ]),
  ]
}

function legendLine(drawing: TimelineDrawing, items: readonly LegendItem[], y: number): string {
  const { letters, layout } = drawing
  let x: number = MARGIN
  return items
    .map(({ text, mark }) => {
      const drawn = mark(x + 6, y) + legendText(drawing, text, x + 18, y)
      x += 18 + letters.widthOf(text, layout.sizes.dates) + LEGEND_GAP
      return drawn
    })
    .join('')
}

const legendText = ({ letters, layout, theme }: TimelineDrawing, text: string, x: number, y: number) =>
  letters.write({ text, x, y, size: layout.sizes.dates, colour: theme.dim, anchor: 'start' })
