/** The chart wheel as one SVG, with its caption and the table of aspects. */
import { type BareWheelOptions, drawingOf, drawParts, svgOf } from './bare-wheel.ts'
import { CAPTION_LETTERS, drawCaption } from './caption.ts'
import { drawGrid } from './grid.ts'
import { drawRingNames } from './ring-names.ts'
import { round } from './svg.ts'
import type { WheelChart } from './wheel-chart.ts'

export interface WheelOptions extends BareWheelOptions {
  /** Adds the table of aspects. */
  readonly grid?: boolean
}

/** What is below the wheel makes the picture higher than it is wide. */
export function drawWheel(chart: WheelChart, options: WheelOptions = {}): string {
  const drawing = drawingOf(chart, options)
  const { theme, scale, layout } = drawing
  const half = layout.radii.picture
  const setting = { top: half, half, size: scale.letters.caption, colour: theme.ink }
  const caption = drawCaption(chart.caption ?? [], setting)
  const grid = options.grid ? drawGrid(drawing, half + caption.height) : { drawing: '', height: 0 }
  const height = 2 * half + caption.height + grid.height
  // Letters below the wheel need a ground, too; alone, the wheel stands on whatever is behind it.
  const names = drawRingNames(drawing)
  const ground =
    height === 2 * half && names === ''
      ? ''
      : `<rect x="${round(-half)}" y="${round(-half)}" width="${round(2 * half)}" height="${round(height)}" fill="${theme.ground}"/>`
  const parts = ground + drawParts(drawing) + names + caption.drawing + grid.drawing
  return svgOf(drawing, parts, { width: 2 * half, height, size: options.size }, CAPTION_LETTERS)
}
