/** The texts of each card (data/en/deck). */
import type { Card, DrawnCard } from '../../tarot/card.ts'
import { DECK } from '../../tarot/deck.ts'
import type { Theme } from '../../tarot/theme.ts'
import { readDeckTexts } from '../deck-texts.ts'

export const cardWords = readDeckTexts('en')

export const cardMeaning = ({ card, orientation }: DrawnCard, theme: Theme): string =>
  cardWords(card).meaning[orientation][theme]

export const cardKeywords = ({ card, orientation }: DrawnCard): readonly string[] =>
  cardWords(card).keywords[orientation]

/** As it stands in a sentence: `the Ace of Cups`, `the Tower reversed`, `Justice`. */
export function cardName({ card, orientation }: DrawnCard): string {
  return orientation === 'reversed' ? `${plainName({ card })} reversed` : plainName({ card })
}

export const plainName = ({ card }: Pick<DrawnCard, 'card'>): string => PLAIN_NAMES.get(card.id)!

const PLAIN_NAMES = new Map(DECK.map((card) => [card.id, withArticle(card)]))

function withArticle(card: Card): string {
  const { name } = cardWords(card)
  if (card.suit !== undefined) return `the ${name}`
  // Wheel of Fortune has no article of its own; Justice needs none.
  return name.includes(' of ') ? `the ${name}` : name.replace(/^The /, 'the ')
}
