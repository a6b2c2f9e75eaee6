/** Titles and descriptions of feeds and shared links, in a language. */
import type { Sign } from '../sky/zodiac.ts'
import type { Card, DrawnCard } from '../tarot/card.ts'

/** The rooms of the page. */
export type RoomName =
  | 'today'
  | 'spread'
  | 'sky'
  | 'month'
  | 'chart'
  | 'day'
  | 'ahead'
  | 'together'
  | 'deck'
  | 'journal'

export interface RoomWords {
  readonly title: string
  readonly description: string
}

export interface LinkWords {
  readonly rooms: Readonly<Record<RoomName, RoomWords>>
  readonly roomOfSign: (sign: Sign) => RoomWords
  readonly roomOfCard: (card: Card) => RoomWords
  /** The text alternative of the picture for rooms that have no picture of their own. */
  readonly iconWords: string
  /** Of the feed of a sign's days: `Leo, day by day`. */
  readonly feedTitle: (sign: Sign) => string
  /** `Leo, 17 November` */
  readonly dayTitle: (sign: Sign, date: string) => string
  /** Of the parts of a detailed text, after its summary, in reading order. */
  readonly partTitles: Readonly<Record<'love' | 'career' | 'wellbeing' | 'background' | 'why', string>>
  /** The name of the sky's calendar in a calendar program. */
  readonly calendarName: string
  /** `Leo, Tuesday 17 November 2026` */
  readonly titleOfDay: (sign: Sign, date: string) => string
  /** `Past: The Star. Present: Ten of Cups, reversed.`; of many cards, as many as there is room for. */
  readonly cardsInWords: (cards: readonly DrawnCard[], places: readonly string[]) => string
  /** Whole sentences, as many as there is room for. */
  readonly shortened: (sentences: readonly string[]) => string
}
