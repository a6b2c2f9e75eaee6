/** What two charts say together (docs/together.md). */
import { pairFacts } from '../judgement/pair/pair-facts.ts'
import { type PairPlan, pairPlan } from '../judgement/pair/pair-plan.ts'
import { type PairText, sentencesInPair } from '../writer/pair-text.ts'
import { SYNASTRY } from '../writer/text-kinds.ts'
import { keyOf } from './identifier.ts'
import { pairInputs } from './pair.ts'
import { readSealedText, type SealedText, type SealedTextParts } from './sealed-text.ts'
import type { SynastryReading } from './synastry.ts'

/** Two charts and what was found between them. */
export type ComparedCharts = Pick<SynastryReading, 'charts' | 'aspects' | 'kind' | 'births'>

export interface SynastryText extends SealedText<PairText> {
  readonly plan: PairPlan
}

/** Null if there is nothing to write about, given the chosen bodies and aspects. */
export async function readSynastryText(
  { charts, aspects, kind, births }: ComparedCharts,
  parts: SealedTextParts,
): Promise<SynastryText | null> {
  const plan = pairPlan(kind, pairFacts(charts.first, charts.second, aspects))
  if (plan.facts.length === 0) return null
  const inputs = pairInputs(births)
  const textKey = {
    kind: 'synastry',
    // The facts depend on the chosen bodies and orbs as well.
    inputs: { ...inputs, facts: plan.shuffleKey },
    births: keyOf('births', inputs),
    sentencesOf: sentencesInPair,
  }
  return { plan, ...(await readSealedText(SYNASTRY, plan, textKey, parts)) }
}
