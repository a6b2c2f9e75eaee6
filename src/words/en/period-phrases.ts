/** The sentences of weeks, months and years (data/en/periods), by pool and key. */
import type { PeriodType } from '../../time/period.ts'
import type { PeriodPoolName } from '../period-pool-table.ts'
import { periodPhrases } from '../phrase-pools.ts'

/** All texts for a key. */
export const periodTexts = periodPhrases('en')

/** Those that suit a period: what is said of a week is not said of a month. */
export function periodSentences(
  name: PeriodPoolName,
  keys: readonly string[],
  type: PeriodType,
): readonly string[] {
  const all = periodTexts(name, keys)
  const isOwn = name.startsWith(type) || TIMELESS.includes(name)
  return type === 'month' && !isOwn ? all.filter((text) => !SHORTER.test(text)) : all
}

/** A piece of advice may take an hour in any period. */
const TIMELESS: readonly PeriodPoolName[] = ['titles', 'advice']

/** A time that is too short to be said of a month. A year shares with a week only what is timeless. */
const SHORTER = /\b(?:week|weekend|midweek)s?\b|\b(?:these|few|some|last|first|next|coming) days\b/
