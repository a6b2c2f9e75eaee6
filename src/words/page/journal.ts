/** What the room of the journal says, in every language. */
import { ENGLISH_JOURNAL } from '../en/page/journal.ts'
import type { ByLanguage } from '../languages.ts'

export const JOURNAL_WORDS: ByLanguage<typeof ENGLISH_JOURNAL> = { en: ENGLISH_JOURNAL }
