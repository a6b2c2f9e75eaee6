/** How fast a card moves, in words: by suit, number and orientation, as docs/questions.md counts it. */
import { numberSteps } from '../../../tarot/answer/tempo.ts'
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

export function paceOf(laid: LaidCard): string {
  const { card, orientation } = laid
  const steps = numberSteps(card)
  const number =
    steps > 0 ? ', and this one is only beginning' : steps < 0 ? ', and this one is well under way' : ''
  const turned = orientation === 'reversed' ? '; upside down it asks for a little more patience' : ''
  return `${capitalised(cardName(laid))} sets the pace: it ${SUITS[card.suit ?? 'majors']}${number}${turned}.`
}
