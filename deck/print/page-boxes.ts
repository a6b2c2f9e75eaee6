/** Tells a print shop's programs where to cut: Chromium's PDF knows only the paper. */
import assert from 'node:assert/strict'
import { BLEED, type Format, points, TRIM } from './format.ts'
import type { Pdf } from './pdf-objects.ts'

const isPage = (object: string) => /^<<\/Type \/Page\b/.test(object)

export const pagesOf = ({ objects }: Pdf): string[] => objects.filter(isPage)

export type Box = readonly [left: number, bottom: number, right: number, top: number]

export function boxOf(page: string, name: string): Box {
  const numbers = new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(page)?.[1]?.split(' ').map(Number)
  assert(numbers?.length === 4, `a page has no ${name}`)
  return numbers as unknown as Box
}

/** The rectangle so many millimetres outside the cut. What is printed begins at the paper's top left. */
function boxAround([, , , height]: Box, { margin }: Format, outside: number): Box {
  const left = points(margin - outside)
  const top = height - left
  return [left, top - points(TRIM.height + 2 * outside), left + points(TRIM.width + 2 * outside), top]
}

const boxText = (box: Box) => `[${box.map((side) => side.toFixed(3)).join(' ')}]`

function withBoxes(page: string, format: Format): string {
  const media = boxOf(page, 'MediaBox')
  const boxes = { TrimBox: boxAround(media, format, 0), BleedBox: boxAround(media, format, BLEED) }
  const entries = Object.entries(boxes).map(([name, box]) => `/${name} ${boxText(box)}\n`)
  return page.replace('/MediaBox', `${entries.join('')}/MediaBox`)
}

export const withPageBoxes = (pdf: Pdf, format: Format): Pdf => ({
  ...pdf,
  objects: pdf.objects.map((object) => (isPage(object) ? withBoxes(object, format) : object)),
})
