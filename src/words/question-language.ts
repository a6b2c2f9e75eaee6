/** The guard for questions of a language: it loads without files and without the reader, for the page. */
import { ENGLISH_DANGER } from './en/question/danger-words.ts'
import type { Language } from './languages.ts'
import type { DangerWords } from './questions.ts'

const WORDS: Readonly<Record<Language, DangerWords>> = { en: ENGLISH_DANGER }

export const dangerWords = (language: Language): DangerWords => WORDS[language]
