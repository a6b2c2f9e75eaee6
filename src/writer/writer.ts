/** The interface of a writer other than the phrasebook: a language model. */

import type { Words } from '../words/words.ts'
import type { Deadline } from './deadline.ts'
import type { TextKind } from './text-kinds.ts'

export const WRITERS = ['phrasebook', 'model'] as const
export type WriterName = (typeof WRITERS)[number]

/** For whom a text is written. */
export interface TextContext {
  /** The client whose request needs the text; absent for commands. It is only ever counted, in memory. */
  readonly client?: string | undefined
  /** One of the horoscopes of current dates, which all visitors share. */
  readonly isCurrent?: boolean | undefined
  /** Called before the model is called: now the request leaves the service. */
  readonly onCall?: (() => void) | undefined
}

/** It may fail, and its text may break a rule: `withFallback` handles both. */
export interface Writer {
  readonly name: WriterName
  write<Ask, Text>(
    words: Words,
    textKind: TextKind<Ask, Text>,
    ask: Ask,
    deadline: Deadline,
    context: TextContext,
  ): Promise<Text>
}
