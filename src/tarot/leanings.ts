/** Yes or no: which way each card leans, and what several of them answer together (docs/spreads.md). */
import type { Card, DrawnCard, Suit } from './card.ts'

export const LEANINGS = ['yes', 'no', 'unclear'] as const
export type Leaning = (typeof LEANINGS)[number]

/** Upright. Majors from the Fool to the World, suits from ace to king. */
const UPRIGHT: Readonly<Record<Suit | 'majors', readonly Leaning[]>> = {
  majors: listed(
    ['yes', 'yes', 'unclear', 'yes', 'yes', 'yes', 'yes', 'yes'], // Fool to Chariot; the High Priestess keeps silent
    ['yes', 'unclear', 'yes', 'unclear', 'unclear', 'no', 'yes'], // Strength to Temperance; the Hermit, Justice and the Hanged Man take time
    ['no', 'no', 'yes', 'unclear', 'yes', 'yes', 'yes'], // Devil to World; the Moon gives too little light
  ),
  wands: listed(
    ['yes', 'yes', 'yes', 'yes', 'no', 'yes', 'unclear', 'yes', 'unclear', 'no'],
    ['yes', 'yes', 'yes', 'yes'],
  ),
  cups: listed(
    ['yes', 'yes', 'yes', 'unclear', 'no', 'yes', 'unclear', 'no', 'yes', 'yes'],
    ['yes', 'yes', 'yes', 'yes'],
  ),
  swords: listed(
    ['yes', 'unclear', 'no', 'unclear', 'no', 'yes', 'no', 'no', 'no', 'no'],
    ['unclear', 'yes', 'unclear', 'yes'],
  ),
  pentacles: listed(
    ['yes', 'unclear', 'yes', 'no', 'no', 'yes', 'unclear', 'yes', 'yes', 'yes'],
    ['yes', 'yes', 'yes', 'yes'],
  ),
}

/** A reversed card is one step further from a yes. */
const REVERSED: Readonly<Record<Leaning, Leaning>> = { yes: 'unclear', unclear: 'no', no: 'no' }

function listed(...rows: Leaning[][]): Leaning[] {
  return rows.flat()
}

export const uprightLeaning = ({ suit, number }: Card): Leaning =>
  suit === undefined ? UPRIGHT.majors[number]! : UPRIGHT[suit][number - 1]!

export const leaningOf = ({ card, orientation }: DrawnCard): Leaning =>
  orientation === 'upright' ? uprightLeaning(card) : REVERSED[uprightLeaning(card)]

export interface Vote {
  readonly answer: Leaning
  readonly yes: number
  readonly no: number
}

/** The majority of the cards that lean one way; the others have no vote. */
export function voteOf(leanings: readonly Leaning[]): Vote {
  const yes = leanings.filter((leaning) => leaning === 'yes').length
  const no = leanings.filter((leaning) => leaning === 'no').length
  return { answer: yes === no ? 'unclear' : yes > no ? 'yes' : 'no', yes, no }
}
