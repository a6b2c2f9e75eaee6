/** One thing on a page. */
import type { Placed, PlacedDrawing, PlacedGlyph } from '../layout/placed.ts'
import { drawSvg } from '../svg/draw-svg.ts'
import { GOLD, INK } from '../text/styles.ts'
import type { FontSet } from './font-set.ts'
import type { PdfDocument } from './pdfkit.ts'

export function drawItem(pdf: PdfDocument, fonts: FontSet, item: Placed): void {
  if (item.type === 'text') fonts.show(item.line, item.x, item.y)
  else if (item.type === 'drawing') drawDrawing(pdf, item)
  else if (item.type === 'glyph') drawGlyph(pdf, item)
  else pdf.rect(item.x, item.y, item.width, item.thickness).fillColor(GOLD).fill()
}

const GLYPH_BOX = 24
const GLYPH_STROKE = 1.9

function drawGlyph(pdf: PdfDocument, { path, x, y, size }: PlacedGlyph): void {
  const scale = size / GLYPH_BOX
  pdf.save().transform(scale, 0, 0, scale, x, y)
  pdf.lineWidth(GLYPH_STROKE).lineCap('round').lineJoin('round').strokeColor(INK).path(path).stroke()
  pdf.restore()
}

function drawDrawing(pdf: PdfDocument, { drawing, x, y, width }: PlacedDrawing): void {
  const height = width / drawing.ratio
  pdf.save()
  if (drawing.isReversed) pdf.transform(-1, 0, 0, -1, 2 * x + width, 2 * y + height)
  drawSvg(pdf, drawing.svg, { x, y, width, height })
  pdf.restore()
}
