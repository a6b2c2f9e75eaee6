/** The language of the page and of what it asks the service for: the only module that chooses one. */
import { type ByLanguage, DEFAULT_LANGUAGE, type Language } from '../words/languages.ts'

export const PAGE_LANGUAGE: Language = DEFAULT_LANGUAGE

export const inPageLanguage = <Part>(words: ByLanguage<Part>): Part => words[PAGE_LANGUAGE]
