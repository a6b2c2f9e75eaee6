/** All that concerns questions, in English. */
import type { QuestionWords } from '../../questions.ts'
import { ENGLISH_DANGER } from './danger-words.ts'
import { questionIn } from './reader.ts'

export const ENGLISH_QUESTIONS: QuestionWords = { ...ENGLISH_DANGER, questionIn }
