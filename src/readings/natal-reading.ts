/** What a birth chart means (docs/natal-reading.md). The phrasebook writes it at once and nothing is kept; a model's text is stored under seal. */
import { TOLD_BODIES } from '../judgement/chart/fact.ts'
import { type NatalPlan, natalPlan } from '../judgement/chart/plan.ts'
import type { ReadingCache } from '../store/readings/reading-cache.ts'
import type { Words } from '../words/words.ts'
import type { Deadline } from '../writer/deadline.ts'
import { type NatalText, sentencesInNatal } from '../writer/natal-text.ts'
import { NATAL } from '../writer/text-kinds.ts'
import { byPhrasebook, type TextSource, type Written } from '../writer/text-source.ts'
import type { BirthRequest } from './birth.ts'
import { hasWholeText, lifeMs, readCached } from './cached-reading.ts'
import { chartInputs, readWiderChart, type WiderChartReading } from './chart.ts'
import { keyOf } from './identifier.ts'
import type { Secrecy } from './secrecy.ts'

// mutate order: the order of a list of codes
export const DEPTHS = ['essentials', 'full'] as const
export type Depth = (typeof DEPTHS)[number]

export interface NatalReading extends WiderChartReading {
  readonly plan: NatalPlan
  readonly written: Written<NatalText>
  readonly cacheHit: boolean
}

export interface NatalReadingParts {
  readonly cache: Pick<ReadingCache, 'peek' | 'read'>
  readonly textSource: TextSource
  readonly words: Words
  readonly secrecy: Secrecy
}

export async function readNatalReading(
  request: BirthRequest,
  parts: NatalReadingParts,
): Promise<NatalReading> {
  const { textSource, secrecy, words } = parts
  const found = readWiderChart({ ...request, bodies: TOLD_BODIES }, secrecy.identifier)
  const plan = natalPlan(found.chart, words.natal.opposites)
  if (!textSource.asksModel)
    return { ...found, plan, written: byPhrasebook(words, NATAL, plan), cacheHit: false }
  const inputs = chartInputs(found.birth)
  const key = secrecy.identifier('natal', { ...inputs, language: words.language })
  const seal = secrecy.sealFor(keyOf('birth', inputs))
  const make = async (deadline: Deadline) => {
    const written = await textSource.write(words, NATAL, plan, deadline)
    return { reading: written, ttlMs: lifeMs(written) }
  }
  const { reading, hit } = await readCached(key, parts, make, { seal, isWhole })
  return { ...found, plan, written: reading, cacheHit: hit }
}

const isWhole = (found: Written<NatalText>) =>
  hasWholeText(found, ['text'], ({ text }) => sentencesInNatal(text))
