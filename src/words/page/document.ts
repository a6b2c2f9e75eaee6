/** What the page's document says before a script runs, in every language. */
import { ENGLISH_DOCUMENT } from '../en/page/document.ts'
import type { ByLanguage } from '../languages.ts'

export const DOCUMENT_WORDS: ByLanguage<typeof ENGLISH_DOCUMENT> = { en: ENGLISH_DOCUMENT }
