/** Whether the faces have the letters of a text. */
import { type FaceName, face } from './faces.ts'
import type { TextStyle } from './styles.ts'

/** Letters that no face has. They come from words of the reader's own: a title, places of a spread. */
export class UnprintableError extends Error {
  readonly letters: readonly string[]

  constructor(letters: readonly string[]) {
    super(`No face has ${letters.join(' ')}.`)
    this.letters = letters
  }
}

/** The style, or that of running text where its own face lacks a letter. Throws if that does, too. */
export function settable(text: string, style: TextStyle): TextStyle {
  if (missingIn(style.face, text).length === 0) return style
  const missing = missingIn('roman', text)
  if (missing.length > 0) throw new UnprintableError(missing)
  return { ...style, face: 'roman' }
}

const missingIn = (name: FaceName, text: string): string[] => [
  ...new Set(Array.from(text).filter((letter) => !face(name).hasGlyphForCodePoint(letter.codePointAt(0)!))),
]
