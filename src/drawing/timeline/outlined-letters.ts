/** Words of a picture as outlines. */
import cinzel from '../../../data/lettering/cinzel-600.json' with { type: 'json' }
import { type Alphabet, letterDefinitions, roomOf, written } from '../wheel/lettering.ts'
import type { Letters } from './letters.ts'

const ALPHABET: Alphabet = cinzel

const widthOf = (text: string, size: number) => 2 * roomOf(text, size, ALPHABET).halfWidth

/** How far the middle of words is from where they are anchored, in halves of their width. */
const SHIFT = { start: 1, middle: 0, end: -1 } as const

export const OUTLINED_LETTERS: Letters = {
  write: ({ text, x, y, size, colour, anchor }) =>
    written(text, { x: x + (SHIFT[anchor] * widthOf(text, size)) / 2, y }, size, colour, ALPHABET),
  widthOf,
  definitions: (drawing) => letterDefinitions(drawing, ALPHABET),
}
