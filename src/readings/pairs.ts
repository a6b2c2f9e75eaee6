/** What two cards say together. */
import { invalid } from '../errors.ts'
import type { Card } from '../tarot/card.ts'
import { DECK } from '../tarot/deck.ts'
import { type PairRelation, relationsOf } from '../tarot/pairs.ts'
import type { TarotWords } from '../words/words.ts'
import { cardById } from './cards.ts'

export interface CardPair {
  /** In the order of the deck, whatever the order of the ids. */
  readonly cards: readonly [Card, Card]
  readonly relations: readonly PairRelation[]
  readonly text: string
}

export function cardPair(words: TarotWords, firstId: string, secondId: string): CardPair {
  const pair = [cardById(firstId), cardById(secondId)] as const
  if (pair[0] === pair[1])
    throw invalid([{ path: 'second', message: 'The two ids must be of different cards.' }])
  const cards = DECK.indexOf(pair[0]) < DECK.indexOf(pair[1]) ? pair : ([pair[1], pair[0]] as const)
  return { cards, relations: relationsOf(...cards), text: words.cards.pairText(...cards) }
}
