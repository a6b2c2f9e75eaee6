/** Answers to draws that come with a question: their words fit the question, and they have `question` and `reading.answer`. */
import { sendsQuestions } from '../../../config.ts'
import type { Exchange } from '../../../http/exchange.ts'
import { originOf } from '../../../http/origin.ts'
import {
  asksAnything,
  type QuestionRequest,
  type RequestQuestion,
  requestQuestion,
  themeFor,
} from '../../../readings/question.ts'
import {
  mayBeSent,
  type WithText,
  withAnswer,
  withModelAnswer,
  withPhrasebookText,
  withText,
} from '../../../readings/spread-text.ts'
import type { LaidCards } from '../../../readings/tarot.ts'
import type { Danger } from '../../../tarot/question/danger.ts'
import { readQuestion } from '../../../tarot/question/question.ts'
import type { Theme } from '../../../tarot/theme.ts'
import type { QuestionContext, ShortAnswer } from '../../../words/answers.ts'
import type { TarotWords, Words } from '../../../words/words.ts'
import { forClient } from '../../for-client.ts'
import type { Parts } from '../../parts.ts'
import { answeredDraw, answeredSpread, questionMembers, wordsFor } from './question-members.ts'
import { quietAnswer, type TarotResponse } from './quiet-answer.ts'

/** A spread's answer. A model is not asked where the question is about danger. */
export async function spreadAnswer<Reading extends LaidCards>(
  exchange: Exchange<QuestionRequest>,
  lay: (theme: Theme | undefined) => Reading,
  toResponse: (words: Words, reading: WithText<Reading>, origin: string) => TarotResponse,
  parts: Parts,
): Promise<object> {
  const origin = originOf(exchange, parts.config)
  const { words } = parts
  if (asksAnything(exchange.body)) await parts.questionsPrepared()
  const asked = requestQuestion(words, exchange.body)
  const { danger, context } = asked
  const reading = lay(themeFor(asked, exchange.body.theme))
  if (danger !== null) {
    const plain = toResponse(words, withPhrasebookText(words, reading), origin)
    return dangerAnswer(plain, danger, asked, parts)
  }
  if (context === null) return toResponse(words, await withText(reading, forClient(exchange, parts)), origin)
  const { reading: answered, isSent } = await answeredBy(
    reading,
    context,
    asked.text,
    forClient(exchange, parts),
  )
  return answeredSpread(
    words,
    toResponse(wordsFor(words, context, answered.whole?.text.answer), answered, origin),
    reading,
    context,
    isSent,
  )
}

/** Whether the question goes to a model is the operator's choice. */
async function answeredBy<Reading extends LaidCards>(
  reading: Reading,
  context: QuestionContext,
  text: string,
  parts: Parts,
): Promise<{ reading: WithText<Reading>; isSent: boolean }> {
  return sendsQuestions(parts.config) && mayBeSent(reading, context)
    ? withModelAnswer(reading, context, text, parts)
    : { reading: await withAnswer(reading, context, parts), isSent: false }
}

/** A draw without places. `answer` makes the answer to it, with words that fit the question. */
export async function drawAnswer(
  exchange: Exchange<QuestionRequest>,
  answer: (theme: Theme | undefined, words: TarotWords, context: QuestionContext | null) => AnsweredDraw,
  { words, config, questionsPrepared }: Pick<Parts, 'words' | 'config' | 'questionsPrepared'>,
): Promise<object> {
  if (asksAnything(exchange.body)) await questionsPrepared()
  const asked = requestQuestion(words, exchange.body)
  const { danger, context } = asked
  const theme = themeFor(asked, exchange.body.theme)
  if (danger !== null)
    return dangerAnswer(answer(theme, words, null).response, danger, asked, { words, config })
  if (context === null) return answer(theme, words, null).response
  const { response, short } = answer(theme, wordsFor(words, context), context)
  return answeredDraw(words, response, short, context)
}

export interface AnsweredDraw {
  readonly response: TarotResponse
  /** If something was asked. */
  readonly short?: ShortAnswer | undefined
}

function dangerAnswer(
  plain: TarotResponse,
  danger: Danger,
  { context }: RequestQuestion,
  { words, config }: Pick<Parts, 'words' | 'config'>,
): object {
  // Without a context there is no question: the danger was found in the names of the asker's own places.
  const read = context?.question ?? readQuestion(words.questions, '')
  const question = { ...read, grave: danger.grave, options: [], showCards: false }
  return { ...quietAnswer(words, plain, danger, config), question: questionMembers(words, question, []) }
}
