/** The words that all rooms share. */
import { FRAME_WORDS, NAMES_WORDS } from '../../words/page/frame.ts'
import { inPageLanguage } from '../language.ts'

export const FRAME = inPageLanguage(FRAME_WORDS)
export const NAMES = inPageLanguage(NAMES_WORDS)
