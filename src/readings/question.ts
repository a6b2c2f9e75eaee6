/** The question that comes with a draw. It is read here and nowhere kept: no key, seed, log line or error holds it. */
import { DANGERS, type Danger, MAX_QUESTION_LENGTH } from '../tarot/question/danger.ts'
import { type Question, readQuestion } from '../tarot/question/question.ts'
import type { PositionRequest } from '../tarot/spreads.ts'
import type { Theme } from '../tarot/theme.ts'
import type { QuestionContext } from '../words/answers.ts'
import type { TarotWords } from '../words/words.ts'
import { invalid } from './invalid.ts'

export interface QuestionRequest {
  readonly question?: string | undefined
  /** Places of the asker's own have questions, too. */
  readonly positions?: readonly PositionRequest[] | undefined
  readonly theme?: Theme | undefined
}

/** What was asked with a draw. */
export interface RequestQuestion {
  readonly danger: Danger | null
  /** Null if nothing was asked. */
  readonly context: QuestionContext | null
  /** The asker's own words. */
  readonly text: string
}

/** Throws if the question is too long. */
export function requestQuestion(words: TarotWords, request: QuestionRequest): RequestQuestion {
  const danger = dangerOf(words, request)
  const { question: text = '', theme } = request
  const question = text.trim() === '' ? null : readQuestion(words.questions, text)
  return { danger: danger ?? dangerIn(question), context: question && { question, theme }, text }
}

/** A danger that only the reader of questions has found. */
function dangerIn(question: Question | null): Danger | null {
  const grave = DANGERS.find((kind) => kind === question?.grave)
  return grave === undefined ? null : { grave, voice: question?.about === 'other' ? 'other' : 'self' }
}

/** Without a theme, the question decides it. */
export const themeFor = ({ danger, context }: RequestQuestion, theme?: Theme): Theme | undefined =>
  theme ?? (danger === null && context?.question.understood ? context.question.theme : undefined)

/** Of 78 places with a question each, the guard reads no more than this. */
const MAX_READ_OF_POSITIONS = 1000

/** Throws if the question is too long. */
export function dangerOf(
  { questions }: TarotWords,
  { question = '', positions = [] }: QuestionRequest,
): Danger | null {
  if (!isShortEnough(question)) {
    const message = `question must have at most ${MAX_QUESTION_LENGTH} characters.`
    throw invalid([{ path: 'question', message }])
  }
  const places = positions.map(({ name, question: text = '' }) => `${name}. ${text}.`).join(' ')
  return questions.dangerIn(question) ?? questions.dangerIn(places.slice(0, MAX_READ_OF_POSITIONS))
}

const isShortEnough = (question: string): boolean =>
  // A code point is two units at most.
  question.length <= 2 * MAX_QUESTION_LENGTH && [...question].length <= MAX_QUESTION_LENGTH
