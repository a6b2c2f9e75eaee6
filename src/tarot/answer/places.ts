/** Which place answers what is asked: the first of a row that lies there (docs/questions.md, "Places that answer"). */
import { isCourt } from '../card.ts'
import type { QuestionAsk } from '../question/question.ts'
import type { PlaceKind } from '../spreads.ts'
import type { LaidCard } from '../threads.ts'

/** Asks that are answered by a place and not by a lean. */
export type PlaceAsk = Exclude<QuestionAsk, 'event' | 'deed' | 'worth' | 'when'>

const TO_DO: readonly PlaceKind[] = ['advice', 'strength', 'challenge', 'present']
const TO_BE: readonly PlaceKind[] = ['near_future', 'outcome', 'present']

export const ANSWERING_PLACES: Readonly<Record<PlaceAsk, readonly PlaceKind[]>> = {
  why: ['root', 'past', 'challenge', 'present'],
  how_do: TO_DO,
  report: TO_DO,
  what_do: TO_DO,
  how_be: TO_BE,
  what_ahead: TO_BE,
  what_is: ['present', 'root', 'spirit'],
  hurdle: ['challenge', 'weakness', 'root', 'present'],
  who: ['others', 'other_person', 'near_future', 'present', 'outcome'],
  open: ['present'],
  mind: ['other_person', 'bond', 'present'],
  hidden: ['present'],
  fact: ['present'],
  chance: ['present'],
  choice: ['present'],
}

/** The first card, if no place of the row lies there. */
export function answeringCard(cards: readonly LaidCard[], ask: PlaceAsk): LaidCard {
  const places = ANSWERING_PLACES[ask]
  const inPlace = (fits: (card: LaidCard) => boolean) =>
    places.flatMap((kind) => cards.filter((card) => card.kind === kind && fits(card)))[0]
  if (ask !== 'who') return inPlace(() => true) ?? cards[0]!
  const court = inPlace(({ card }) => isCourt(card)) ?? courtInOpenPlace(cards)
  return court ?? cards.find(({ kind }) => kind === 'present') ?? cards[0]!
}

/** Cards without places of their own may all be people. */
const courtInOpenPlace = (cards: readonly LaidCard[]) =>
  cards.find(({ kind, card }) => kind === 'open' && isCourt(card))
