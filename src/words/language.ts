/** Gives a language as a value. Whoever writes for readers gets it as an argument and never imports a language by name. */
import { ENGLISH } from './en/english.ts'
import type { Language } from './languages.ts'
import type { Words } from './words.ts'

const WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH }

export const words = (language: Language): Words => WORDS[language]
