/** The answer to a question, and the story of the spread that follows it. No model writes it: the rules of an answer are published. */
import type { QuestionContext } from '../words/answers.ts'
import type { Words } from '../words/words.ts'
import { sentenceOf, textOf } from './phrasebook/spread.ts'
import type { SpreadAsk, SpreadText } from './spread-text.ts'
import type { Written } from './text-source.ts'

export type AnsweredSpread = Written<SpreadText & Required<Pick<SpreadText, 'answer'>>>

export function answeredSpread(
  { answers }: Words,
  { cards, theme }: SpreadAsk,
  context: QuestionContext,
): AnsweredSpread {
  const { answer, ...reading } = answers.answeredReading(context, cards, theme)
  const text = { answer: answer.map(sentenceOf), ...textOf(reading) }
  return { text, source: 'phrasebook', isFallback: false }
}
