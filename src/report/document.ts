/** A report as it is before it has pages: what is told, in which order. Plain values, so that a thread of its own can set it. */

export const PAPERS = ['a4', 'letter'] as const
export type PaperName = (typeof PAPERS)[number]

export interface Report {
  /** What it is, such as `Natal reading`: on the cover, in the running heads, and the only metadata besides the language. */
  readonly kind: string
  /** BCP 47. */
  readonly language: string
  readonly paper: PaperName
  readonly cover: Cover
  readonly blocks: readonly Block[]
}

export interface Cover {
  /** The reader's own words, or none. */
  readonly title?: string | undefined
  readonly drawings: readonly Drawing[]
  /** Below the drawing: whose it is, when and where. */
  readonly lines: readonly string[]
}

export interface Drawing {
  readonly svg: string
  /** What it shows, for readers who do not see it. */
  readonly alternative: string
  /** Width by height. */
  readonly ratio: number
  /** Upside down. */
  readonly isReversed?: boolean
}

export type Block = Heading | Paragraph | Table | Figure

export interface Heading {
  readonly type: 'heading'
  /** 1: a chapter, with a bookmark and in the running heads; 2: within a chapter. */
  readonly level: 1 | 2
  readonly text: string
  /** In italics below it, such as the dates of a phase. */
  readonly subtitle?: string
  /** Begins a page. */
  readonly isOnNewPage?: true
  /** In the margin, from the heading on: a card of a spread. */
  readonly picture?: Drawing
}

export interface Paragraph {
  readonly type: 'paragraph'
  readonly text: string
  /** In the margin beside it: what it comes from. */
  readonly notes?: readonly string[]
  /** `lead`: the first words in small capitals; `item`: hangs behind a mark; `aside`: in italics; `small`: as large as a table. */
  readonly style?: 'lead' | 'item' | 'aside' | 'small'
}

export interface Table {
  readonly type: 'table'
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
}

export interface Column {
  readonly title: string
  /** Of the width that all columns have together. */
  readonly share: number
  readonly align?: 'right'
}

/** Words, or words behind a glyph: an outline that is stroked, in a box of 24 units around 0. */
export type Cell = string | { readonly glyph: string; readonly text: string }

/** Pictures in a row, each with a line below it. */
export interface Figure {
  readonly type: 'figure'
  readonly pictures: readonly (Drawing & { readonly caption?: string })[]
  /** Of a picture, as a share of the width of the page without its margins. */
  readonly width: number
}
