/** The wheel alone, as the page draws it: without a caption, whose letters would double what the page has to load. */

import { wheelInWords } from './chart-in-words.ts'
import { drawAspects } from './draw-aspects.ts'
import { drawBodies } from './draw-bodies.ts'
import { drawHouses } from './draw-houses.ts'
import { drawZodiac } from './draw-zodiac.ts'
import type { WheelContext } from './drawing.ts'
import { layout } from './layout.ts'
import { legibleScale } from './legible.ts'
import { type Alphabet, letterDefinitions } from './lettering.ts'
import { SCALES, type ScaleName } from './scales.ts'
import { WHEEL_SIZES } from './sizes.ts'
import { escaped, round } from './svg.ts'
import { WHEEL_THEMES, type WheelThemeName } from './themes.ts'
import type { WheelChart } from './wheel-chart.ts'

export interface BareWheelOptions {
  /** Width of the picture in pixels. */
  readonly size?: number
  readonly theme?: WheelThemeName
  readonly scale?: ScaleName
  /** How many pixels wide it is shown on a screen: figures that nobody could read there are enlarged or left out. */
  readonly shownWidth?: number | undefined
}

export function drawBareWheel(chart: WheelChart, options: BareWheelOptions = {}): string {
  const drawing = drawingOf(chart, options)
  const half = drawing.layout.radii.picture
  return svgOf(drawing, drawParts(drawing), { width: 2 * half, height: 2 * half, size: options.size })
}

export function drawingOf(chart: WheelChart, options: BareWheelOptions): WheelContext {
  const { theme = 'light', scale: name = 'full', shownWidth } = options
  const scale = shownWidth === undefined ? SCALES[name] : legibleScale(chart, SCALES[name], shownWidth)
  return { chart, layout: layout(chart, scale), scale, theme: WHEEL_THEMES[theme] }
}

export const drawParts = (drawing: WheelContext): string =>
  [...drawZodiac(drawing), ...drawHouses(drawing), ...drawAspects(drawing), ...drawBodies(drawing)].join('')

interface Extent {
  readonly width: number
  readonly height: number
  readonly size: number | undefined
}

/** The parts as one SVG, with its text alternative. */
export function svgOf(
  { chart }: WheelContext,
  parts: string,
  { width, height, size = WHEEL_SIZES.usual }: Extent,
  alphabet?: Alphabet,
): string {
  const words = escaped(wheelInWords(chart))
  const description = chart.caption?.length ? `<desc>${escaped(chart.caption.join('. '))}</desc>` : ''
  const box = [-width / 2, -width / 2, width, height].map(round)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" ` +
    `width="${size}" height="${Math.round((size * height) / width)}" role="img" aria-label="${words}">` +
    `<title>${words}</title>${description}${letterDefinitions(parts, alphabet)}${parts}</svg>`
  )
}
