import type { CardPair } from '../../../readings/pairs.ts'
import type { TarotWords } from '../../../words/words.ts'
import { cardSummary } from '../tarot/response.ts'

export const toPairResponse = (words: TarotWords, { cards, relations, text }: CardPair, origin: string) => ({
  cards: cards.map((card) => cardSummary(words, card, origin)),
  relations,
  text,
})
