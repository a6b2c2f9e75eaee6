import { type Card, SUITS } from './card.ts'

const RANKS = ['ac', '02', '03', '04', '05', '06', '07', '08', '09', '10', 'pa', 'kn', 'qu', 'ki']

const majors = Array.from(
  { length: 22 },
  (_, number): Card => ({ id: `ar${String(number).padStart(2, '0')}`, arcana: 'Major Arcana', number }),
)

const minors = SUITS.flatMap((suit) =>
  RANKS.map(
    (rank, at): Card => ({ id: suit.slice(0, 2) + rank, arcana: 'Minor Arcana', suit, number: at + 1 }),
  ),
)

/** The canonical order: it is part of the frozen draw algorithm (docs/draw-algorithm.md). */
export const DECK: readonly Card[] = [...majors, ...minors]

const byId = new Map(DECK.map((card) => [card.id, card]))

export const cardWithId = (id: string): Card | undefined => byId.get(id)
