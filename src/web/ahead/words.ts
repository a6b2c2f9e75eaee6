import { AHEAD_WORDS } from '../../words/page/ahead.ts'
import { inPageLanguage } from '../language.ts'

export const WORDS = inPageLanguage(AHEAD_WORDS)
