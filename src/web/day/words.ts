import { DAY_WORDS } from '../../words/page/day.ts'
import { inPageLanguage } from '../language.ts'

export const WORDS = inPageLanguage(DAY_WORDS)
