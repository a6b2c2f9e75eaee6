/** The text of a spread as a whole, and the rules that apply to it, whether the phrasebook or a model wrote it. */
import type { Theme } from '../tarot/theme.ts'
import type { LaidCard } from '../tarot/threads.ts'
import { lengthOf } from '../words/text-measure.ts'
import type { Words } from '../words/words.ts'
import { prose, type Sentence, sentenceFaults } from './sentence.ts'

/** What a writer of a spread is given: nothing of it is a caller's wording. */
export interface SpreadAsk {
  /** Two or more. */
  readonly cards: readonly LaidCard[]
  readonly theme: Theme
}

/** The sources of its sentences are the ids of cards. */
export interface SpreadText {
  /** To a question; always the phrasebook's. */
  readonly answer?: readonly Sentence[]
  readonly summary: readonly Sentence[]
  /** What several cards say together. */
  readonly threads: readonly Sentence[]
  readonly act: Sentence
}

export const MAX_THREADS = 4

/** All sentences in reading order. */
export const sentencesInSpread = ({
  answer = [],
  summary,
  threads,
  act,
}: SpreadText): readonly Sentence[] => [...answer, ...summary, ...threads, act]

/** Whether the summary tells the act already, with a word before it, such as “So”: then it is not shown twice. */
export const tellsAct = ({ summary, act }: SpreadText): boolean =>
  prose(summary).toLowerCase().includes(act.text.toLowerCase())

/** The violations of the rules that apply to every writer. */
export function spreadFaults(words: Words, text: SpreadText, { cards }: SpreadAsk): string[] {
  const faults: string[] = []
  const { least, most } = words.spreads.summaryLength(cards.length)
  const length = lengthOf(prose(text.summary))
  if (length < least || length > most)
    faults.push(`summary has ${length} characters, not ${least} to ${most}`)
  if (text.threads.length > MAX_THREADS) faults.push(`tells ${text.threads.length} threads`)
  return [...faults, ...sentenceFaults(words, sentencesInSpread(text), nameless(words, cards))]
}

/** A text without the names of the cards that lie there, to which the house rules do not apply. */
export function nameless({ inText }: Words, cards: readonly LaidCard[]): (text: string) => string {
  const ids = cards.map(({ card }) => card.id)
  return (text) => inText.withoutCardNames(text, ids)
}
