import { BIRTHS_WORDS } from '../../words/page/birth.ts'
import { inPageLanguage } from '../language.ts'

export const WORDS = inPageLanguage(BIRTHS_WORDS)
