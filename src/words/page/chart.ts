/** What the room of the birth chart says, in every language. */
import { ENGLISH_BIRTH_TIME } from '../en/page/birth-time.ts'
import { ENGLISH_CHART } from '../en/page/chart.ts'
import { ENGLISH_HOUSE_SYSTEMS } from '../en/page/house-systems.ts'
import { ENGLISH_MEANING } from '../en/page/meaning.ts'
import type { ByLanguage } from '../languages.ts'

export const BIRTH_TIME_WORDS: ByLanguage<typeof ENGLISH_BIRTH_TIME> = { en: ENGLISH_BIRTH_TIME }
export const CHART_WORDS: ByLanguage<typeof ENGLISH_CHART> = { en: ENGLISH_CHART }
export const HOUSE_SYSTEM_WORDS: ByLanguage<typeof ENGLISH_HOUSE_SYSTEMS> = { en: ENGLISH_HOUSE_SYSTEMS }
export const MEANING_WORDS: ByLanguage<typeof ENGLISH_MEANING> = { en: ENGLISH_MEANING }
