/** How fast a card moves, in words: by suit and orientation (docs/questions.md). The number counts for the tempo, and is not mentioned: nobody knows how far a matter is. */
import type { Tempo } from '../../../tarot/answer/tempo.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import { capitalised } from '../../../text.ts'
import { cardName } from '../deck.ts'

const SUITS = {
  wands: 'belongs to the wands, the quickest suit',
  swords: 'belongs to the swords, a brisk suit',
  cups: 'belongs to the cups, which take their time',
  pentacles: 'belongs to the pentacles, the slowest suit',
  majors: 'is one of the great cards, which mark a stretch of time and not a day',
} as const

// mutate order: a set has no order
const QUICK: ReadonlySet<Tempo> = new Set(['soon', 'weeks'])
// mutate order: a set has no order
const QUICK_SUITS: ReadonlySet<string> = new Set(['wands', 'swords'])

/** Whether the suit says the same as the tempo, for which the lean and the number count as well. */
export const isPaceOf = ({ card: { suit } }: LaidCard, tempo: Tempo): boolean =>
  suit === undefined || QUICK_SUITS.has(suit) === QUICK.has(tempo)

export function paceOf(laid: LaidCard): string {
  const { card, orientation } = laid
  const turned = orientation === 'reversed' ? '; upside down it asks for a little more patience' : ''
  return `${capitalised(cardName(laid))} sets the pace: it ${SUITS[card.suit ?? 'majors']}${turned}.`
}
