/** What is stacked on pages: boxes that are never divided. */
import type { Element, Placed } from './placed.ts'

export interface Box {
  readonly height: number
  /** Above it, but not at the top of a page. */
  readonly spaceBefore: number
  readonly element: Element
  /** No page ends between it and the next one. */
  readonly keepsWithNext: boolean
  /** What it shows if its upper edge is at `y`. */
  readonly place: (y: number) => readonly Placed[]
  /** In the margin, from its upper edge on or below the notes before it. */
  readonly notes?: readonly MarginNote[]
  /** Begins a page. */
  readonly isOnNewPage?: boolean
  readonly bookmark?: { readonly title: string; readonly level: 1 | 2 }
}

export interface MarginNote {
  readonly height: number
  readonly element: Element
  readonly place: (y: number) => readonly Placed[]
  /** The box waits until the margin is free, so that this stands beside it. */
  readonly isBeside: boolean
}
