/** Paragraphs as boxes: one for each line, with the notes that stand beside it. */
import type { Note, Paragraph } from '../document.ts'
import { breakLines, type TextLine } from '../text/break-lines.ts'
import { textPieces, wordsIn } from '../text/pieces.ts'
import { LEADING, TEXT_STYLES } from '../text/styles.ts'
import type { Box, MarginNote } from './boxes.ts'
import { BASELINE, lineBox } from './line-box.ts'
import { ARTIFACT, type PlacedItem } from './placed.ts'
import type { Sheet } from './sheet.ts'

const NOTE_LEADING = 11.8
/** A line above and below. */
const MIN_LINES_OF_PART = 2
const LEAD_WORDS = 4
const MARK_SIZE = 7

const LOOKS = {
  text: { style: TEXT_STYLES.text, leading: LEADING },
  lead: { style: TEXT_STYLES.text, leading: LEADING },
  item: { style: TEXT_STYLES.text, leading: LEADING },
  aside: { style: TEXT_STYLES.aside, leading: LEADING },
  small: { style: TEXT_STYLES.small, leading: 0.87 * LEADING },
} as const

/** `follows`: a paragraph stands before it, so its first line is indented. */
export function paragraphBoxes(paragraph: Paragraph, id: string, sheet: Sheet, follows: boolean): Box[] {
  const { text, style = 'text' } = paragraph
  const { style: letters, leading } = LOOKS[style]
  const hanging = style === 'item' ? LEADING * 0.8 : 0
  const lead = style === 'lead' ? { style: TEXT_STYLES.lead, words: LEAD_WORDS } : undefined
  const indent = follows && style === 'text' ? LEADING : 0
  const lines = breakLines(textPieces(text, letters, lead), sheet.textWidth - hanging, { indent })
  const notes = notesByLine(paragraph, lines, id, sheet)
  return lines.map((line, at): Box => {
    const box = lineBox(line, [{ tag: 'P', id }], sheet.left + hanging, leading)
    const isApart = follows && (style === 'item' || style === 'small')
    const hasMark = style === 'item' && at === 0
    return {
      ...box,
      spaceBefore: at === 0 && isApart ? LEADING / 2 : 0,
      keepsWithNext: keepsTogether(at, lines.length),
      place: (y) => [...(hasMark ? [markAt(sheet.left, y)] : []), ...box.place(y)],
      ...(notes[at]!.length > 0 && { notes: notes[at]! }),
    }
  })
}

/** Neither one line alone at the end of a page nor one at the beginning of the next. */
const keepsTogether = (at: number, count: number): boolean =>
  at < count - 1 && (at < MIN_LINES_OF_PART - 1 || at >= count - MIN_LINES_OF_PART)

const markAt = (left: number, y: number): PlacedItem => ({
  type: 'ornament',
  x: left + MARK_SIZE / 2,
  y: y + LEADING / 2,
  size: MARK_SIZE,
  element: ARTIFACT,
})

/** Each beside the line that has its letter. */
function notesByLine(
  { text, notes = [] }: Paragraph,
  lines: readonly TextLine[],
  id: string,
  sheet: Sheet,
): MarginNote[][] {
  const byLine: MarginNote[][] = lines.map(() => [])
  for (const [index, note] of notes.entries()) {
    const line = lineWith(lines, wordsIn(text.slice(0, note.at)))
    byLine[line]!.push(marginNote(note, `${id} note ${index}`, sheet))
  }
  return byLine
}

/** The line with the word that so many come before. */
function lineWith(lines: readonly TextLine[], words: number): number {
  let passed = 0
  return lines.findIndex(({ pieces }) => {
    passed += pieces.filter(({ hasSpace }) => hasSpace).length
    return passed > words
  })
}

function marginNote({ text }: Note, id: string, { noteLeft, noteWidth }: Sheet): MarginNote {
  const lines = breakLines(textPieces(text, TEXT_STYLES.note), noteWidth, { setting: 'ragged' })
  return {
    element: [{ tag: 'Note', id }],
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
}
