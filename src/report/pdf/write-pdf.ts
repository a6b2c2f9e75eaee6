/// <reference path="../packages.d.ts" />
/** Pages as PDF: embedded subsets of the fonts, tags in reading order, bookmarks, and of metadata only title and language. */
import { createHash } from 'node:crypto'
import PDFDocument from 'pdfkit'
import type { Report } from '../document.ts'
import type { LaidOut } from '../layout/lay-out.ts'
import type { Chunk, PlacedPage } from '../layout/placed.ts'
import { drawItem } from './draw-item.ts'
import { FontSet } from './font-set.ts'
import { drawFrame, drawFurniture } from './furniture.ts'
import type { Outline, PdfDocument } from './pdfkit.ts'
import { StructureTree } from './structure-tree.ts'

export async function writePdf(report: Report, { sheet, pages }: LaidOut): Promise<Buffer> {
  const pdf = newDocument(report, [sheet.width, sheet.height])
  const fonts = new FontSet(pdf)
  const tree = new StructureTree(pdf)
  let chapter: Outline = pdf.outline
  pages.forEach((page, at) => {
    pdf.addPage()
    if (at === 0 && report.cover) drawFrame(pdf, fonts, sheet)
    else drawFurniture(pdf, fonts, { sheet, page, number: at + 1, kind: report.kind })
    chapter = addBookmarks(pdf, chapter, page)
    for (const chunk of page.chunks) draw(pdf, fonts, tree, chunk)
  })
  pdf.end()
  const parts: Uint8Array[] = []
  for await (const part of pdf) parts.push(part)
  return Buffer.concat(parts)
}

function newDocument({ kind, language }: Report, size: readonly [number, number]): PdfDocument {
  const pdf = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    font: null,
    info: { Title: kind },
  }) as unknown as PdfDocument
  // The same report has the same bytes: no date, neither here nor in a second copy of the metadata as XML, and an identifier that says
  // nothing of the day or of the birth.
  for (const name of ['CreationDate', 'Producer', 'Creator']) delete pdf.info[name]
  pdf.endMetadata = () => {}
  pdf._id = createHash('sha256').update(kind).digest().subarray(0, 16)
  return pdf
}

/** Whoever follows a link sees the heading with some air above it. */
const ROOM_ABOVE = 24

/** Sections below their chapter. */
function addBookmarks(pdf: PdfDocument, chapter: Outline, { bookmarks }: PlacedPage): Outline {
  const { outline: root } = pdf
  let current = chapter
  for (const { id, title, level, y } of bookmarks) {
    if (level === 1) current = root.addItem(title)
    else current.addItem(title)
    pdf.addNamedDestination(id, 'XYZ', 0, y - ROOM_ABOVE, null)
  }
  return current
}

function draw(pdf: PdfDocument, fonts: FontSet, tree: StructureTree, chunk: Chunk): void {
  const { element, items } = chunk
  const { tag } = element.at(-1)!
  if (tag === 'Artifact') {
    pdf.markContent('Artifact', { type: 'Layout' })
    for (const item of items) drawItem(pdf, fonts, item)
    pdf.endMarkedContent()
    return
  }
  const content = pdf.markStructureContent(tag)
  for (const item of items) drawItem(pdf, fonts, item)
  pdf.endMarkedContent()
  const owner = tree.add(chunk, content)
  for (const item of items)
    if (item.type === 'link') {
      const { x, y, width, height, to, words } = item
      pdf.goTo(x, y, width, height, to, { structParent: owner, Contents: new String(words) })
    }
}
