/** The page: one column of text, and a margin beside it for notes. In points, from the upper left corner. */
import type { PaperName } from '../document.ts'

export interface Sheet {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly textWidth: number
  readonly noteLeft: number
  readonly noteWidth: number
  /** Of text and notes together: tables and figures. */
  readonly fullWidth: number
  readonly top: number
  readonly bottom: number
  /** Baselines of running head and page number. */
  readonly head: number
  readonly foot: number
}

/** About 65 letters in a line. */
// mutate constant: a point more or less: taste, as long as a line has its letters (a test says so)
const TEXT_WIDTH = 316
const GUTTER = 24
const NOTE_WIDTH = 104
const FULL_WIDTH = TEXT_WIDTH + GUTTER + NOTE_WIDTH
/** The margins above and below have the running head and the page number. */
const SIZES: Readonly<Record<PaperName, { width: number; height: number; top: number; bottom: number }>> = {
  a4: { width: 595.28, height: 841.89, top: 102, bottom: 102 },
  letter: { width: 612, height: 792, top: 96, bottom: 96 },
}

export function sheetOf(paper: PaperName): Sheet {
  const { width, height, top, bottom } = SIZES[paper]
  const left = (width - FULL_WIDTH) / 2
  return {
    width,
    height,
    left,
    textWidth: TEXT_WIDTH,
    noteLeft: left + TEXT_WIDTH + GUTTER,
    noteWidth: NOTE_WIDTH,
    fullWidth: FULL_WIDTH,
    top,
    bottom: height - bottom,
    head: top - 40,
    foot: height - bottom + 44,
  }
}
