/** Headings and paragraphs as boxes: one for each line. */
import type { Heading, Paragraph } from '../document.ts'
import { breakLines, type Line } from '../text/break-lines.ts'
import { piecesOf } from '../text/pieces.ts'
import { LEADING, STYLES, type TextStyle } from '../text/styles.ts'
import type { Box, MarginNote } from './boxes.ts'
import type { Sheet } from './sheet.ts'

/** From the upper edge of a line to its baseline, as a share of its height. */
const BASELINE = 0.72
const NOTE_LEADING = 11.8
/** A line above and below. */
const MIN_LINES_OF_PART = 2
const LEAD_WORDS = 4
const ITEM_MARK = '·'

export const oneLine = (text: string, style: TextStyle): Line => breakLines(piecesOf(text, style), 1e6)[0]!

export function headingBoxes(heading: Heading, id: string, sheet: Sheet): Box[] {
  const { level, text, subtitle, picture, isOnNewPage = false } = heading
  const style = level === 1 ? STYLES.chapter : STYLES.section
  const lines = breakLines(piecesOf(text, style), sheet.textWidth, { isRagged: true })
  const element = [{ tag: `H${level}`, id }]
  const leading = level === 1 ? 1.5 * LEADING : 1.25 * LEADING
  const below = { height: LEADING / (level === 1 ? 2 : 4), ...NOTHING }
  const pictureNote = picture && {
    element: [{ tag: 'Figure', id: `${id} picture` }],
    height: sheet.noteWidth / picture.ratio,
    isBeside: true,
    place: (y: number) => [
      { type: 'drawing' as const, drawing: picture, x: sheet.noteLeft, y, width: sheet.noteWidth },
    ],
  }
  const head = lines.map(
    (line, at): Box => ({
      ...lineBox(line, element, sheet.left, leading),
      spaceBefore: at > 0 ? 0 : level === 1 ? 2 * LEADING : LEADING,
      keepsWithNext: true,
      ...(at === 0 && {
        isOnNewPage,
        bookmark: { title: text, level },
        ...(pictureNote && { notes: [pictureNote] }),
      }),
    }),
  )
  const under = subtitle === undefined ? [] : [{ ...subtitleBox(subtitle, id, sheet), keepsWithNext: true }]
  return [...head, ...under, { ...below, element, keepsWithNext: true }]
}

const NOTHING = { spaceBefore: 0, place: () => [] } as const

const subtitleBox = (text: string, id: string, { left }: Sheet): Box =>
  lineBox(oneLine(text, STYLES.subtitle), [{ tag: 'P', id: `${id} subtitle` }], left, LEADING * 1.1)

/** `follows`: a paragraph stands before it, so its first line is indented. */
export function paragraphBoxes(paragraph: Paragraph, id: string, sheet: Sheet, follows: boolean): Box[] {
  const { style } = paragraph
  const isItem = style === 'item'
  const own = style === 'small' ? STYLES.small : style === 'aside' ? STYLES.aside : STYLES.text
  const leading = style === 'small' ? 0.87 * LEADING : LEADING
  const hanging = isItem ? LEADING * 0.8 : 0
  const lead = style === 'lead' ? { style: STYLES.lead, words: LEAD_WORDS } : undefined
  const indent = follows && style === undefined ? LEADING : 0
  const lines = breakLines(piecesOf(paragraph.text, own, lead), sheet.textWidth - hanging, { indent })
  const element = [{ tag: 'P', id }]
  return lines.map((line, at): Box => {
    const box = lineBox(line, element, sheet.left + hanging, leading)
    const isFirst = at === 0
    return {
      ...box,
      spaceBefore: isFirst && (isItem || style === 'small') ? LEADING / 2 : 0,
      keepsWithNext: keepsTogether(at, lines.length),
      place: (y) => [...(isItem && isFirst ? [markAt(sheet.left, y, leading)] : []), ...box.place(y)],
      ...(isFirst && paragraph.notes?.length && { notes: notesOf(paragraph.notes, id, sheet) }),
    }
  })
}

/** Neither one line alone at the end of a page nor one at the beginning of the next. */
const keepsTogether = (at: number, count: number): boolean =>
  at < count - 1 && (at < MIN_LINES_OF_PART - 1 || at >= count - MIN_LINES_OF_PART)

const markAt = (x: number, y: number, leading: number) =>
  ({ type: 'text', x, y: y + BASELINE * leading, line: oneLine(ITEM_MARK, STYLES.text) }) as const

export const lineBox = (line: Line, element: Box['element'], x: number, height: number): Box => ({
  height,
  spaceBefore: 0,
  element,
  keepsWithNext: false,
  place: (y) => [{ type: 'text', x: x + line.x, y: y + BASELINE * height, line }],
})

/** Aligned with the first line of their text. */
function notesOf(texts: readonly string[], id: string, { noteLeft, noteWidth }: Sheet): MarginNote[] {
  return texts.map((text, index) => {
    const lines = breakLines(piecesOf(text, STYLES.note), noteWidth, { isRagged: true })
    return {
      element: [{ tag: 'Note', id: `${id} note ${index}` }],
      height: lines.length * NOTE_LEADING,
      isBeside: false,
      place: (y) =>
        lines.map((line, at) => ({
          type: 'text',
          x: noteLeft + line.x,
          y: y + BASELINE * LEADING + at * NOTE_LEADING,
          line,
        })),
    }
  })
}
