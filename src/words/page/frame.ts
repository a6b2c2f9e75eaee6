/** What stands around the rooms of the page, in every language: part of its first script. */
import { ENGLISH_FRAME } from '../en/page/frame.ts'
import { ENGLISH_NAMES } from '../en/page/names.ts'
import type { ByLanguage } from '../languages.ts'

export const FRAME_WORDS: ByLanguage<typeof ENGLISH_FRAME> = { en: ENGLISH_FRAME }
export const NAMES_WORDS: ByLanguage<typeof ENGLISH_NAMES> = { en: ENGLISH_NAMES }
