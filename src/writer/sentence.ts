/** What every text is made of. */
import type { TransitId } from '../chart/transits.ts'
import type { Words } from '../words/words.ts'

/** A sentence, and the facts it was made from. */
export interface Sentence {
  readonly text: string
  /** Ids of transits; of cards, if the text is about a spread; of facts, if it is about a birth chart. */
  readonly transits: readonly TransitId[]
}

export const prose = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ')

/** The violations of the house rules in sentences. The rules do not apply to names. */
export const sentenceFaults = (
  { prose: rules }: Pick<Words, 'prose'>,
  sentences: readonly Sentence[],
  withoutNames = (text: string): string => text,
): string[] =>
  sentences.flatMap(({ text }) => rules.proseFaults(withoutNames(text)).map((fault) => `“${text}” ${fault}`))
