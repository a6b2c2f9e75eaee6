/** Facts of two charts, made by hand. */
import type { AspectName } from '../src/chart/aspects.ts'
import type { ContactFact } from '../src/judgement/pair/facts.ts'
import { pairToneOf } from '../src/judgement/pair/themes.ts'
import type { WeighedPoint } from '../src/judgement/pair/weights.ts'

export function contactOf(
  yours: WeighedPoint,
  aspect: AspectName,
  theirs: WeighedPoint,
  weight: number,
): ContactFact {
  const { theme, sign, shape } = pairToneOf(yours, theirs, aspect, 'love')
  return {
    ...{ type: 'contact', yours, theirs, aspect, weight },
    ...{ theme: theme!, sign: sign!, shape: shape! },
    sources: [`first-${yours}-${aspect}-second-${theirs}`],
  }
}
