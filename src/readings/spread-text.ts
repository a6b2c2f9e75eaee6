/** What the cards of a spread say together. The phrasebook writes it at once; a model's text is stored, so that a draw is written only once. */
import type { ReadingCache } from '../store/readings/reading-cache.ts'
import type { NewReading } from '../store/readings/stored-readings.ts'
import type { LaidCard } from '../tarot/threads.ts'
import type { QuestionContext } from '../words/answers.ts'
import type { Words } from '../words/words.ts'
import { type AnsweredSpreadText, answeredSpreadText } from '../writer/answered-spread.ts'
import { Deadline } from '../writer/deadline.ts'
import type { Sentence } from '../writer/sentence.ts'
import { type SpreadAsk, type SpreadText, sentencesInSpread } from '../writer/spread-text.ts'
import { ANSWERED_SPREAD, SPREAD } from '../writer/text-kinds.ts'
import { byPhrasebook, type TextSource, type WrittenText } from '../writer/text-source.ts'
import { hasWholeText, lifeMs, readCached } from './cached-reading.ts'
import { type Inputs, keyOf } from './identifier.ts'
import type { LaidCards } from './tarot.ts'

/** A reading with its text; a single card has none. */
export type WithText<Reading extends LaidCards> = Reading & { readonly whole: WrittenText<SpreadText> | null }

export interface SpreadTextParts {
  readonly cache: Pick<ReadingCache, 'peek' | 'read'>
  readonly textSource: TextSource
  readonly words: Words
}

export async function withText<Reading extends LaidCards>(
  reading: Reading,
  parts: SpreadTextParts,
): Promise<WithText<Reading>> {
  if (!parts.textSource.asksModel || reading.cards.length < 2) return withPhrasebookText(parts.words, reading)
  const { words } = parts
  const ask = askOf(words, reading)
  const make = (deadline: Deadline) => makeText(ask, parts, deadline)
  const found = await readCached(keyOf('spread', inputsOf(words, reading, ask)), parts, make, { isWhole })
  return { ...reading, whole: found.reading }
}

/** For examples, and where no model is asked. */
export const withPhrasebookText = <Reading extends LaidCards>(
  words: Words,
  reading: Reading,
): WithText<Reading> => ({
  ...reading,
  whole: reading.cards.length < 2 ? null : byPhrasebook(words, SPREAD, askOf(words, reading)),
})

/** The answer to a question and the story after it. A model's story follows only a light question, with which it does not jar; its prompt has no question. */
export async function withAnswer<Reading extends LaidCards>(
  reading: Reading,
  context: QuestionContext,
  parts: SpreadTextParts,
): Promise<WithText<Reading>> {
  const { words } = parts
  const own = withPhrasebookAnswer(words, reading, context)
  if (!parts.textSource.asksModel || context.question.register !== 'light') return own
  const { whole } = await withText(reading, parts)
  if (whole === null || whole.source === 'phrasebook') return own
  const isFitting = ({ text }: Sentence) => words.answers.isFitting(context, text)
  if (!sentencesInSpread(whole.text).every(isFitting)) return own
  const { answer } = own.whole.text
  return { ...reading, whole: { ...whole, text: { ...whole.text, answer } } }
}

/** The same, with the question in the model's prompt. Nothing of it is stored: the question would be part of the key. */
export async function withModelAnswer<Reading extends LaidCards>(
  reading: Reading,
  context: QuestionContext,
  questionText: string,
  { textSource, words }: SpreadTextParts,
): Promise<{ reading: WithText<Reading>; isSent: boolean }> {
  const sent = { isSent: false }
  const ask = { ...askOf(words, reading), context, questionText }
  const onCall = () => {
    sent.isSent = true
  }
  const deadline = new Deadline(textSource.timeoutMs)
  const whole = await textSource.write(words, ANSWERED_SPREAD, ask, deadline, { onCall })
  return { reading: { ...reading, whole }, ...sent }
}

/** Only a question that is plainly light may be sent: a grave question that was not recognised would be among the quiet ones. */
export const mayBeSent = ({ cards }: LaidCards, { question }: QuestionContext): boolean =>
  cards.length > 1 && question.understood && question.grave === null && question.register === 'light'

/** For examples, and where no model is asked. One card has an answer, too. */
export const withPhrasebookAnswer = <Reading extends LaidCards>(
  words: Words,
  reading: Reading,
  context: QuestionContext,
): Reading & { readonly whole: WrittenText<AnsweredSpreadText> } => ({
  ...reading,
  whole: {
    text: answeredSpreadText(words, { ...askOf(words, reading), context }),
    source: 'phrasebook',
    isFallback: false,
  },
})

const askOf = (words: Words, reading: LaidCards): SpreadAsk => ({
  cards: inPlaces(words, reading),
  theme: reading.theme,
})

/** The cards in their places, without the caller's own names of the places. */
function inPlaces({ spreads }: Words, { spread, cards }: LaidCards): LaidCard[] {
  const { positions } = spreads.spreadWords(spread)
  const isOwn = spread.type === 'custom_spread'
  return cards.map(({ card, orientation }, at) => {
    const { number, kind, name } = positions[at]!
    return { card, orientation, number, kind, place: isOwn ? undefined : name }
  })
}

/** All that a text depends on. Of a caller's own places only their kind matters, not their names and numbers. */
const inputsOf = ({ language }: Words, { spread }: LaidCards, { cards, theme }: SpreadAsk): Inputs => ({
  spread: spread.type,
  kinds: cards.map(({ kind }) => kind).join(),
  cards: cards.map(({ card, orientation }) => `${card.id} ${orientation}`).join(),
  theme,
  language,
})

async function makeText(
  ask: SpreadAsk,
  { textSource, words }: SpreadTextParts,
  deadline: Deadline,
): Promise<NewReading<WrittenText<SpreadText>>> {
  const written = await textSource.write(words, SPREAD, ask, deadline)
  return { reading: written, ttlMs: lifeMs(written) }
}

const isWhole = (found: WrittenText<SpreadText>) =>
  hasWholeText(found, ['text'], ({ text }) => sentencesInSpread(text))
