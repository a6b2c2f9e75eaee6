/** How a sum compares with those of random pairs (data/pairs-baseline, printed in docs/synastry.md). */
import baseline from '../../../data/pairs-baseline/baseline.json' with { type: 'json' }
import type { PairMeasure } from './score.ts'
import type { PairKind } from './weights.ts'

/** Of each kind and measure, the sum that 1, 2, … 100 of 100 random pairs do not exceed. */
type Hundredths = Readonly<Record<PairKind, Readonly<Record<PairMeasure, readonly number[]>>>>

const HUNDREDTHS: Hundredths = baseline.hundredths

export const BASELINE_PAIRS: number = baseline.pairs

/** Of 100 pairs of strangers, how many have less. */
export function rankOf(sum: number, measure: PairMeasure, kind: PairKind): number {
  const limits = HUNDREDTHS[kind][measure]
  let rank = 0
  while (rank < limits.length && limits[rank]! < sum) rank++
  return rank
}
