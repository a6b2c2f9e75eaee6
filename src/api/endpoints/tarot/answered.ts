/** Answers to draws that come with a question: in the register of the question, with `question` and `reading.answer`. */
import { sendsQuestions } from '../../../config.ts'
import type { Exchange } from '../../../http/exchange.ts'
import { originOf } from '../../../http/origin.ts'
import {
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
import { suggestedSpread } from '../../../tarot/answer/suggested-spread.ts'
import type { Danger } from '../../../tarot/question/danger.ts'
import { type Question, readQuestion } from '../../../tarot/question/question.ts'
import type { PlaceKind } from '../../../tarot/spreads.ts'
import type { Theme } from '../../../tarot/theme.ts'
import type { QuestionContext, ShortAnswer } from '../../../words/answers.ts'
import type { TarotWords, Words } from '../../../words/words.ts'
import { forClient } from '../../for-client.ts'
import type { Parts } from '../../parts.ts'
import { quietAnswer, type TarotResponse } from './guarded.ts'

/** A spread's answer. A model is not asked where the question is about danger. */
export async function spreadAnswer<Reading extends LaidCards>(
  exchange: Exchange<QuestionRequest>,
  lay: (theme: Theme | undefined) => Reading,
  toResponse: (words: Words, reading: WithText<Reading>, origin: string) => TarotResponse,
  parts: Parts,
): Promise<object> {
  const origin = originOf(exchange, parts.config)
  const { words } = parts
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
  return {
    ...toResponse(wordsFor(words, context), answered, origin),
    question: questionMembers(words, context.question, kindsOf(words, reading), isSent),
  }
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
export function drawAnswer(
  exchange: Exchange<QuestionRequest>,
  answer: (theme: Theme | undefined, words: TarotWords, context: QuestionContext | null) => DrawResponse,
  { words, config }: Pick<Parts, 'words' | 'config'>,
): object {
  const asked = requestQuestion(words, exchange.body)
  const { danger, context } = asked
  const theme = themeFor(asked, exchange.body.theme)
  if (danger !== null)
    return dangerAnswer(answer(theme, words, null).response, danger, asked, { words, config })
  if (context === null) return answer(theme, words, null).response
  const { response, short } = answer(theme, wordsFor(words, context), context)
  return {
    ...response,
    reading: short && shortReadingMembers(short),
    question: questionMembers(words, context.question, ['present']),
  }
}

export interface DrawResponse {
  readonly response: TarotResponse
  /** If something was asked. */
  readonly short?: ShortAnswer | undefined
}

/** What cards say is chosen so that it does not jar with the question. */
const wordsFor = <Own extends TarotWords>(words: Own, context: QuestionContext): Own => ({
  ...words,
  cards: { ...words.cards, ...words.answers.cardTexts(context) },
})

const kindsOf = ({ spreads }: TarotWords, { spread }: LaidCards): PlaceKind[] =>
  spreads.spreadWords(spread).positions.map(({ kind }) => kind)

function dangerAnswer(
  plain: TarotResponse,
  danger: Danger,
  { context }: RequestQuestion,
  { words, config }: Pick<Parts, 'words' | 'config'>,
): object {
  // The danger may stand in the places of the asker's own alone.
  const read = context?.question ?? readQuestion(words.questions, '')
  const question = { ...read, grave: danger.grave, options: [], showCards: false }
  return { ...quietAnswer(words, plain, danger, config), question: questionMembers(words, question, []) }
}

export const questionMembers = (
  { answers }: TarotWords,
  question: Question,
  kinds: readonly PlaceKind[],
  isSent = false,
) => ({
  understood: question.understood,
  form: question.form,
  topic: question.topic,
  about: question.about,
  grave: question.grave,
  span: question.span,
  options: question.options.map(answers.optionName),
  suggested_spread: suggestedSpread(question, kinds),
  show_cards: question.showCards,
  sent_to_model: isSent,
})

const shortReadingMembers = ({ answer, act }: ShortAnswer) => ({
  answer: answer.map(({ text }) => text).join(' '),
  act: act.text,
  sources: [...answer, act].map(({ text, cards }) => ({
    text,
    cards: cards.map(({ card }) => card.id),
    positions: [],
  })),
})
