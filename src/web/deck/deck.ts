/** The cards of the deck, and the search through them. */
import type { Answer } from '../api/operations.ts'

export type DeckCard = Answer<'findCards'>['cards'][number]

/** Every word of the question begins a word of the card's name, its keywords or what is said about it. */
export function found(cards: readonly DeckCard[], question: string): readonly DeckCard[] {
  const words = wordsIn(question)
  return cards.filter((card) => {
    const cardWords = wordsIn(textOf(card))
    return words.every((word) => cardWords.some((other) => other.startsWith(word)))
  })
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const textOf = ({ name, arcana, about, keywords }: DeckCard): string =>
  // mutate order: words to look for, in any order
  [name, arcana, about, ...keywords.upright, ...keywords.reversed].join(' ')
