/** One thing on a page. */
import type {
  PlacedDrawing,
  PlacedGlyph,
  PlacedItem,
  PlacedLeader,
  PlacedOrnament,
} from '../layout/placed.ts'
import { drawSvg } from '../svg/draw-svg.ts'
import { GOLD, INK } from '../text/styles.ts'
import type { FontSet } from './font-set.ts'
import type { PdfDocument } from './pdfkit.ts'

export function drawItem(pdf: PdfDocument, fonts: FontSet, item: PlacedItem): void {
  if (item.type === 'text') fonts.show(item.line, item.x, item.y)
  else if (item.type === 'drawing') drawDrawing(pdf, item)
  else if (item.type === 'glyph') drawGlyph(pdf, item)
  else if (item.type === 'ornament') drawOrnament(pdf, item)
  else if (item.type === 'leader') drawLeader(pdf, item)
  else if (item.type === 'rule') pdf.rect(item.x, item.y, item.width, item.thickness).fillColor(GOLD).fill()
}

const STAR =
  'M0-13l1.3 9.9 7.9-6.1-6.1 7.9 9.9 1.3-9.9 1.3 6.1 7.9-7.9-6.1-1.3 9.9-1.3-9.9-7.9 6.1 6.1-7.9-9.9-1.3 9.9-1.3-6.1-7.9 7.9 6.1 1.3-9.9z'
const STAR_BOX = 26

function drawOrnament(pdf: PdfDocument, { x, y, size }: PlacedOrnament): void {
  const scale = size / STAR_BOX
  pdf.save().transform(scale, 0, 0, scale, x, y).path(STAR).fillColor(GOLD).fill().restore()
}

const DOT = 0.9
const DOT_EVERY = 6

/** Counted from the right, so that the dots of all lines stand below each other. */
function drawLeader(pdf: PdfDocument, { x, y, width }: PlacedLeader): void {
  pdf.fillColor(GOLD)
  const right = Math.floor((x + width) / DOT_EVERY) * DOT_EVERY
  for (let at = right; at > x; at -= DOT_EVERY) pdf.rect(at, y - DOT, DOT, DOT)
  pdf.fill()
}

const GLYPH_BOX = 24
const GLYPH_STROKE = 1.9

function drawGlyph(pdf: PdfDocument, { path, x, y, size }: PlacedGlyph): void {
  const scale = size / GLYPH_BOX
  pdf.save().transform(scale, 0, 0, scale, x, y)
  pdf.lineWidth(GLYPH_STROKE).lineCap('round').lineJoin('round').strokeColor(INK).path(path).stroke()
  pdf.restore()
}

function drawDrawing(pdf: PdfDocument, { picture, x, y, width, isCrossing }: PlacedDrawing): void {
  const height = width / picture.ratio
  pdf.save()
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  if (isCrossing) pdf.transform(0, 1, -1, 0, middleX + middleY, middleY - middleX)
  if (picture.isReversed) pdf.transform(-1, 0, 0, -1, 2 * middleX, 2 * middleY)
  drawSvg(pdf, picture.svg, { x, y, width, height })
  pdf.restore()
}
