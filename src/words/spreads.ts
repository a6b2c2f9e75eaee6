/** What a language says of spreads: their names and places, and their cards together. */
import type { PlaceKind, PositionRequest, Spread } from '../tarot/spreads.ts'
import type { Theme } from '../tarot/theme.ts'
import type { LaidCard, Thread } from '../tarot/threads.ts'

export interface PositionWords {
  readonly number: number
  readonly name: string
  readonly meaning: string
  /** Decides what is said of a card there. */
  readonly kind: PlaceKind
}

export interface SpreadWords {
  readonly name: string
  readonly description: string
  /** In the order of the cards. */
  readonly positions: readonly PositionWords[]
}

/** A sentence, and the cards it comes from. */
export interface SpreadSentence {
  readonly text: string
  readonly cards: readonly LaidCard[]
}

export interface WholeReading {
  readonly summary: readonly SpreadSentence[]
  readonly threads: readonly SpreadSentence[]
  readonly act: SpreadSentence
}

/** Two cards that answer each other, and what they say together. */
export interface CardPairSentence extends SpreadSentence {
  readonly kind: 'pair'
}

export type ThreadOrPair = Thread | CardPairSentence

export interface SpreadsWords {
  readonly spreadWords: (spread: Spread) => SpreadWords
  /** Places for cards that were drawn without a spread. */
  readonly openPlaces: (count: number) => PositionRequest[]
  /** Draws that have no places, and so no words of a spread. */
  readonly placelessNames: Readonly<Record<'daily_card' | 'yes_no', string>>
  readonly wholeReading: (cards: readonly LaidCard[], theme: Theme) => WholeReading
  /** In code points, by the number of cards. */
  readonly summaryLength: (size: number) => { readonly least: number; readonly most: number }
  /** The threads that a reading has room for, the rarest first. */
  readonly shownThreads: (cards: readonly LaidCard[]) => ThreadOrPair[]
}
