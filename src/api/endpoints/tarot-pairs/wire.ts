import type { CardPair } from '../../../readings/pairs.ts'
import { cardSummary } from '../tarot/wire.ts'

export const pairOnTheWire = ({ cards, relations, text }: CardPair, origin: string) => ({
  cards: cards.map((card) => cardSummary(card, origin)),
  relations,
  text,
})
