/** What cards need of a language: it loads without the sky, for commands that only draw. */
import { ENGLISH_TAROT } from './en/tarot.ts'
import type { Language } from './languages.ts'
import type { TarotWords } from './words.ts'

const WORDS: Readonly<Record<Language, TarotWords>> = { en: ENGLISH_TAROT }

export const tarotWords = (language: Language): TarotWords => WORDS[language]
