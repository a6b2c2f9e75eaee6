/**
 * SVG elements as strings. The card's root sets what most parts share (no fill, a fine ink line with round ends),
 * so a part says only what differs.
 */
import { curveOf, type Outline } from './curves.ts'
import { tapered } from './limbs.ts'
import { INK } from './palette.ts'
import { pathData } from './path-data.ts'
import { type Point, rounded } from './points.ts'

export type Paint = {
  fill?: string
  line?: string
  width?: number
  opacity?: number
  dash?: string
  cap?: 'butt'
}

/** The pen of the deck. Widths this close to it are the same pen. */
const FINE_LINE = 1
const isFine = (width: number) => width >= 0.8 && width <= 1.15
export const ROOT_STYLE = `fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round"`

function attributes({ fill, line, width = FINE_LINE, opacity, dash, cap }: Paint): string {
  return (
    (fill ? ` fill="${fill}"` : '') +
    (line === INK ? '' : ` stroke="${line ?? 'none'}"`) +
    (line && !isFine(width) ? ` stroke-width="${hundredths(width)}"` : '') +
    (opacity === undefined ? '' : ` opacity="${opacity}"`) +
    (dash ? ` stroke-dasharray="${dash}"` : '') +
    (cap ? ` stroke-linecap="${cap}"` : '')
  )
}

const hundredths = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, '.')

export const path = (data: string, paint: Paint) => `<path d="${data}"${attributes(paint)}/>`
export const shape = (line: string | Outline, paint: Paint) => path(pathData(curveOf(line), true), paint)
export const stroke = (line: string | Outline, paint: Paint) => path(pathData(curveOf(line), false), paint)

/** Several open lines in one element. */
export const strokes = (lines: readonly (string | Outline)[], paint: Paint) =>
  path(lines.map((line) => pathData(curveOf(line), false)).join(''), paint)

/** Several closed shapes in one element. */
export const shapes = (outlines: readonly (string | Outline)[], paint: Paint) =>
  path(outlines.map((line) => pathData(curveOf(line), true)).join(''), paint)

/** A line with a body: see `tapered`. */
export const ribbon = (line: string | Outline, widths: readonly number[], paint: Paint) =>
  shape(tapered(curveOf(line), widths), paint)

/** A limb that grows out of a body: its upper end shows no edge. */
export function grownLimb(line: string | Outline, widths: readonly number[], paint: Paint): string {
  const { x, y } = curveOf(line)[0]!
  // mutate constant 0.99, constant 0.81: how far a cover reaches beyond what it covers: taste, within the width of the pen
  return ribbon(line, widths, paint) + circle([x, y], widths[0]! / 2 + 0.9, { fill: paint.fill ?? 'none' })
}

export const circle = ([x, y]: Point, radius: number, paint: Paint) =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}"${attributes(paint)}/>`

export const ellipse = ([x, y]: Point, rx: number, ry: number, paint: Paint) =>
  `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(rx)}" ry="${rounded(ry)}"${attributes(paint)}/>`

export const rectangle = ([x, y]: Point, width: number, height: number, paint: Paint, radius = 0) =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"` +
  `${radius ? ` rx="${radius}"` : ''}${attributes(paint)}/>`

export const scene = (...parts: readonly string[]) => parts.join('')
export const each = <T>(list: readonly T[], draw: (item: T, index: number) => string) =>
  list.map(draw).join('')
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

export type Placement = { at: Point; scale?: number; turn?: number; flip?: boolean }

/** Moves a part to its place. Thin lines keep their weight, so a small figure is drawn with the same pen. */
export function place(body: string, { at: [x, y], scale = 1, turn = 0, flip = false }: Placement): string {
  const size = Math.round(scale * 1000) / 1000
  const moves =
    `translate(${rounded(x)} ${rounded(y)})` +
    (turn ? ` rotate(${rounded(turn)})` : '') +
    (flip ? ` scale(${-size} ${size})` : size === 1 ? '' : ` scale(${size})`)
  if (size === 1) return `<g transform="${moves}">${body}</g>`
  const pen = hundredths(FINE_LINE / size ** STEADINESS)
  return `<g transform="${moves}" stroke-width="${pen}">${withLineWeight(body, size)}</g>`
}

/** 1 would keep lines quite the same at every size; a little less looks right. */
// mutate constant: the width of lines: taste
const STEADINESS = 0.7
/** Wider lines are bands of gold and the like: they belong to the part and change with it. */
const WIDEST_LINE = 1.9

function withLineWeight(body: string, scale: number): string {
  return body.replace(/stroke-width="([\d.]+)"/g, (whole, width: string) =>
    Number(width) > WIDEST_LINE ? whole : `stroke-width="${hundredths(Number(width) / scale ** STEADINESS)}"`,
  )
}
