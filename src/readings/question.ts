/** The question that comes with a draw. It is read here and stored nowhere: no key, seed, log line or error contains it. */
import { invalid } from '../errors.ts'
import { DANGERS, type Danger, MAX_QUESTION_LENGTH } from '../tarot/question/danger.ts'
import { type Question, readQuestion } from '../tarot/question/question.ts'
import type { PositionRequest } from '../tarot/spreads.ts'
import type { Theme } from '../tarot/theme.ts'
import type { QuestionContext } from '../words/answers.ts'
import type { TarotWords } from '../words/words.ts'

export interface QuestionRequest {
  readonly question?: string | undefined
  /** Places of the asker's own have questions, too. */
  readonly positions?: readonly PositionRequest[] | undefined
  readonly theme?: Theme | undefined
}

/** Whether there is anything to read, in the question or in the places. */
export const asksAnything = ({ question = '', positions = [] }: QuestionRequest): boolean =>
  question.trim() !== '' || positions.length > 0

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
  const { question: text = '', theme } = request
  if (text.trim() === '') return { danger: dangerOf(words, request), context: null, text }
  checkLength(text)
  const question = readQuestion(words.questions, text)
  const danger = dangerAsked(words, question, text) ?? dangerInPlaces(words, request)
  return { danger, context: { question, theme }, text }
}

/** The reader has already asked the guard whether somebody is in danger (`grave`); the guard is asked once more who it is. */
function dangerAsked({ questions }: TarotWords, { grave, about }: Question, text: string): Danger | null {
  const kind = DANGERS.find((each) => each === grave)
  if (kind === undefined) return null
  return (
    questions.dangerIn(text) ?? { grave: kind, voice: about === 'other' ? 'other' : 'self', isCertain: true }
  )
}

/** Without a theme, the question decides it. */
export const themeFor = ({ danger, context }: RequestQuestion, theme?: Theme): Theme | undefined =>
  theme ?? (danger === null && context?.question.understood ? context.question.theme : undefined)

/** Of 78 places with a question each, the guard reads no more than this. */
const MAX_READ_OF_POSITIONS = 1000

/** Throws if the question is too long. */
export function dangerOf(words: TarotWords, request: QuestionRequest): Danger | null {
  const { question = '' } = request
  checkLength(question)
  return words.questions.dangerIn(question) ?? dangerInPlaces(words, request)
}

function dangerInPlaces({ questions }: TarotWords, { positions = [] }: QuestionRequest): Danger | null {
  const places = positions.map(({ name, question = '' }) => `${name}. ${question}.`).join(' ')
  return questions.dangerIn(places.slice(0, MAX_READ_OF_POSITIONS))
}

function checkLength(question: string): void {
  if (isShortEnough(question)) return
  const message = `question must have at most ${MAX_QUESTION_LENGTH} characters.`
  throw invalid([{ path: 'question', message }])
}

const isShortEnough = (question: string): boolean =>
  // A code point is two units at most.
  question.length <= 2 * MAX_QUESTION_LENGTH && [...question].length <= MAX_QUESTION_LENGTH
