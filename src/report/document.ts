/** A report as it is before it has pages: its contents, in order. Plain values, so that a thread of its own can set it. */

import type { WheelChart } from '../drawing/wheel/wheel-chart.ts'

export const PAPERS = ['a4', 'letter'] as const
export type PaperName = (typeof PAPERS)[number]

export interface Report {
  /** What it is, such as `Natal reading`: on the cover, in the running heads, and the only metadata besides the language. */
  readonly kind: string
  /** BCP 47. */
  readonly language: string
  readonly paper: PaperName
  /** Absent if the first page must begin with the text at once. */
  readonly cover?: Cover
  /** The title of its table of contents; only what is long enough has one. */
  readonly contents: string
  readonly blocks: readonly ReportBlock[]
}

export interface Cover {
  /** The reader's own words, or none. */
  readonly title?: string | undefined
  readonly drawings: readonly Drawing[]
  /** Where each drawing lies, if not in rows. */
  readonly places?: readonly CardPlace[] | undefined
  /** Below the drawing: whose it is, when and where. */
  readonly lines: readonly string[]
}

/** The centre of a drawing, in hundredths of the width and the height that there are for all. */
export interface CardPlace {
  readonly x: number
  readonly y: number
  /** Lies across the one below it. */
  readonly isCrossing?: boolean
}

export interface Drawing {
  readonly art: Art
  /** What it shows, for readers who do not see it. */
  readonly alternative: string
  /** Upside down. */
  readonly isReversed?: boolean
}

/** A drawing as SVG, or its data. From data it is drawn in the thread that prints, so that no request waits for it. */
export type Art = { readonly svg: string } | { readonly file: string } | { readonly wheel: WheelChart }

export type ReportBlock = Heading | Paragraph | Table | Colophon

export interface Heading {
  readonly type: 'heading'
  /** 1: a chapter, with a bookmark and in the running heads; 2: within a chapter. */
  readonly level: 1 | 2
  readonly text: string
  /** In italics below it, such as the dates of a phase. */
  readonly subtitle?: string
  /** Begins a page, unless the one before it would stay mostly empty. */
  readonly isOnNewPage?: true
  /** In the margin, from the heading on: a card of a spread. */
  readonly picture?: Drawing
}

export interface Paragraph {
  readonly type: 'paragraph'
  readonly text: string
  /** In the margin, in the order of the text: what it comes from. */
  readonly notes?: readonly Note[]
  /** `lead`: the first words in small capitals; `item`: hangs behind a mark; `aside`: in italics; `small`: as large as a table. */
  readonly style?: 'lead' | 'item' | 'aside' | 'small'
}

export interface Note {
  readonly text: string
  /** Beside the line with this letter of the paragraph. */
  readonly at: number
}

export interface Table {
  readonly type: 'table'
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly TableCell[])[]
  /** As wide as the text; otherwise its margin is part of it. */
  readonly isNarrow?: true
}

export interface TableColumn {
  readonly title: string
  /** Of the width that all columns have together. */
  readonly share: number
  readonly align?: 'right'
}

/** Words, or words behind a glyph: an outline that is stroked, in a box of 24 units around 0. Null keeps its place free. */
export type TableCell = string | { readonly glyph: string | null; readonly text: string }

/** At the foot of the last page: how it was made. A chapter in small print. */
export interface Colophon {
  readonly type: 'colophon'
  readonly title: string
  readonly paragraphs: readonly string[]
}
