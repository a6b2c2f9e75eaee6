/** The catalogue of the deck. */
import { ServiceError } from '../errors.ts'
import type { Arcana, Card, Suit } from '../tarot/card.ts'
import { cardWithId, DECK } from '../tarot/deck.ts'
import type { TarotWords } from '../words/words.ts'

export interface CardQuery {
  readonly arcana?: Arcana | undefined
  readonly suit?: Suit | undefined
  /** Search words for names and keywords. */
  readonly q?: string | undefined
}

export function findCards(words: TarotWords, { arcana, suit, q }: CardQuery): readonly Card[] {
  const sought = q?.trim().toLowerCase()
  return DECK.filter(
    (card) =>
      (arcana === undefined || card.arcana === arcana) &&
      (suit === undefined || card.suit === suit) &&
      (!sought || wordsAbout(words, card).some((word) => word.includes(sought))),
  )
}

function wordsAbout({ cards }: TarotWords, card: Card): string[] {
  const { name, keywords } = cards.cardWords(card)
  return [name, ...keywords.upright, ...keywords.reversed].map((word) => word.toLowerCase())
}

export function cardById(id: string): Card {
  const card = cardWithId(id)
  if (card === undefined)
    throw new ServiceError(
      'NOT_FOUND',
      'There is no card with this id. Ids are ar00 to ar21, or wa, cu, sw, pe with ac, 02 to 10, pa, kn, qu, ki.',
    )
  return card
}
