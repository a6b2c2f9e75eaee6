import { SKY_WORDS } from '../../words/page/sky.ts'
import { inPageLanguage } from '../language.ts'

export const WORDS = inPageLanguage(SKY_WORDS)
