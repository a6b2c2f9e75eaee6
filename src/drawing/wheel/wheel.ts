/** The chart wheel as one SVG: the same drawing for the page, the API and the terminal. */
import { drawCaption } from './caption.ts'
import { wheelInWords } from './chart-in-words.ts'
import { drawAspects } from './draw-aspects.ts'
import { drawBodies } from './draw-bodies.ts'
import { drawHouses } from './draw-houses.ts'
import { drawZodiac } from './draw-zodiac.ts'
import type { Drawing } from './drawing.ts'
import { drawGrid } from './grid.ts'
import { layout } from './layout.ts'
import { letterDefinitions } from './lettering.ts'
import { SCALES, type ScaleName } from './scales.ts'
import { escaped, round } from './svg.ts'
import { WHEEL_THEMES, type WheelThemeName } from './themes.ts'
import type { WheelChart } from './wheel-chart.ts'

export interface WheelOptions {
  /** Width of the picture in pixels; its height follows from what is below the wheel. */
  readonly size?: number
  readonly theme?: WheelThemeName
  readonly scale?: ScaleName
  /** Adds the table of aspects. */
  readonly grid?: boolean
}

export const WHEEL_SIZES = { least: 200, most: 2000, usual: 640 } as const

export function drawWheel(chart: WheelChart, options: WheelOptions = {}): string {
  const { size = WHEEL_SIZES.usual, theme = 'light', scale: name = 'full', grid = false } = options
  const scale = SCALES[name]
  const drawing: Drawing = { chart, layout: layout(chart, scale), scale, theme: WHEEL_THEMES[theme] }
  const half = round(drawing.layout.radii.picture)
  const caption = drawCaption(chart.caption ?? [], half, half, scale.letters.caption, drawing.theme.ink)
  const table = grid ? drawGrid(drawing, half + caption.height) : { drawing: '', height: 0 }
  const height = round(2 * half + caption.height + table.height)
  const parts = [
    drawGround(drawing, half, height),
    ...drawZodiac(drawing),
    ...drawHouses(drawing),
    ...drawAspects(drawing),
    ...drawBodies(drawing),
    caption.drawing,
    table.drawing,
  ].join('')
  const words = escaped(wheelInWords(chart))
  const told = chart.caption?.length ? `<desc>${escaped(chart.caption.join('. '))}</desc>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${2 * half} ${height}" ` +
    `width="${size}" height="${Math.round((size * height) / (2 * half))}" role="img" aria-label="${words}">` +
    `<title>${words}</title>${told}${letterDefinitions(parts)}${parts}</svg>`
  )
}

/** Letters outside the wheel need a ground, too; alone, the wheel stands on whatever is behind it. */
function drawGround({ theme }: Drawing, half: number, height: number): string {
  return height === 2 * half
    ? ''
    : `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${height}" fill="${theme.ground}"/>`
}
