/**
 * Questions in English. The guard and the reader with their vocabularies are a third of all sources and most draws have no question, so they
 * are loaded with the first one.
 */
import { createRequire } from 'node:module'
import type { QuestionWords } from '../../questions.ts'
import { dangerParagraphs } from './danger-text.ts'
import { QUIET, quietAct } from './quiet.ts'

// Not `import()`, because a question is read without waiting.
const require = createRequire(import.meta.url)
const guard = (): typeof import('./guard.ts') => require('./guard.ts')
const reader = (): typeof import('./reader.ts') => require('./reader.ts')

export const ENGLISH_QUESTIONS: QuestionWords = {
  dangerIn: (question) => (question.trim() === '' ? null : guard().dangerIn(question)),
  dangerParagraphs,
  quiet: QUIET,
  quietAct,
  questionIn: (question) => reader().questionIn(question),
  *prepareQuestions() {
    guard()
    yield
    const { prepareQuestions } = reader()
    yield
    yield* prepareQuestions()
  },
}
