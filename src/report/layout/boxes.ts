/** The boxes that are stacked on pages. A box is never divided. */
import type { Bookmark, PlacedItem, TagElement } from './placed.ts'

export interface Box {
  readonly height: number
  /** Above it, but not at the top of a page. */
  readonly spaceBefore: number
  readonly element: TagElement
  /** No page ends between it and the next one. */
  readonly keepsWithNext: boolean
  /** What it shows if its upper edge is at `y`. */
  readonly place: (y: number) => readonly PlacedItem[]
  /** In the margin, from its upper edge on or below the notes before it. */
  readonly notes?: readonly MarginNote[]
  /** Begins a page, unless the one before it would stay mostly empty. */
  readonly isOnNewPage?: boolean
  /** It and all that it is kept with stand at the foot of a page. */
  readonly isAtFoot?: boolean
  /** Set above it once more where a page begins with it: the titles of a table. */
  readonly repeats?: Box
  readonly bookmark?: Bookmark
}

export interface MarginNote {
  readonly height: number
  readonly element: TagElement
  readonly place: (y: number) => readonly PlacedItem[]
  /** The box waits until the margin is free, so that this stands beside it. */
  readonly isBeside: boolean
}

/** Below a note. */
const NOTE_GAP = 5
const PICTURE_GAP = 18

export const gapAfter = ({ isBeside }: MarginNote): number => (isBeside ? PICTURE_GAP : NOTE_GAP)

/** Where the notes end, gap included, of boxes whose upper edges are at these heights. */
export function endOfNotes(boxes: readonly Box[], tops: readonly number[], start = 0): number {
  let end = start
  for (const [at, { notes = [] }] of boxes.entries())
    for (const note of notes) end = Math.max(tops[at]!, end) + note.height + gapAfter(note)
  return end
}

/** There is no gap between the notes and the edge of the page. */
export const withoutGap = (end: number): number => end - NOTE_GAP
