/** The sentences of days (data/en/phrases) and of weeks, months and years (data/en/periods), by pool and key. */
import { dayPhrases, periodPhrases } from '../phrase-pools.ts'

export const daySentences = dayPhrases('en')
export const periodSentences = periodPhrases('en')
