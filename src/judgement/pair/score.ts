/** What the contacts of two charts add up to, and how that compares with pairs of strangers (docs/synastry.md). */
import type { SynastryChart } from '../../chart/synastry.ts'
import { addContacts, inHundredths, type PairAspect, type PairSettings } from './aspects.ts'
import { PAIR_PARTS, type PairPart } from './parts.ts'

export const PAIR_MEASURES = ['contact', 'ease', ...PAIR_PARTS] as const
export type PairMeasure = (typeof PAIR_MEASURES)[number]
export type PairSums = Readonly<Record<PairMeasure, number>>

/** `contact` is the sum of |influence|, `ease` that of the influences with their signs, a part the sum of what counts for it. */
export function sumsOf(aspects: readonly Pick<PairAspect, 'influence' | 'parts'>[]): PairSums {
  const sums = noSums()
  for (const { influence, parts } of aspects) {
    if (influence === 0) continue
    sums.contact += Math.abs(influence)
    sums.ease += influence
    for (const part in parts) sums[part as PairPart] += parts[part as PairPart]!
  }
  return cleaned(sums)
}

/** The same without a list of the aspects. */
export function sumsBetween(first: SynastryChart, second: SynastryChart, settings: PairSettings): PairSums {
  const sums = noSums()
  addContacts(first, second, settings, (influence, shares) => {
    const size = Math.abs(influence)
    sums.contact += size
    sums.ease += influence
    for (let i = 0; i < shares.length; i++) sums[shares[i]![0]] += inHundredths(size * shares[i]![1])
  })
  return cleaned(sums)
}

const noSums = (): Record<PairMeasure, number> => ({
  ...{ contact: 0, ease: 0, attraction: 0, tenderness: 0 },
  ...{ understanding: 0, steadiness: 0, growth: 0, friction: 0 },
})

/** Sums of hundredths, without what binary fractions add. */
function cleaned(sums: Record<PairMeasure, number>): PairSums {
  for (const measure of PAIR_MEASURES) sums[measure] = inHundredths(sums[measure])
  return sums
}
