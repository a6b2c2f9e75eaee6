/** What each fact of a birth chart means (data/en/meanings). */
import { readMeanings } from '../meanings.ts'

export const { meanings: MEANINGS, meaningOf } = readMeanings('en')
