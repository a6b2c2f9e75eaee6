/** Titles and descriptions of feeds and shared links, in a language. */
import type { Sign } from '../sky/zodiac.ts'
import type { DrawnCard } from '../tarot/card.ts'

export interface LinkWords {
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
