/** Brings a part of the page into sight, with as little scrolling as it takes; at once for those who want nothing to move. */
import { prefersStillness } from '../state/media.ts'

export const bringIntoView = (element: Element | null | undefined): void =>
  element?.scrollIntoView({ block: 'nearest', behavior: prefersStillness() ? 'auto' : 'smooth' })
