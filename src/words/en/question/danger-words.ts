/** The guard and what is said in place of cards, in English. */
import type { DangerWords } from '../../questions.ts'
import { dangerParagraphs } from './danger-text.ts'
import { dangerIn } from './guard.ts'
import { QUIET, quietAct } from './quiet.ts'

export const ENGLISH_DANGER: DangerWords = {
  dangerIn,
  dangerParagraphs,
  quiet: QUIET,
  quietAct,
}
