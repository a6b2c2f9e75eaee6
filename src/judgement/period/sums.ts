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

export function factorSums(days: readonly JudgedDay[]): Sum[] {
  const sums = new Map<TransitId, Sum>()
  for (const day of days)
    for (const factor of day.influence.factors) {
      const size = Math.abs(factor.score)
      const previous = sums.get(factor.id)
      if (previous === undefined) sums.set(factor.id, { factor, sum: factor.score, day, peak: size })
      else {
        previous.sum += factor.score
        if (size > previous.peak) Object.assign(previous, { day, peak: size })
      }
    }
  return [...sums.values()]
}
