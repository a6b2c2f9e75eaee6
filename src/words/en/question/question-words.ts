/** All that concerns questions, in English. */
import type { QuestionWords } from '../../questions.ts'
import { dangerParagraphs } from './danger-text.ts'
import { dangerIn } from './guard.ts'
import { questionIn } from './interim-reader.ts'
import { QUIET, QUIET_ACTS } from './quiet.ts'

export const ENGLISH_QUESTIONS: QuestionWords = {
  dangerIn,
  questionIn,
  dangerParagraphs,
  quiet: QUIET,
  quietActs: QUIET_ACTS,
}
