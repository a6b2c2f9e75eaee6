/** Boxes onto pages: boxes that belong together stay together, and notes stand beside their text. */
import type { Box, MarginNote } from './boxes.ts'
import type { Chunk, Element, Page, Placed } from './placed.ts'
import type { Sheet } from './sheet.ts'

const NOTE_GAP = 5
const PICTURE_GAP = 18

/** Of the space between boxes: as it is, or less, so that a page with hardly anything on it is spared. */
const SQUEEZES = [1, 0.82, 0.66, 0.5]
/** A last page with less than this share of its height filled is one to spare. */
const MIN_FILLED = 0.22

export function paginate(boxes: readonly Box[], sheet: Pick<Sheet, 'top' | 'bottom'>): Page[] {
  const pages: Page[] = []
  for (const part of partsOf(boxes)) pages.push(...pagesOf(part, sheet, pages.at(-1)?.chapter ?? ''))
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

function pagesOf(boxes: readonly Box[], sheet: Pick<Sheet, 'top' | 'bottom'>, chapter: string): Page[] {
  const [usual, ...tighter] = SQUEEZES.map((squeeze) => {
    const stack = new Stack(sheet, squeeze, chapter)
    for (const group of groupsOf(boxes)) stack.add(group)
    return stack
  })
  const isSpare = usual!.pages.length > 1 && usual!.filled < MIN_FILLED
  const shorter = tighter.find(({ pages }) => pages.length < usual!.pages.length)
  return (isSpare ? (shorter ?? usual!) : usual!).pages
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

class Stack {
  readonly pages: Page[] = []
  readonly #sheet: Pick<Sheet, 'top' | 'bottom'>
  readonly #squeeze: number
  readonly #chapter: string
  #y = 0
  /** The end of the last note. */
  #noteEnd = 0

  constructor(sheet: Pick<Sheet, 'top' | 'bottom'>, squeeze: number, chapter: string) {
    this.#sheet = sheet
    this.#squeeze = squeeze
    this.#chapter = chapter
  }

  /** How much of the last page, as a share of its height. */
  get filled(): number {
    const { top, bottom } = this.#sheet
    return (this.#y - top) / (bottom - top)
  }

  add(group: readonly Box[]): void {
    const [first] = group
    if (this.pages.length === 0 || !this.#fits(group)) this.#turn(first!)
    for (const box of group) this.#put(box)
  }

  #turn({ isOnNewPage = false }: Box): void {
    const chapter = this.pages.at(-1)?.chapter ?? this.#chapter
    this.pages.push({ chunks: [], chapter, bookmarks: [], isOpening: isOnNewPage })
    this.#y = this.#sheet.top
    this.#noteEnd = 0
  }

  #fits(group: readonly Box[]): boolean {
    let y = this.#y
    let noteEnd = this.#noteEnd
    for (const box of group) {
      y = this.#startOf(box, y, noteEnd)
      if (box.notes !== undefined) noteEnd = Math.max(y, noteEnd) + heightOf(box.notes)
      y += box.height
    }
    return y <= this.#sheet.bottom + 0.01 && noteEnd <= this.#sheet.bottom + NOTE_GAP
  }

  #startOf(box: Box, y: number, noteEnd: number): number {
    const start = y === this.#sheet.top ? y : y + box.spaceBefore * this.#squeeze
    return box.notes?.some(({ isBeside }) => isBeside) ? Math.max(start, noteEnd) : start
  }

  #put(box: Box): void {
    const page = this.pages.at(-1)!
    const y = this.#startOf(box, this.#y, this.#noteEnd)
    if (box.bookmark !== undefined) {
      page.bookmarks.push(box.bookmark)
      if (box.bookmark.level === 1) page.chapter = box.bookmark.title
    }
    show(page, box.element, box.place(y))
    for (const note of box.notes ?? []) {
      const start = Math.max(y, this.#noteEnd)
      show(page, note.element, note.place(start))
      this.#noteEnd = start + note.height + gapAfter(note)
    }
    this.#y = y + box.height
  }
}

const gapAfter = ({ isBeside }: MarginNote): number => (isBeside ? PICTURE_GAP : NOTE_GAP)

const heightOf = (notes: readonly MarginNote[]): number =>
  notes.reduce((sum, note) => sum + note.height + gapAfter(note), 0)

/** Together with what the page already shows of the same element. */
function show(page: Page, element: Element, items: readonly Placed[]): void {
  for (const item of items) {
    const own = item.element ?? element
    const id = own.at(-1)!.id
    const chunk = page.chunks.findLast((each: Chunk) => each.element.at(-1)!.id === id)
    if (chunk === undefined) page.chunks.push({ element: own, items: [item] })
    else chunk.items.push(item)
  }
}
