/** The table of contents: chapters, and their sections if there is room for all on one page. */
import { breakLines, type TextLine } from '../text/break-lines.ts'
import { textPieces } from '../text/pieces.ts'
import { LEADING, TEXT_STYLES } from '../text/styles.ts'
import type { Box } from './boxes.ts'
import { headingBoxes } from './heading-boxes.ts'
import { BASELINE, oneLine } from './line-box.ts'
import type { Bookmark, PlacedItem, PlacedPage, TagElement } from './placed.ts'
import type { Sheet } from './sheet.ts'

/** A report with fewer pages or chapters needs no table of contents. */
const MIN_PAGES = 7
const MIN_ENTRIES = 5
const ENTRY_LEADING = 1.35 * LEADING
const SECTION_LEADING = 1.1 * LEADING
const SECTION_INDENT = LEADING
const NUMBER_ROOM = 26
const LEADER_GAP = 6

/** A bookmark, and the number of its page. */
export interface ContentsEntry {
  readonly bookmark: Bookmark
  readonly page: number
}

/** Empty if the report is short. `before`: how many pages come before these. */
export function entriesOf(pages: readonly PlacedPage[], before: number): ContentsEntry[] {
  const all = pages.flatMap(({ bookmarks }, at) =>
    bookmarks.map((bookmark) => ({ bookmark, page: before + at + 1 })),
  )
  return pages.length < MIN_PAGES || all.length < MIN_ENTRIES ? [] : all
}

export function contentsBoxes(title: string, entries: readonly ContentsEntry[], sheet: Sheet): Box[] {
  const whole = boxesOf(title, entries, sheet)
  const height = whole.reduce((sum, box) => sum + box.spaceBefore + box.height, 0)
  // mutate operator <: to the last digit as high as a page they never are
  if (height <= sheet.bottom - sheet.top) return whole
  return boxesOf(
    title,
    entries.filter(({ bookmark }) => bookmark.level === 1),
    sheet,
  )
}

function boxesOf(title: string, entries: readonly ContentsEntry[], sheet: Sheet): Box[] {
  const [first, ...others] = headingBoxes({ type: 'heading', level: 1, text: title }, 'contents', sheet)
  const { bookmark: _, ...heading } = first!
  return [
    { ...heading, isOnNewPage: true },
    ...others,
    ...entries.map((entry, at) => entryBox(entry, at, sheet)),
  ]
}

function entryBox({ bookmark, page }: ContentsEntry, at: number, sheet: Sheet): Box {
  const { id, title, subtitle, level } = bookmark
  const isChapter = level === 1
  const left = sheet.left + (isChapter ? 0 : SECTION_INDENT)
  const right = sheet.left + sheet.textWidth
  const leading = isChapter ? ENTRY_LEADING : SECTION_LEADING
  const pieces = [
    ...textPieces(title, isChapter ? TEXT_STYLES.text : TEXT_STYLES.aside),
    ...(subtitle === undefined ? [] : textPieces(subtitle, TEXT_STYLES.note)),
  ]
  const lines = breakLines(pieces, right - left - NUMBER_ROOM, { setting: 'ragged' })
  const height = lines.length * leading
  const element: TagElement = ['TOC', 'TOCI', 'Reference', 'Link'].map((tag, depth) => ({
    tag,
    id: depth === 0 ? 'contents list' : `contents ${at} ${tag}`,
  }))
  const words = `${title}, ${page}`
  return {
    height,
    spaceBefore: isChapter ? LEADING / 5 : 0,
    element,
    keepsWithNext: false,
    place: (y) => [
      ...lines.map((line, index): PlacedItem => textAt(line, left, y + (index + BASELINE) * leading)),
      ...numberAt(page, left + lines.at(-1)!.width, right, y + (lines.length - 1 + BASELINE) * leading),
      { type: 'link', x: left, y, width: right - left, height, to: id, words },
    ],
  }
}

const textAt = (line: TextLine, x: number, y: number): PlacedItem => ({
  type: 'text',
  x: x + line.x,
  y,
  line,
})

function numberAt(page: number, end: number, right: number, y: number): PlacedItem[] {
  const number = oneLine(String(page), TEXT_STYLES.text)
  const x = end + LEADER_GAP
  return [
    { type: 'leader', x, y, width: right - number.width - LEADER_GAP - x },
    textAt(number, right - number.width, y),
  ]
}
