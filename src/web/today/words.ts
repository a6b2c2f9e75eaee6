import { TODAY_WORDS } from '../../words/page/today.ts'
import { inPageLanguage } from '../language.ts'

export const WORDS = inPageLanguage(TODAY_WORDS)
