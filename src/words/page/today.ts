/** What the first room says, in every language. */
import { ENGLISH_TODAY } from '../en/page/today.ts'
import type { ByLanguage } from '../languages.ts'

export const TODAY_WORDS: ByLanguage<typeof ENGLISH_TODAY> = { en: ENGLISH_TODAY }
