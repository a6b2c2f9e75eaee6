/** The interface of a writer other than the phrasebook: a language model. */

import type { TransitId } from '../chart/transits.ts'
import { proseFaults } from '../words/en/prose-rules.ts'
import type { Deadline } from './deadline.ts'
import type { Telling } from './telling.ts'

/** A sentence and the ids of the transits it was made from. */
export interface Sentence {
  readonly text: string
  readonly transits: readonly TransitId[]
}

export const prose = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ')

/** The violations of the house rules. */
export const sentenceFaults = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ text }) => proseFaults(text).map((fault) => `“${text}” ${fault}`))

export const WRITERS = ['phrasebook', 'model'] as const
export type WriterName = (typeof WRITERS)[number]

/** It may fail, and its text may break a rule: `withFallback` handles both. */
export interface Writer {
  readonly name: WriterName
  write<Ask, Text>(telling: Telling<Ask, Text>, ask: Ask, deadline: Deadline): Promise<Text>
}
