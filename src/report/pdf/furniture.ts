/** The parts of a page that do not belong to the text: running heads, page numbers, the frame of the cover. */

import { oneLine } from '../layout/line-box.ts'
import type { PlacedPage } from '../layout/placed.ts'
import type { Sheet } from '../layout/sheet.ts'
import { GOLD, INK, TEXT_STYLES } from '../text/styles.ts'
import { drawItem } from './draw-item.ts'
import type { FontSet } from './font-set.ts'
import type { PdfDocument } from './pdfkit.ts'

interface Furniture {
  readonly sheet: Sheet
  readonly page: PlacedPage
  readonly number: number
  readonly kind: string
}

/** A page on which a chapter begins has its number alone. */
export function drawFurniture(
  pdf: PdfDocument,
  fonts: FontSet,
  { sheet, page, number, kind }: Furniture,
): void {
  pdf.markContent('Artifact', { type: 'Pagination' })
  const folio = oneLine(String(number), TEXT_STYLES.folio)
  fonts.show(folio, (sheet.width - folio.width) / 2, sheet.foot)
  if (!page.isOpening && page.chapter !== '') {
    fonts.show(oneLine(kind.toLowerCase(), TEXT_STYLES.runningHead), sheet.left, sheet.head)
    const chapter = oneLine(page.chapter, TEXT_STYLES.runningChapter)
    fonts.show(chapter, sheet.left + sheet.fullWidth - chapter.width, sheet.head)
  }
  pdf.endMarkedContent()
}

/** Two lines, as on the cards. */
const FRAME = [
  { inset: 30, width: 1.3, colour: INK },
  { inset: 35, width: 0.7, colour: GOLD },
] as const
const STAR_INSET = 58
const STAR_SIZE = 21

export function drawFrame(pdf: PdfDocument, fonts: FontSet, { width, height }: Sheet): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  for (const { inset, width: line, colour } of FRAME)
    pdf
      .lineWidth(line)
      .strokeColor(colour)
      .rect(inset, inset, width - 2 * inset, height - 2 * inset)
      .stroke()
  for (const x of [STAR_INSET, width - STAR_INSET])
    for (const y of [STAR_INSET, height - STAR_INSET])
      drawItem(pdf, fonts, { type: 'ornament', x, y, size: STAR_SIZE })
  pdf.endMarkedContent()
}
