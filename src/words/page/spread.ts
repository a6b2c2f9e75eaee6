/** What the room of the cards says, in every language. */
import { ENGLISH_SPREAD } from '../en/page/spread.ts'
import type { ByLanguage } from '../languages.ts'

export const SPREAD_WORDS: ByLanguage<typeof ENGLISH_SPREAD> = { en: ENGLISH_SPREAD }
