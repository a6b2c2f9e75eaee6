/** Headings as boxes: they stay with what follows them. */
import type { Drawing, Heading } from '../document.ts'
import { breakLines } from '../text/break-lines.ts'
import { textPieces } from '../text/pieces.ts'
import { LEADING, TEXT_STYLES } from '../text/styles.ts'
import type { Box, MarginNote } from './boxes.ts'
import { lineBox, oneLine } from './line-box.ts'
import { drawingPicture } from './picture.ts'
import type { Sheet } from './sheet.ts'

export function headingBoxes(heading: Heading, id: string, sheet: Sheet): Box[] {
  const { level, text, subtitle, picture, isOnNewPage = false } = heading
  const style = level === 1 ? TEXT_STYLES.chapter : TEXT_STYLES.section
  const width = picture === undefined ? sheet.fullWidth : sheet.textWidth
  const lines = breakLines(textPieces(text, style), width, { setting: 'balanced' })
  // The first heading of a document is that of its cover.
  const element = [{ tag: `H${level + 1}`, id }]
  const leading = level === 1 ? 1.5 * LEADING : 1.25 * LEADING
  const head = lines.map(
    (line, at): Box => ({
      ...lineBox(line, element, sheet.left, leading),
      spaceBefore: at > 0 ? 0 : level === 1 ? 2 * LEADING : LEADING,
      keepsWithNext: true,
      ...(at === 0 && {
        isOnNewPage,
        bookmark: { id, title: text, subtitle, level },
        ...(picture && { notes: [pictureNote(picture, id, sheet)] }),
      }),
    }),
  )
  const under = subtitle === undefined ? [] : [{ ...subtitleBox(subtitle, id, sheet), keepsWithNext: true }]
  const air: Box = {
    height: LEADING / (level === 1 ? 2 : 4),
    spaceBefore: 0,
    element,
    keepsWithNext: true,
    place: () => [],
  }
  return [...head, ...under, air]
}

const subtitleBox = (text: string, id: string, { left }: Sheet): Box =>
  lineBox(oneLine(text, TEXT_STYLES.subtitle), [{ tag: 'P', id: `${id} subtitle` }], left, LEADING * 1.1)

function pictureNote(drawing: Drawing, id: string, { noteLeft, noteWidth }: Sheet): MarginNote {
  const picture = drawingPicture(drawing)
  return {
    element: [{ tag: 'Figure', id: `${id} picture` }],
    height: noteWidth / picture.ratio,
    isBeside: true,
    place: (y) => [{ type: 'drawing', picture, x: noteLeft, y, width: noteWidth }],
  }
}
