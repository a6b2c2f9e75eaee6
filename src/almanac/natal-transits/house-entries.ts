/** When a moving body enters a house of a birth chart. */
import type { Cusps } from '../../chart/houses/cusps.ts'
import type { Planet } from '../../sky/planets.ts'
import { toSecond } from '../../time/time-scales.ts'
import type { Direction } from '../kinds.ts'
import { bracketsOn } from './stretches.ts'
import type { PathSearch } from './visits.ts'

export interface HouseEntry {
  /** `saturn-enters-house-7`. */
  readonly id: string
  readonly body: Planet
  /** 1 to 12. */
  readonly house: number
  readonly at: number
  /** In which the body crosses the cusp: a retrograde body enters a house by its end. */
  readonly direction: Direction
}

/** Those of the span, in no order; a body that turns enters a house more than once. */
export function houseEntriesOf({ path, from, to }: PathSearch, cusps: Cusps): HouseEntry[] {
  const body = path.body as Planet
  const stretches = path.stretches(from, to)
  return cusps.flatMap((cusp, i) =>
    stretches.flatMap((stretch) =>
      bracketsOn(stretch, cusp).flatMap((bracket): HouseEntry[] => {
        const { instant, forward } = path.refined(bracket)
        if (instant < from || instant >= to) return []
        // Backwards it comes into the house that ends at the cusp.
        const house = forward ? i + 1 : ((i + 11) % 12) + 1
        const direction = forward ? 'direct' : 'retrograde'
        return [{ id: `${body}-enters-house-${house}`, body, house, at: toSecond(instant), direction }]
      }),
    ),
  )
}
