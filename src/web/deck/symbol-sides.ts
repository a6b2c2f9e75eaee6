/** Where a symbol is on a card that is shown in any size, upright or reversed. */

import type { PagePoint } from '../parts/point.ts'
import type { SymbolPlace } from './symbol-places.ts'

const WIDTH = 300
const HEIGHT = 520

/** Its middle, in shares of the card. */
export function shareOf([x, y]: SymbolPlace, isReversed: boolean): PagePoint {
  return isReversed ? { x: 1 - x / WIDTH, y: 1 - y / HEIGHT } : { x: x / WIDTH, y: y / HEIGHT }
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`

/** For the style of what lies over it. */
export function sidesOf(place: SymbolPlace, isReversed: boolean) {
  const [, , halfWidth, halfHeight = halfWidth] = place
  const { x, y } = shareOf(place, isReversed)
  return {
    left: percent(x - halfWidth / WIDTH),
    top: percent(y - halfHeight / HEIGHT),
    width: percent((2 * halfWidth) / WIDTH),
    height: percent((2 * halfHeight) / HEIGHT),
  }
}

/** Of two that overlap, the smaller one is above. */
export const layerOf = ([, , halfWidth, halfHeight = halfWidth]: SymbolPlace): number =>
  Math.round(90_000 / (halfWidth * halfHeight))
