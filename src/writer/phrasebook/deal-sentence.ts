/** One sentence of a pool, for a sign, at an ordinal of the pool's deal. */
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { sentencesOf } from '../../words/en/phrases.ts'
import type { PoolName } from '../../words/pool-table.ts'
import { dealt } from './dealing.ts'

export interface Deal {
  readonly pool: PoolName
  readonly keys: readonly string[]
  readonly sign: Sign
  readonly ordinal: number
}

/** Where the key tells signs apart (a house is another sign's day), each sign has a deck of its own. */
export function fromOwnDeck({ pool, keys, sign, ordinal }: Deal): string {
  const sentences = sentencesOf(pool, keys)
  return sentences[dealt(sentences.length, `${pool} ${keys.join(' ')} ${sign}`, ordinal)]!
}

/** Where the key is the same for all signs on a day, they share one deck and each reads so many cards on: twelve sentences for twelve signs. */
export function fromSharedDeck({ pool, keys, sign, ordinal }: Deal): string {
  const sentences = sentencesOf(pool, keys)
  const card = dealt(sentences.length, `${pool} ${keys.join(' ')}`, ordinal)
  return sentences[(card + SIGNS.indexOf(sign)) % sentences.length]!
}
