export const SUITS = ['wands', 'cups', 'swords', 'pentacles'] as const
export type Suit = (typeof SUITS)[number]

export const ARCANA = ['Major Arcana', 'Minor Arcana'] as const
export type Arcana = (typeof ARCANA)[number]

export const ORIENTATIONS = ['upright', 'reversed'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/** A card without its texts, which belong to a language: `words/deck-texts.ts`. */
export interface Card {
  /** `ar00`–`ar21`, or a suit's two letters with `ac`, `02`–`10`, `pa`, `kn`, `qu`, `ki`. */
  readonly id: string
  readonly arcana: Arcana
  /** Absent on the major arcana. */
  readonly suit?: Suit
  /** Majors 0–21, pips 1–10, page to king 11–14. */
  readonly number: number
}

export interface DrawnCard {
  readonly card: Card
  readonly orientation: Orientation
}

export const isCourt = (card: Card) => card.suit !== undefined && card.number > 10
