/** What the room of the deck says, in every language. */
import { ENGLISH_DECK } from '../en/page/deck.ts'
import type { ByLanguage } from '../languages.ts'

export const DECK_WORDS: ByLanguage<typeof ENGLISH_DECK> = { en: ENGLISH_DECK }
