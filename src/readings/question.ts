/** The question that comes with a draw. It is read here and nowhere kept: no key, seed, log line or error holds it. */
import { type Danger, MAX_QUESTION_LENGTH } from '../tarot/question/danger.ts'
import type { PositionRequest } from '../tarot/spreads.ts'
import type { TarotWords } from '../words/words.ts'
import { invalid } from './invalid.ts'

export interface QuestionRequest {
  readonly question?: string | undefined
  /** Places of the asker's own have questions, too. */
  readonly positions?: readonly PositionRequest[] | undefined
}

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
