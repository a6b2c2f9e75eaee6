/** What the room of a person’s day says, in every language. */
import { ENGLISH_DAY } from '../en/page/day.ts'
import type { ByLanguage } from '../languages.ts'

export const DAY_WORDS: ByLanguage<typeof ENGLISH_DAY> = { en: ENGLISH_DAY }
