/** A page as it is printed: a full one ends where the others end. */
import { type Box, gapAfter } from './boxes.ts'
import { bottomOf, type FilledPage, type Height } from './fill-pages.ts'
import type { Chunk, PlacedItem, PlacedPage, TagElement } from './placed.ts'

/** A space between boxes is doubled, at most. */
const MAX_STRETCH = 1

/** `before`: the chapter that the page before it ends in. */
export function setPage(page: FilledPage, sheet: Height, before: string): PlacedPage {
  const { boxes, isOpening } = page
  const tops = page.isFull ? flushTops(page, sheet) : page.tops
  const bookmarks = boxes.flatMap(({ bookmark }, at) =>
    bookmark === undefined ? [] : [{ ...bookmark, y: tops[at]! }],
  )
  // What stands at the foot is no chapter of the text above it.
  const begun = boxes.findLast(({ bookmark, isAtFoot }) => bookmark?.level === 1 && !isAtFoot)
  const chapter = begun?.bookmark?.title ?? before
  return { chunks: chunksOf(boxes, tops), chapter, bookmarks, isOpening }
}

/** What is left below goes into the spaces between paragraphs and headings. */
function flushTops({ boxes, tops, ...rest }: FilledPage, sheet: Height): readonly number[] {
  const spaces = boxes.map(({ spaceBefore }, at) => (at === 0 ? 0 : spaceBefore))
  const room = spaces.reduce((sum, space) => sum + space, 0)
  const slack = sheet.bottom - bottomOf({ boxes, tops, ...rest }, sheet)
  if (slack <= 0 || slack > room * MAX_STRETCH) return tops
  let above = 0
  const lower = tops.map((top, at) => {
    above += spaces[at]!
    return top + (slack * above) / room
  })
  // Notes that follow each other closely have no spaces to give way.
  return bottomOf({ boxes, tops: lower }, sheet) <= sheet.bottom + 0.01 ? lower : tops
}

function chunksOf(boxes: readonly Box[], tops: readonly number[]): Chunk[] {
  const chunks: Chunk[] = []
  let noteEnd = 0
  for (const [at, { element, place, notes = [] }] of boxes.entries()) {
    show(chunks, element, place(tops[at]!))
    for (const note of notes) {
      const start = Math.max(tops[at]!, noteEnd)
      show(chunks, note.element, note.place(start))
      noteEnd = start + note.height + gapAfter(note)
    }
  }
  return chunks
}

/** Together with what the page already shows of the same element. */
function show(chunks: Chunk[], element: TagElement, items: readonly PlacedItem[]): void {
  for (const item of items) {
    const own = item.element ?? element
    const id = own.at(-1)!.id
    const chunk = chunks.findLast((each) => each.element.at(-1)!.id === id)
    if (chunk === undefined) chunks.push({ element: own, items: [item] })
    else chunk.items.push(item)
  }
}
