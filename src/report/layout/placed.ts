/** What stands on a page, and where. */
import type { Drawing } from '../document.ts'
import type { Line } from '../text/break-lines.ts'

/** With an element of its own if it is not that of its box: a cell of a row. */
export type Placed = (PlacedText | PlacedRule | PlacedGlyph | PlacedDrawing) & { readonly element?: Element }

/** `y` is the baseline. */
export interface PlacedText {
  readonly type: 'text'
  readonly x: number
  readonly y: number
  readonly line: Line
}

export interface PlacedRule {
  readonly type: 'rule'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly thickness: number
}

/** A stroked outline in a box of 24 units around `x` and `y`. */
export interface PlacedGlyph {
  readonly type: 'glyph'
  readonly path: string
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface PlacedDrawing {
  readonly type: 'drawing'
  readonly drawing: Drawing
  readonly x: number
  readonly y: number
  readonly width: number
}

/** An element of the document's structure (ISO 32000-1, 14.8.4), from the outermost to the innermost. The same id is the same element. */
export type Element = readonly { readonly tag: string; readonly id: string }[]

/** What of one element stands on one page. */
export interface Chunk {
  readonly element: Element
  readonly items: Placed[]
}

export interface Page {
  readonly chunks: Chunk[]
  /** The chapter that its text belongs to, and those that begin on it. */
  chapter: string
  readonly bookmarks: { readonly title: string; readonly level: 1 | 2 }[]
  /** A chapter begins at its top: it has no running head. */
  isOpening: boolean
}
