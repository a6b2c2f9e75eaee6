/** The transits of a span as one SVG: rows of bars, the darker the closer to exact, under months. */
import { escaped } from '../wheel/svg.ts'
import type { WheelThemeName } from '../wheel/themes.ts'
import { drawAxis, drawLegend, drawToday } from './draw-frame.ts'
import { drawRow, type TimelineDrawing } from './draw-row.ts'
import { timelineLayout } from './layout.ts'
import type { Letters } from './letters.ts'
import { timelineTheme } from './themes.ts'
import type { PictureWords, TimelineChart } from './timeline-chart.ts'

export interface TimelineOptions {
  /** In pixels; the height follows from the number of rows. */
  readonly width: number
  readonly theme: WheelThemeName
  readonly letters: Letters
  readonly words: PictureWords
  /** Each row can be focused and pressed, in a page that listens. */
  readonly isPressable?: boolean
}

export function drawTimeline(chart: TimelineChart, options: TimelineOptions): string {
  const { width, letters, words, isPressable = false } = options
  const theme = timelineTheme(options.theme)
  const layout = timelineLayout(chart, width, letters, words)
  const drawing: TimelineDrawing = { chart, layout, theme, letters, words, isPressable }
  const parts = [
    drawAxis(drawing),
    ...chart.transits.map((transit, index) => drawRow(drawing, transit, index)),
    drawToday(drawing),
    drawLegend(drawing),
  ].join('')
  const title = escaped(words.title(chart.from, chart.to, chart.transits.length))
  // What can be pressed must not be hidden behind one image.
  const role = isPressable ? 'group' : 'img'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${layout.height}" width="${width}" height="${layout.height}" ` +
    `role="${role}" aria-label="${title}"><title>${title}</title>${letters.definitions(parts)}` +
    `<rect width="${width}" height="${layout.height}" fill="${theme.ground}"/>${parts}</svg>`
  )
}
