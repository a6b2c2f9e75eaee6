/** The ground of a picture for previews, as social networks and messengers show them beside a link, and the lettering on it. */
import cinzel from '../../../data/lettering/cinzel-600.json' with { type: 'json' }
import { type Alphabet, letterDefinitions, roomOf, written } from '../wheel/lettering.ts'

/** A size that all of them show without cutting it. */
export const WIDTH = 1200
export const HEIGHT = 630

/** The night of the deck's backs. */
export const NIGHT = '#171B36'
const DEEP_NIGHT = '#0F1230'
export const BRASS = '#DDB866'
export const IVORY = '#F3EAD6'

const LETTERS: Alphabet = cinzel

export const wordsWidth = (words: string, size: number): number =>
  2 * roomOf(typographic(words), size, LETTERS).halfWidth

/** The size in which the longest of these lines fits its room, and no larger than `size`. */
export const fittingSize = (lines: readonly string[], size: number, room: number): number =>
  Math.min(size, ...lines.map((words) => (size * room) / wordsWidth(words, size)))

/** One line around a point. */
export const line = (words: string, x: number, y: number, size: number, colour: string): string =>
  written(typographic(words), { x, y }, size, colour, LETTERS)

/** Texts have the apostrophe of a typewriter. */
const typographic = (words: string) => words.replaceAll("'", '’')

export interface CanvasSize {
  readonly width: number
  readonly height: number
}

const border = (size: CanvasSize, inset: number, width: number, radius: number) =>
  `<rect x="${inset}" y="${inset}" width="${size.width - 2 * inset}" height="${size.height - 2 * inset}" rx="${radius}" ` +
  `fill="none" stroke="${BRASS}" stroke-width="${width}"/>`

/** The whole picture round what it shows. */
export const canvas = (...parts: readonly string[]): string =>
  canvasOf({ width: WIDTH, height: HEIGHT }, ...parts)

export function canvasOf(size: CanvasSize, ...parts: readonly string[]): string {
  const { width, height } = size
  const drawing = parts.join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><radialGradient id="night" cx=".5" cy=".45" r=".75"><stop stop-color="#252B5A"/>` +
    `<stop offset="1" stop-color="${DEEP_NIGHT}"/></radialGradient></defs>` +
    letterDefinitions(drawing, LETTERS) +
    // mutate constant: sizes: taste, as long as the frames are seen and do not touch (a test says so)
    `<rect width="${width}" height="${height}" fill="url(#night)"/>${border(size, 18, 2.5, 10)}${border(size, 26, 1, 6)}` +
    `${drawing}</svg>`
  )
}
