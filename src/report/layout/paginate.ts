/** Boxes onto pages: what belongs together stays together, notes stand beside their text, and no page has hardly anything on it. */
import type { Box } from './boxes.ts'
import { type FilledPage, fillPages, type Height, shareFilled } from './fill-pages.ts'
import type { PlacedPage } from './placed.ts'
import { setPage } from './set-page.ts'

/** Shares of the usual space between boxes, which are tried in turn: less space may save a last page with hardly anything on it. */
const SQUEEZES = [1, 0.82, 0.66, 0.5]
/** A last page with less than this share of its height filled should be avoided. */
const MIN_FILLED = 0.22
/** A block that begins a new page stays on the present one if less than this share of it is filled. */
const MOSTLY_EMPTY = 0.5

export function paginate(boxes: readonly Box[], sheet: Height): PlacedPage[] {
  let filled: readonly FilledPage[] = []
  for (const part of partsOf(boxes)) filled = withPart(filled, part, sheet)
  const pages: PlacedPage[] = []
  for (const page of filled) pages.push(setPage(page, sheet, pages.at(-1)?.chapter ?? ''))
  return pages
}

/** From one page that begins anew to the next. */
function partsOf(boxes: readonly Box[]): Box[][] {
  const parts: Box[][] = []
  for (const box of boxes)
    if (box.isOnNewPage || parts.length === 0) parts.push([box])
    else parts.at(-1)!.push(box)
  return parts
}

function withPart(pages: readonly FilledPage[], part: readonly Box[], sheet: Height): FilledPage[] {
  const last = pages.at(-1)
  const goesOn = last !== undefined && shareFilled(last, sheet) < MOSTLY_EMPTY
  const groups = groupsOf(part)
  const [usual, ...tighter] = SQUEEZES.map((squeeze) =>
    fillPages(groups, sheet, squeeze, goesOn ? last : undefined),
  )
  const isSpare = usual!.length > 1 && shareFilled(usual!.at(-1)!, sheet) < MIN_FILLED
  const shorter = tighter.find(({ length }) => length < usual!.length)
  return [...(goesOn ? pages.slice(0, -1) : pages), ...(isSpare ? (shorter ?? usual!) : usual!)]
}

/** Boxes between which no page ends. */
function groupsOf(boxes: readonly Box[]): Box[][] {
  const groups: Box[][] = []
  let isOpen = false
  for (const box of boxes) {
    if (isOpen) groups.at(-1)!.push(box)
    else groups.push([box])
    isOpen = box.keepsWithNext
  }
  return groups
}
