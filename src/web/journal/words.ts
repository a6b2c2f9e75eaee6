import { JOURNAL_WORDS } from '../../words/page/journal.ts'
import { inPageLanguage } from '../language.ts'

export const WORDS = inPageLanguage(JOURNAL_WORDS)
