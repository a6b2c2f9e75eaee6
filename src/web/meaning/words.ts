import { MEANING_WORDS } from '../../words/page/chart.ts'
import { inPageLanguage } from '../language.ts'

export const WORDS = inPageLanguage(MEANING_WORDS)
