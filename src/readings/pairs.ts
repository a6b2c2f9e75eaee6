/** What two cards say together. */
import type { Card } from '../tarot/card.ts'
import { DECK } from '../tarot/deck.ts'
import { type PairRelation, relationsOf } from '../tarot/pairs.ts'
import type { TarotWords } from '../words/words.ts'
import { cardById } from './cards.ts'
import { invalid } from './invalid.ts'

export interface CardPair {
  /** In the order of the deck, whatever the order of the ids. */
  readonly cards: readonly [Card, Card]
  readonly relations: readonly PairRelation[]
  readonly text: string
}

export function cardPair(words: TarotWords, firstId: string, secondId: string): CardPair {
  const asked = [cardById(firstId), cardById(secondId)] as const
  if (asked[0] === asked[1])
    throw invalid([{ path: 'second', message: 'The two ids must be of different cards.' }])
  const cards = DECK.indexOf(asked[0]) < DECK.indexOf(asked[1]) ? asked : ([asked[1], asked[0]] as const)
  return { cards, relations: relationsOf(...cards), text: words.cards.pairText(...cards) }
}
