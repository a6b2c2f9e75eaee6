/** Takes one sentence from a pool. */
import type { PoolName } from '../../words/pool-table.ts'
import type { Words } from '../../words/words.ts'
import { dealt } from './dealing.ts'

export interface PoolDeal {
  readonly pool: PoolName
  readonly keys: readonly string[]
  /** Names a sign or a person: the pool is shuffled differently for each. */
  readonly shuffleKey: string
  /** How far the dealing has come: a number that grows with the days. */
  readonly turn: number
  /** The pool whose sentence this one answers: the two are dealt together. */
  readonly answers?: PoolName
}

export function dealSentence(
  { days }: Words,
  { pool, keys, shuffleKey, turn, answers = pool }: PoolDeal,
): string {
  const sentences = days.sentencesOf(pool, keys)
  return sentences[dealt(sentences.length, `${answers} ${keys.join(' ')} ${shuffleKey}`, turn)]!
}
