/** The sentences of weeks, months and years (data/en/periods), by pool and key. */
import { periodPhrases } from '../phrase-pools.ts'

export const periodSentences = periodPhrases('en')
