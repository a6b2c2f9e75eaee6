/** What an answer has of the question that came with a draw: for the API and the command line. */
import type { LaidCards } from '../../../readings/tarot.ts'
import { suggestedSpread } from '../../../tarot/answer/suggested-spread.ts'
import type { Question } from '../../../tarot/question/question.ts'
import type { PlaceKind } from '../../../tarot/spreads.ts'
import type { QuestionContext, ShortAnswer } from '../../../words/answers.ts'
import type { TarotWords } from '../../../words/words.ts'

/** What cards say is chosen so that it does not jar with the question. */
export const wordsFor = <Own extends TarotWords>(
  words: Own,
  context: QuestionContext,
  answer?: readonly { readonly text: string }[],
): Own => ({
  ...words,
  cards: { ...words.cards, ...words.answers.cardTexts(context, answer) },
})

const kindsOf = ({ spreads }: TarotWords, { spread }: LaidCards): PlaceKind[] =>
  spreads.spreadWords(spread).positions.map(({ kind }) => kind)

/** The response of a spread, whose reading has the answer already. */
export const answeredSpread = (
  words: TarotWords,
  response: object,
  reading: LaidCards,
  { question }: QuestionContext,
  isSent = false,
) => ({ ...response, question: questionMembers(words, question, kindsOf(words, reading), isSent) })

/** The response of a draw without places. */
export const answeredDraw = (
  words: TarotWords,
  response: object,
  short: ShortAnswer | undefined,
  { question }: QuestionContext,
) => ({
  ...response,
  reading: short && shortReadingMembers(short),
  question: questionMembers(words, question, ['present']),
})

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
