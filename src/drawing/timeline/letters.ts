/** How words are drawn: as outlines, so that a picture needs no font, or as text in the font of the page around it. */
import { escaped, round } from '../wheel/svg.ts'

export type Anchor = 'start' | 'middle' | 'end'

export interface WrittenLine {
  readonly text: string
  readonly x: number
  /** The middle of the capitals. */
  readonly y: number
  readonly size: number
  readonly colour: string
  readonly anchor: Anchor
}

export interface Letters {
  readonly write: (line: WrittenLine) => string
  readonly widthOf: (text: string, size: number) => number
  /** What a drawing with these letters needs before it. */
  readonly definitions: (drawing: string) => string
}

/** No letter of a common font is wider on the average; only the room is reckoned with it. */
const MEAN_WIDTH = 0.56

/** For a drawing within a page. */
export const TEXT_LETTERS: Letters = {
  write: ({ text, x, y, size, colour, anchor }) =>
    `<text x="${round(x)}" y="${round(y + 0.35 * size)}" font-size="${round(size)}" fill="${colour}" text-anchor="${anchor}">${escaped(text)}</text>`,
  widthOf: (text, size) => MEAN_WIDTH * size * text.length,
  definitions: () => '',
}
