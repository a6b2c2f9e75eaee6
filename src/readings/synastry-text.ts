/** What two charts say together (docs/together.md). The phrasebook writes it at once and nothing is kept; a model's text is stored under seal. */
import { pairFacts } from '../judgement/pair/pair-facts.ts'
import { type PairPlan, pairPlan } from '../judgement/pair/pair-plan.ts'
import type { ReadingCache } from '../store/readings/reading-cache.ts'
import type { Words } from '../words/words.ts'
import type { Deadline } from '../writer/deadline.ts'
import { type PairText, sentencesInPair } from '../writer/pair-text.ts'
import { SYNASTRY } from '../writer/text-kinds.ts'
import { byPhrasebook, type TextSource, type Written } from '../writer/text-source.ts'
import { hasWholeText, lifeMs, readCached } from './cached-reading.ts'
import { keyOf } from './identifier.ts'
import { pairInputs } from './pair.ts'
import type { Secrecy } from './secrecy.ts'
import type { SynastryReading } from './synastry.ts'

/** Two charts and what was found between them. */
export type ComparedCharts = Pick<SynastryReading, 'charts' | 'aspects' | 'kind' | 'births'>

export interface SynastryText {
  readonly plan: PairPlan
  readonly written: Written<PairText>
  readonly cacheHit: boolean
}

export interface SynastryTextParts {
  readonly cache: Pick<ReadingCache, 'peek' | 'read'>
  readonly textSource: TextSource
  readonly words: Words
  readonly secrecy: Secrecy
}

/** Null if the chosen bodies and aspects leave nothing to tell. */
export async function readSynastryText(
  { charts, aspects, kind, births }: ComparedCharts,
  parts: SynastryTextParts,
): Promise<SynastryText | null> {
  const { textSource, words, secrecy } = parts
  const plan = pairPlan(kind, pairFacts(charts.first, charts.second, aspects))
  if (plan.facts.length === 0) return null
  if (!textSource.asksModel) return { plan, written: byPhrasebook(words, SYNASTRY, plan), cacheHit: false }
  const inputs = pairInputs(births)
  // The facts depend on the chosen bodies and orbs as well.
  const key = secrecy.identifier('synastry', { ...inputs, facts: plan.deck, language: words.language })
  const make = async (deadline: Deadline) => {
    const written = await textSource.write(words, SYNASTRY, plan, deadline)
    return { reading: written, ttlMs: lifeMs(written) }
  }
  const seal = secrecy.sealFor(keyOf('births', inputs))
  const { reading, hit } = await readCached(key, parts, make, { seal, isWhole })
  return { plan, written: reading, cacheHit: hit }
}

const isWhole = (found: Written<PairText>) =>
  hasWholeText(found, ['text'], ({ text }) => sentencesInPair(text))
