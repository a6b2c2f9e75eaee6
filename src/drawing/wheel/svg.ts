import type { Line, PlanePoint } from './geometry.ts'

export const round = (value: number): number => Math.round(value * 100) / 100

export const at = ({ x, y }: PlanePoint): string => `${round(x)} ${round(y)}`

export const linesData = (lines: readonly Line[]): string =>
  lines.map(([from, to]) => `M${at(from)}L${at(to)}`).join('')

export const circle = ({ x, y }: PlanePoint, radius: number, style: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${style}/>`

/** A stroke glyph from a box of 24 units. */
export const glyph = (
  path: string,
  place: PlanePoint,
  scale: number,
  colour: string,
  width: number,
): string =>
  `<path d="${path}" transform="translate(${at(place)}) scale(${round(scale)})" fill="none" ` +
  `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A part of the drawing with the words that stand for it. */
export const titled = (title: string, ...parts: readonly string[]): string =>
  `<g><title>${escaped(title)}</title>${parts.join('')}</g>`

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
