/** A text as the pieces between which a line may break, with their widths. */
import { settable } from './settable.ts'
import { type TextStyle, widthOf } from './styles.ts'

export interface Piece {
  readonly text: string
  readonly style: TextStyle
  readonly width: number
  /** A space stands before it; otherwise it follows a dash. */
  readonly hasSpace: boolean
  /** So much of it may stand outside of the edge: punctuation that would make the edge look dented. */
  readonly hangsLeft: number
  readonly hangsRight: number
  /** A number that counts the next word, or names it: no line should end with it. */
  readonly isBound: boolean
}

/** Of the width of the mark. */
const HANG = 0.7
const HANGS_RIGHT = /[.,;:’”\-–—]$/
const HANGS_LEFT = /^[“‘]/
/** `6` of `6 February`. */
const BOUND = /^\(?\d{1,2}$/
/** After a dash. Not after the hyphen of a compound: whoever searches for it must find it, and some readers take it away at the end of a line. */
const BREAKS = /(?<=[—–])(?=\S)/u

/** The first words may be set in another style. */
export function textPieces(
  text: string,
  style: TextStyle,
  lead?: { style: TextStyle; words: number },
): Piece[] {
  return wordsOf(text).flatMap((word, at) => {
    const own = lead !== undefined && at < lead.words ? lead.style : style
    return word.split(BREAKS).map((part, index) => pieceOf(part, own, index === 0))
  })
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(/[ \n]+/)
    .filter((word) => word !== '')

/** The first piece of each has a space before it. */
export const wordsIn = (text: string): number => wordsOf(text).length

function pieceOf(text: string, wanted: TextStyle, hasSpace: boolean): Piece {
  const style = settable(text, wanted)
  const hanging = (mark: string | undefined) => (mark === undefined ? 0 : HANG * widthOf(mark, style))
  return {
    text,
    style,
    width: widthOf(text, style),
    hasSpace,
    hangsLeft: hanging(HANGS_LEFT.exec(text)?.[0]),
    hangsRight: hanging(HANGS_RIGHT.exec(text)?.[0]),
    isBound: BOUND.test(text),
  }
}

export const spaceOf = (style: TextStyle): number => widthOf(' ', style)
