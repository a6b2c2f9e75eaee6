/** What the elements for other sites need of a language: it loads without files, for their script. */
import type { EmbedWords } from './embeds.ts'
import { ENGLISH_EMBEDS } from './en/embeds.ts'
import type { Language } from './languages.ts'

const WORDS: Readonly<Record<Language, EmbedWords>> = { en: ENGLISH_EMBEDS }

export const embedWords = (language: Language): EmbedWords => WORDS[language]
