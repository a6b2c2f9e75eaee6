/** Takes one sentence from a pool, for a sign and an ordinal of the deal. */
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

/** For keys that differ from sign to sign (houses): each sign has its own deck. */
export function fromOwnDeck({ pool, keys, sign, ordinal }: Deal): string {
  const sentences = sentencesOf(pool, keys)
  return sentences[dealt(sentences.length, `${pool} ${keys.join(' ')} ${sign}`, ordinal)]!
}

/** For keys that are the same for all signs on a day: they share one deck and each takes the next card, so twelve signs get twelve sentences. */
export function fromSharedDeck({ pool, keys, sign, ordinal }: Deal): string {
  const sentences = sentencesOf(pool, keys)
  const card = dealt(sentences.length, `${pool} ${keys.join(' ')}`, ordinal)
  return sentences[(card + SIGNS.indexOf(sign)) % sentences.length]!
}
