/** What the room of what is coming says, in every language. */
import { ENGLISH_AHEAD } from '../en/page/ahead.ts'
import type { ByLanguage } from '../languages.ts'

export const AHEAD_WORDS: ByLanguage<typeof ENGLISH_AHEAD> = { en: ENGLISH_AHEAD }
