/** Takes one sentence from a pool. */
import type { PoolName } from '../../words/pool-table.ts'
import type { Words } from '../../words/words.ts'
import { dealt, dealtInWindow } from './dealing.ts'

/** How far the dealing has come: a number that grows with the days, or a window of days and how many of them had a card of this deck. */
export type Turn = number | { readonly window: number; readonly count: number }

export interface Deal {
  readonly pool: PoolName
  readonly keys: readonly string[]
  /** Whose deck: a sign's or a person's. Everyone's is shuffled differently. */
  readonly deck: string
  readonly turn: Turn
  /** The pool whose sentence this one answers: the two are dealt together. */
  readonly answers?: PoolName
}

export function dealSentence({ days }: Words, { pool, keys, deck, turn, answers = pool }: Deal): string {
  const sentences = days.sentencesOf(pool, keys)
  return sentences[cardOf(sentences.length, `${answers} ${keys.join(' ')} ${deck}`, turn)]!
}

const cardOf = (size: number, deck: string, turn: Turn): number =>
  typeof turn === 'number' ? dealt(size, deck, turn) : dealtInWindow(size, deck, turn.window, turn.count)
