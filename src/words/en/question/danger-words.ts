/** The guard and what is said in place of cards, in English. */
import type { DangerWords } from '../../questions.ts'
import { dangerParagraphs } from './danger-text.ts'
import { dangerIn } from './guard.ts'
import { QUIET, QUIET_ACTS } from './quiet.ts'

export const ENGLISH_DANGER: DangerWords = {
  dangerIn,
  dangerParagraphs,
  quiet: QUIET,
  quietActs: QUIET_ACTS,
}
