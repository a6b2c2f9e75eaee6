/** Tells a print shop's programs where to cut: Chromium's PDF knows only the paper. */
import assert from 'node:assert/strict'
import { BLEED, type Format, points, TRIM } from './format.ts'
import { type Pdf, readPdf, writePdf } from './pdf-objects.ts'

const isPage = (object: string) => /^<<\/Type \/Page\b/.test(object)

export const pagesOf = (pdf: Buffer): string[] => readPdf(pdf).objects.filter(isPage)

type Box = readonly [left: number, bottom: number, right: number, top: number]

export function boxOf(page: string, name: string): Box {
  const numbers = new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(page)?.[1]?.split(' ').map(Number)
  assert(numbers?.length === 4, `a page has no ${name}`)
  return numbers as unknown as Box
}

/** The rectangle so many millimetres outside the cut. Chromium rounds the paper's size; its content begins at the top left. */
function boxAround([, , width, height]: Box, { margin }: Format, outside: number): Box {
  const left = points(margin - outside)
  const top = height - left
  const right = left + points(TRIM.width + 2 * outside)
  const bottom = top - points(TRIM.height + 2 * outside)
  return [left, Math.max(0, bottom), Math.min(width, right), top]
}

const boxText = (box: Box) => `[${box.map((side) => side.toFixed(3)).join(' ')}]`

function withBoxes(page: string, format: Format): string {
  const media = boxOf(page, 'MediaBox')
  const boxes = { TrimBox: boxAround(media, format, 0), BleedBox: boxAround(media, format, BLEED) }
  const entries = Object.entries(boxes).map(([name, box]) => `/${name} ${boxText(box)}\n`)
  return page.replace('/MediaBox', `${entries.join('')}/MediaBox`)
}

export function withPageBoxes(file: Buffer, format: Format): Buffer {
  const pdf: Pdf = readPdf(file)
  const objects = pdf.objects.map((object) => (isPage(object) ? withBoxes(object, format) : object))
  return writePdf({ ...pdf, objects })
}
