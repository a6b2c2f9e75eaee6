/** What stands on a page, and where. */
import type { TextLine } from '../text/break-lines.ts'
import type { PlacedPicture } from './picture.ts'

/** With an element of its own if it is not that of its box: a cell of a row. */
export type PlacedItem = (
  | PlacedText
  | PlacedRule
  | PlacedLeader
  | PlacedGlyph
  | PlacedOrnament
  | PlacedDrawing
  | PlacedLink
) & {
  readonly element?: TagElement
}

/** `y` is the baseline. */
export interface PlacedText {
  readonly type: 'text'
  readonly x: number
  readonly y: number
  readonly line: TextLine
}

export interface PlacedRule {
  readonly type: 'rule'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly thickness: number
}

/** Dots that lead from words to a number, on the baseline. */
export interface PlacedLeader {
  readonly type: 'leader'
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Nothing that can be seen: whoever presses here gets to a bookmark. */
export interface PlacedLink {
  readonly type: 'link'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly to: string
  /** What is said of it where it cannot be seen. */
  readonly words: string
}

/** A stroked outline in a box of 24 units around `x` and `y`. */
export interface PlacedGlyph {
  readonly type: 'glyph'
  readonly path: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A star of eight points around `x` and `y`, as on the cards. */
export interface PlacedOrnament {
  readonly type: 'ornament'
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface PlacedDrawing {
  readonly type: 'drawing'
  readonly picture: PlacedPicture
  readonly x: number
  readonly y: number
  readonly width: number
  /** A quarter turn to the right, around its middle. */
  readonly isCrossing?: boolean
}

/**
 * An element of the document's structure (ISO 32000-1, 14.8.4), from the outermost to the innermost. The same id is the same element.
 * `Artifact` is no part of the structure: ornaments, and what stands on a page once more.
 */
export type TagElement = readonly { readonly tag: string; readonly id: string }[]

/** What of one element stands on one page. */
export interface Chunk {
  readonly element: TagElement
  readonly items: PlacedItem[]
}

/** The beginning of a chapter, or of a section in it. */
export interface Bookmark {
  /** By which links find it. */
  readonly id: string
  readonly title: string
  readonly subtitle?: string | undefined
  readonly level: 1 | 2
}

export interface PlacedPage {
  readonly chunks: Chunk[]
  /** The chapter that its text belongs to, and those that begin on it. */
  readonly chapter: string
  readonly bookmarks: readonly (Bookmark & { readonly y: number })[]
  /** A chapter begins at its top: it has no running head. */
  readonly isOpening: boolean
}

export const ARTIFACT: TagElement = [{ tag: 'Artifact', id: 'artifact' }]
