/** The port of those who turn a plan of facts into prose beside the phrasebook: a language model. */

import type { TransitId } from '../chart/transits.ts'
import { proseFaults } from '../words/en/prose-rules.ts'
import type { Deadline } from './deadline.ts'
import type { Telling } from './telling.ts'

/** A sentence, and the facts it was made from. */
export interface Sentence {
  readonly text: string
  readonly transits: readonly TransitId[]
}

export const prose = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ')

/** What sentences do against the house rules. */
export const sentenceFaults = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ text }) => proseFaults(text).map((fault) => `“${text}” ${fault}`))

export const WRITERS = ['phrasebook', 'model'] as const
export type WriterName = (typeof WRITERS)[number]

/** May fail, and may answer with text that breaks a rule: `withFallback` deals with both. */
export interface Writer {
  readonly name: WriterName
  write<Ask, Text>(telling: Telling<Ask, Text>, ask: Ask, deadline: Deadline): Promise<Text>
}
