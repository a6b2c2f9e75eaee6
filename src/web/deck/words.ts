import { DECK_WORDS } from '../../words/page/deck.ts'
import { inPageLanguage } from '../language.ts'

export const WORDS = inPageLanguage(DECK_WORDS)
