/** Which boxes come onto which page, each as high as it can stand. */
import { type Box, endOfNotes, withoutGap } from './boxes.ts'
import type { Sheet } from './sheet.ts'

export type Height = Pick<Sheet, 'top' | 'bottom'>

export interface FilledPage {
  readonly boxes: readonly Box[]
  /** Of each, its upper edge. */
  readonly tops: readonly number[]
  readonly isOpening: boolean
  /** What follows had no room on it. */
  readonly isFull: boolean
}

/** Between text and what stands at the foot of its page, at least. */
const FOOT_GAP = 26

/** `squeeze`: of the space between boxes. `open`: a page on which there is room left. */
export function fillPages(
  groups: readonly (readonly Box[])[],
  sheet: Height,
  squeeze: number,
  open: FilledPage | undefined,
): FilledPage[] {
  const pages: FilledPage[] = open === undefined ? [] : [open]
  for (const group of groups) {
    const last = pages.at(-1)
    const tops = last && topsOn(last, group, sheet, squeeze)
    if (last !== undefined && tops !== undefined)
      pages[pages.length - 1] = { ...last, boxes: [...last.boxes, ...group], tops: [...last.tops, ...tops] }
    else {
      if (last !== undefined) pages[pages.length - 1] = { ...last, isFull: true }
      pages.push(newPage(group, sheet, squeeze))
    }
  }
  return pages
}

/** Of what stands lowest on a page, text or notes. */
export function bottomOf({ boxes, tops }: Pick<FilledPage, 'boxes' | 'tops'>, { top }: Height): number {
  const end = boxes.length === 0 ? top : tops.at(-1)! + boxes.at(-1)!.height
  return Math.max(end, withoutGap(endOfNotes(boxes, tops)))
}

export const shareFilled = (page: FilledPage, sheet: Height): number =>
  (bottomOf(page, sheet) - page.tops[0]!) / (sheet.bottom - sheet.top)

function newPage(group: readonly Box[], sheet: Height, squeeze: number): FilledPage {
  const [first] = group
  const boxes = [...(first?.repeats === undefined ? [] : [first.repeats]), ...group]
  const empty = {
    boxes: [],
    tops: [],
    isOpening: first?.isOnNewPage === true || first?.isAtFoot === true,
    isFull: false,
  }
  const tops = first?.isAtFoot ? topsAtFoot(boxes, sheet, squeeze) : topsAfter(empty, boxes, sheet, squeeze)
  return { ...empty, boxes, tops }
}

/** Undefined if there is no room. */
function topsOn(
  page: FilledPage,
  group: readonly Box[],
  sheet: Height,
  squeeze: number,
): number[] | undefined {
  if (group[0]?.isAtFoot) {
    const tops = topsAtFoot(group, sheet, squeeze)
    return bottomOf(page, sheet) + FOOT_GAP <= tops[0]! ? tops : undefined
  }
  const tops = topsAfter(page, group, sheet, squeeze)
  const after = { boxes: [...page.boxes, ...group], tops: [...page.tops, ...tops] }
  return bottomOf(after, sheet) <= sheet.bottom + 0.01 ? tops : undefined
}

function topsAfter(page: FilledPage, group: readonly Box[], sheet: Height, squeeze: number): number[] {
  const last = page.boxes.at(-1)
  let y = last === undefined ? sheet.top : page.tops.at(-1)! + last.height
  let noteEnd = endOfNotes(page.boxes, page.tops)
  return group.map((box) => {
    const start = y === sheet.top ? y : y + box.spaceBefore * squeeze
    const waits = box.notes?.some(({ isBeside }) => isBeside) ?? false
    const top = waits ? Math.max(start, noteEnd) : start
    noteEnd = endOfNotes([box], [top], noteEnd)
    y = top + box.height
    return top
  })
}

function topsAtFoot(group: readonly Box[], sheet: Height, squeeze: number): number[] {
  const tops: number[] = []
  let y = 0
  for (const [at, box] of group.entries()) {
    if (at > 0) y += box.spaceBefore * squeeze
    tops.push(y)
    y += box.height
  }
  return tops.map((top) => sheet.bottom - y + top)
}
