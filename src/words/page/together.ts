/** What the room of two people says, in every language. */
import { ENGLISH_TOGETHER } from '../en/page/together.ts'
import type { ByLanguage } from '../languages.ts'

export const TOGETHER_WORDS: ByLanguage<typeof ENGLISH_TOGETHER> = { en: ENGLISH_TOGETHER }
