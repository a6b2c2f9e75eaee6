/** The port of those who turn a plan of facts into prose beside the phrasebook: a language model. */

import type { Deadline } from './deadline.ts'
import type { Telling } from './telling.ts'

export const WRITERS = ['phrasebook', 'model'] as const
export type WriterName = (typeof WRITERS)[number]

/** May fail, and may answer with text that breaks a rule: `withFallback` deals with both. */
export interface Writer {
  readonly name: WriterName
  write<Ask, Text>(telling: Telling<Ask, Text>, ask: Ask, deadline: Deadline): Promise<Text>
}
