/** What a card says in a kind of place, and its gist: a clause and a noun phrase for sentences about several cards (data/en/places). */
import type { DrawnCard, Orientation } from '../../tarot/card.ts'
import type { CardTone } from '../../tarot/threads.ts'
import { readPlaceTexts, textsOfCard } from '../deck-texts.ts'
import { readData } from '../read-data.ts'

export interface Gist {
  /** `care flows out of you and too little comes back` */
  readonly clause: string
  /** `a new tenderness freely offered` */
  readonly noun: string
  /** Whether the noun phrase names something welcome. */
  readonly tone: CardTone
}

const GISTS = new Map(
  Object.entries(readData<Record<string, Record<Orientation, Gist>>>('en', 'places/gists')),
)

export const inPosition = readPlaceTexts('en')

export const gistOf = ({ card, orientation }: DrawnCard): Gist => textsOfCard(card, GISTS)[orientation]

export const cardToneOf = (drawn: DrawnCard): CardTone => gistOf(drawn).tone
