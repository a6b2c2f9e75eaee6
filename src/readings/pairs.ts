/** What two cards say together. */
import type { Card } from '../tarot/card.ts'
import { DECK } from '../tarot/deck.ts'
import { type PairRelation, relationsOf } from '../tarot/pairs.ts'
import { pairText } from '../words/en/pairs.ts'
import { cardById } from './cards.ts'
import { invalid } from './invalid.ts'

export interface CardPair {
  /** In the order of the deck, whatever the order of the ids. */
  readonly cards: readonly [Card, Card]
  readonly relations: readonly PairRelation[]
  readonly text: string
}

export function cardPair(firstId: string, secondId: string): CardPair {
  // mutate list, order: the two are put into the order of the deck
  const asked = [cardById(firstId), cardById(secondId)] as const
  if (asked[0] === asked[1])
    throw invalid([{ path: 'second', message: 'The two ids must be of different cards.' }])
  const cards = DECK.indexOf(asked[0]) < DECK.indexOf(asked[1]) ? asked : ([asked[1], asked[0]] as const)
  return { cards, relations: relationsOf(...cards), text: pairText(...cards) }
}
