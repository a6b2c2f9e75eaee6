/** What a share picture shows, read from its SVG: where its cards and its lines are, and what the lines say. */
import assert from 'node:assert/strict'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const cardsIn = (svg: string): Box[] =>
  Array.from(
    svg.matchAll(/<svg viewBox="0 0 300 520" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)">/g),
    ([, ...sides]) => {
      const [left, top, width, height] = sides.map(Number) as [number, number, number, number]
      assert.ok(Math.abs(height / width - 520 / 300) < 1e-9)
      return { left, top, right: left + width, bottom: top + height }
    },
  )

/** What each line says, in capitals and without spaces: a picture has outlines and no text. Its box is that of its capitals. */
export interface DrawnLine extends Box {
  readonly words: string
  readonly colour: string
  readonly size: number
}

export const linesIn = (svg: string): DrawnLine[] =>
  Array.from(
    svg.matchAll(/<g fill="([^"]+)" transform="translate\((\S+) (\S+)\) scale\((\S+)\)">(.*?)<\/g>/g),
    ([, colour, x, y, scale, uses]) => {
      const [left, bottom, size] = [Number(x), Number(y), Number(scale) * 1000]
      const at = Array.from(uses!.matchAll(/(?:x="|translate\()([\d.]+)/g), ([, value]) => Number(value))
      const codes = Array.from(uses!.matchAll(/#letter-(\d+)/g), ([, code]) => Number(code))
      const right = left + (Math.max(0, ...at) * size) / 1000
      const words = String.fromCharCode(...codes)
      return { words, colour: colour!, size, left, top: bottom - 0.7 * size, right, bottom }
    },
  )

/** As `linesIn` gives them. */
export const drawn = (words: string): string => words.toUpperCase().replaceAll(' ', '')
