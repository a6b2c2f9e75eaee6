/** What each factor of the overall influence comes to over some days. */
import type { TransitId } from '../../chart/transits.ts'
import type { Factor } from '../day/influence.ts'
import type { JudgedDay } from './days.ts'

export interface Sum {
  readonly factor: Factor
  sum: number
  /** The day on which it is largest. */
  day: JudgedDay
  peak: number
}

export function sumsOf(days: readonly JudgedDay[]): Sum[] {
  const sums = new Map<TransitId, Sum>()
  for (const day of days)
    for (const factor of day.influence.factors) {
      const size = Math.abs(factor.score)
      const known = sums.get(factor.id)
      if (known === undefined) sums.set(factor.id, { factor, sum: factor.score, day, peak: size })
      else {
        known.sum += factor.score
        if (size > known.peak) Object.assign(known, { day, peak: size })
      }
    }
  return [...sums.values()]
}
