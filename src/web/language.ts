/** The language of the page and of what it asks the service for. */
import { DEFAULT_LANGUAGE, type Language } from '../words/languages.ts'

export const PAGE_LANGUAGE: Language = DEFAULT_LANGUAGE
