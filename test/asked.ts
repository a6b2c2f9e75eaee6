import type { Orientation } from '../src/tarot/card.ts'
import { cardWithId, DECK } from '../src/tarot/deck.ts'
import { draw } from '../src/tarot/draw.ts'
import type { Question } from '../src/tarot/question/question.ts'
import { type PlaceKind, SPREADS, type SpreadType } from '../src/tarot/spreads.ts'
import type { LaidCard } from '../src/tarot/threads.ts'

/** A plain question of the asker's own, with what is given changed. */
export const asked = (given: Partial<Question> = {}): Question => ({
  understood: true,
  form: 'yes_no',
  topic: 'general',
  about: 'self',
  grave: null,
  span: null,
  options: [],
  theme: 'general',
  showCards: true,
  ask: 'event',
  register: 'light',
  isDistressed: false,
  isFeared: false,
  isNegated: false,
  isBig: false,
  step: null,
  person: null,
  matter: null,
  restated: null,
  ...given,
})

const kindsOf = (type: SpreadType): PlaceKind[] => Object.values(SPREADS[type])

/** `ar17 present, swac r outcome`: cards in their places, `r` reversed. */
export const inPlaces = (cards: string): LaidCard[] =>
  cards.split(', ').map((each, at) => {
    const [id, ...rest] = each.split(' ')
    const orientation: Orientation = rest[0] === 'r' ? 'reversed' : 'upright'
    return { card: cardWithId(id!)!, orientation, kind: rest.at(-1) as PlaceKind, number: at + 1 }
  })

/** Cards on places of these kinds, drawn by a seed. */
export const laidOn = (kinds: readonly PlaceKind[], seed: string): LaidCard[] =>
  draw(DECK, kinds.length, seed, 'answer').map((drawn, at) => ({
    ...drawn,
    kind: kinds[at]!,
    number: at + 1,
  }))

export const laidSpread = (type: SpreadType, seed: string): LaidCard[] => laidOn(kindsOf(type), seed)
