/** What the room of a sign says, in every language. */
import { ENGLISH_SKY } from '../en/page/sky.ts'
import type { ByLanguage } from '../languages.ts'

export const SKY_WORDS: ByLanguage<typeof ENGLISH_SKY> = { en: ENGLISH_SKY }
