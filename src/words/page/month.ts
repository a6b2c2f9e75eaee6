/** What the room of the month says, in every language. */
import { ENGLISH_MONTH } from '../en/page/month.ts'
import type { ByLanguage } from '../languages.ts'

export const MONTH_WORDS: ByLanguage<typeof ENGLISH_MONTH> = { en: ENGLISH_MONTH }
