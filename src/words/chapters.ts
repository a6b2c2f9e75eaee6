/** What the chapters of a life are called, in a language. */

export interface NamedChapter {
  readonly kind: string
  /** The first of its kind is 1. */
  readonly which: number
  /** Of a progressed chapter, as an answer spells it: `Leo`. */
  readonly sign: string | null
}

/** `First Saturn return`, `Progressed Sun enters Leo`. */
export type ChapterTitle = (chapter: NamedChapter) => string
