/** What every text is made of. */
import type { TransitId } from '../chart/transits.ts'
import { proseFaults } from '../words/en/prose-rules.ts'

/** A sentence, and the facts it was made from. */
export interface Sentence {
  readonly text: string
  readonly transits: readonly TransitId[]
}

export const prose = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ')

/** What sentences do against the house rules. */
export const sentenceFaults = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ text }) => proseFaults(text).map((fault) => `“${text}” ${fault}`))
