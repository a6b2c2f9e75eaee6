/** What a language says of cards, alone and in pairs. */
import type { Card, DrawnCard } from '../tarot/card.ts'
import type { ReadCard } from '../tarot/card-names.ts'
import type { Vote } from '../tarot/leanings.ts'
import type { Pattern } from '../tarot/patterns.ts'
import type { PlaceKind } from '../tarot/spreads.ts'
import type { Theme } from '../tarot/theme.ts'
import type { CardWords } from './deck-texts.ts'

export interface CardsWords {
  readonly cardWords: (card: Pick<Card, 'id'>) => CardWords
  /** As it stands in a sentence: `the Ace of Cups`, `Justice`. */
  readonly plainName: (drawn: Pick<DrawnCard, 'card'>) => string
  /** `The Star, reversed` */
  readonly drawnCardName: (drawn: DrawnCard) => string
  /** The card that a name means, and its orientation if the name tells it. */
  readonly cardNamed: ReadCard
  readonly inPosition: (drawn: DrawnCard, kind: PlaceKind) => string
  /** Takes the cards in the order of the deck. */
  readonly pairText: (one: Card, other: Card) => string
  /** The reading of a card for a theme. */
  readonly meaning: (drawn: DrawnCard, theme: Theme) => string
  readonly keywords: (drawn: DrawnCard) => readonly string[]
  /** A phrase for each pattern of a spread. */
  readonly keyThemes: (patterns: readonly Pattern[]) => readonly string[]
  /** How a yes or no follows from its cards. */
  readonly ruleOf: (cards: readonly DrawnCard[], vote: Vote) => string
}
