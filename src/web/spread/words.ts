import { SPREAD_WORDS } from '../../words/page/spread.ts'
import { inPageLanguage } from '../language.ts'

export const WORDS = inPageLanguage(SPREAD_WORDS)
