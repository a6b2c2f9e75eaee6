/** The sentences of days (data/en/phrases), by pool and key. */
import { dayPhrases } from '../phrase-pools.ts'

export const sentencesOf = dayPhrases('en')
