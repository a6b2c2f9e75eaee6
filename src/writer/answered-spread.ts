/** The answer to a question, and the story of the spread that follows it. Its verdict and its act are made by published rules, whoever writes the rest. */
import { type AnswerSentence, isByRule, type QuestionContext } from '../words/answers.ts'
import { lengthOf } from '../words/text-measure.ts'
import type { Words } from '../words/words.ts'
import { cardSentence, textOf } from './phrasebook/spread.ts'
import { prose, type Sentence, sentenceFaults } from './sentence.ts'
import { MAX_THREADS, nameless, type SpreadAsk, type SpreadText } from './spread-text.ts'

export type AnsweredSpreadText = SpreadText & Required<Pick<SpreadText, 'answer'>>

/** `questionText` has the asker's own words: they may stand in a prompt, and nowhere else. */
export interface AnsweredSpreadAsk extends SpreadAsk {
  readonly context: QuestionContext
  readonly questionText: string
}

export function answeredSpreadText(
  { answers }: Words,
  { cards, theme, context }: Omit<AnsweredSpreadAsk, 'questionText'>,
): AnsweredSpreadText {
  const { answer, ...reading } = answers.answeredReading(context, cards, theme)
  return { answer: answer.map(cardSentence), ...textOf(reading) }
}

/** The answer with sentences of another writer in place of those that follow from no rule. Absent if their number is wrong. */
export function interleaved(
  own: readonly AnswerSentence[],
  others: readonly Sentence[],
): Sentence[] | undefined {
  const rest = [...others]
  const answer = own.map((sentence) => (isByRule(sentence) ? cardSentence(sentence) : rest.shift()))
  return rest.length === 0 && answer.every((sentence) => sentence !== undefined)
    ? (answer as Sentence[])
    : undefined
}

/** The violations of the rules that apply to every writer: what follows from the cards by rule stands there unchanged. */
export function answeredSpreadFaults(
  words: Words,
  text: AnsweredSpreadText,
  { cards, theme, context }: AnsweredSpreadAsk,
): string[] {
  const { answers } = words
  const own = answers.answeredReading(context, cards, theme)
  const isUnchanged = own.answer.every(
    (sentence, at) => !isByRule(sentence) || text.answer[at]?.text === sentence.text,
  )
  const length = lengthOf(prose(text.answer))
  const others = [
    ...text.answer.filter((_, at) => own.answer[at] && !isByRule(own.answer[at])),
    ...text.summary,
    ...text.threads,
  ]
  return [
    ...(isUnchanged && text.answer.length === own.answer.length ? [] : ['changes the verdict']),
    ...(text.act.text === own.act.text ? [] : ['changes the act']),
    ...(length > answers.maxLength ? [`answer has ${length} characters`] : []),
    ...(text.threads.length > MAX_THREADS ? [`tells ${text.threads.length} threads`] : []),
    ...others.filter((each) => !answers.isFitting(context, each.text)).map(() => 'jars with the question'),
    ...sentenceFaults(words, others, nameless(words, cards)),
  ]
}
