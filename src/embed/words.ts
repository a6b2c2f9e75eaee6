/** The language of the elements. */
import { embedWords } from '../words/embed-language.ts'
import { DEFAULT_LANGUAGE } from '../words/languages.ts'

export const WORDS = embedWords(DEFAULT_LANGUAGE)
