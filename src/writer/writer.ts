/** The interface of a writer other than the phrasebook: a language model. */

import type { Deadline } from './deadline.ts'
import type { Telling } from './telling.ts'

export const WRITERS = ['phrasebook', 'model'] as const
export type WriterName = (typeof WRITERS)[number]

/** It may fail, and its text may break a rule: `withFallback` handles both. */
export interface Writer {
  readonly name: WriterName
  write<Ask, Text>(telling: Telling<Ask, Text>, ask: Ask, deadline: Deadline): Promise<Text>
}
