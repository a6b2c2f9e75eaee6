/** What each fact of a birth chart means (data/en/meanings). */
import { readMeanings } from '../meanings.ts'
import { readOpposites } from '../opposites.ts'

export const { meanings: MEANINGS, meaningOf } = readMeanings('en')
export const OPPOSITES = readOpposites('en')
