/** A card that is drawn off the deck with a finger: whether it is dealt, and which of the cards of the fan it is. */
import type { PagePoint } from '../parts/point.ts'

/** So far the finger must go; a shorter way lets the card slide back. */
const FAR_PX = 44
/** A finger that moves less has touched. */
const STILL_PX = 8

export const isDrag = ({ x, y }: PagePoint): boolean => Math.hypot(x, y) > STILL_PX
export const isFarEnough = ({ x, y }: PagePoint): boolean => Math.hypot(x, y) >= FAR_PX

/** By where the card was taken: at the left edge the first, at the right edge the last of so many. */
export const slotAt = (x: number, width: number, slots: number): number =>
  Math.min(slots - 1, Math.max(0, Math.floor((x / Math.max(1, width)) * slots)))

/** How the card lies under the finger: it turns a little to the side to which it goes. */
export const underFinger = ({ x, y }: PagePoint): string =>
  `translate(${x}px, ${y}px) rotate(${Math.max(-12, Math.min(12, x / 12)).toFixed(1)}deg)`

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** From where a card lies to a place of another size. */
export function onto(here: Box, there: Box): string {
  const x = there.left + there.width / 2 - here.left - here.width / 2
  const y = there.top + there.height / 2 - here.top - here.height / 2
  return `translate(${x}px, ${y}px) scale(${there.width / Math.max(1, here.width)})`
}
