/** What questions need of a language: it loads without files, for the page. */
import { ENGLISH_QUESTIONS } from './en/question/question-words.ts'
import type { Language } from './languages.ts'
import type { QuestionWords } from './questions.ts'

const WORDS: Readonly<Record<Language, QuestionWords>> = { en: ENGLISH_QUESTIONS }

export const questionWords = (language: Language): QuestionWords => WORDS[language]
