/** A yes or no from one card or three. A question is not needed, because the answer follows from the cards alone. */
import type { DrawnCard } from '../tarot/card.ts'
import { DECK } from '../tarot/deck.ts'
import { draw } from '../tarot/draw.ts'
import { type Leaning, leaningOf, type Vote, voteOf } from '../tarot/leanings.ts'
import type { Theme } from '../tarot/theme.ts'
import { type DrawRequest, seedOf } from './tarot.ts'

export const YES_NO_COUNTS = [1, 3] as const

export interface LeaningCard extends DrawnCard {
  readonly leaning: Leaning
}

export interface YesNo {
  readonly vote: Vote
  readonly cards: readonly LeaningCard[]
  readonly theme: Theme
  readonly seed: string
}

export function yesOrNo(
  request: DrawRequest & { count?: (typeof YES_NO_COUNTS)[number] | undefined },
  now: number,
): YesNo {
  const seed = seedOf(request, now)
  const cards = draw(DECK, request.count ?? 1, seed, 'yes_no').map((drawn) => ({
    ...drawn,
    leaning: leaningOf(drawn),
  }))
  const vote = voteOf(cards.map(({ leaning }) => leaning))
  return { vote, cards, theme: request.theme ?? 'general', seed }
}
