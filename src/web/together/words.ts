import { TOGETHER_WORDS } from '../../words/page/together.ts'
import { inPageLanguage } from '../language.ts'

export const WORDS = inPageLanguage(TOGETHER_WORDS)
