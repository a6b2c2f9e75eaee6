/** What the symbols in the pictures of the cards are called and stand for, in every language: loaded with the large view of a card. */
import { ENGLISH_CUPS_SYMBOLS } from '../en/page/symbols/cups.ts'
import { ENGLISH_MAJOR_SYMBOLS } from '../en/page/symbols/majors.ts'
import { ENGLISH_PENTACLES_SYMBOLS } from '../en/page/symbols/pentacles.ts'
import { ENGLISH_SWORDS_SYMBOLS } from '../en/page/symbols/swords.ts'
import { ENGLISH_WANDS_SYMBOLS } from '../en/page/symbols/wands.ts'
import type { ByLanguage } from '../languages.ts'

const ENGLISH_SYMBOLS = {
  ...ENGLISH_MAJOR_SYMBOLS,
  ...ENGLISH_WANDS_SYMBOLS,
  ...ENGLISH_CUPS_SYMBOLS,
  ...ENGLISH_SWORDS_SYMBOLS,
  ...ENGLISH_PENTACLES_SYMBOLS,
}

export const SYMBOL_WORDS: ByLanguage<typeof ENGLISH_SYMBOLS> = { en: ENGLISH_SYMBOLS }
