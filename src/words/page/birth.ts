/** What several rooms say of a birth and of places, in every language. */
import { ENGLISH_BIRTH, ENGLISH_BIRTHS, ENGLISH_PLACES } from '../en/page/birth.ts'
import type { ByLanguage } from '../languages.ts'

export const BIRTH_WORDS: ByLanguage<typeof ENGLISH_BIRTH> = { en: ENGLISH_BIRTH }
export const PLACES_WORDS: ByLanguage<typeof ENGLISH_PLACES> = { en: ENGLISH_PLACES }
export const BIRTHS_WORDS: ByLanguage<typeof ENGLISH_BIRTHS> = { en: ENGLISH_BIRTHS }
