/** What two cards have to do with each other: codes for the sentences of `words/en/pairs.ts`. */
import { type Card, isCourt, type Suit } from './card.ts'

/** Wands are fire, cups water, swords air, pentacles earth. */
const FRIENDS: Readonly<Record<Suit, Suit>> = {
  wands: 'swords',
  swords: 'wands',
  cups: 'pentacles',
  pentacles: 'cups',
}
const STRANGERS: Readonly<Record<Suit, Suit>> = {
  wands: 'cups',
  cups: 'wands',
  swords: 'pentacles',
  pentacles: 'swords',
}

export const RELATIONS = [
  'both_majors',
  'major_and_minor',
  'same_suit',
  'friendly_elements',
  'strange_elements',
  'indifferent_elements',
  'same_number',
  'both_courts',
] as const
export type Relation = (typeof RELATIONS)[number]

/** By suit or arcana first: that every pair has. Then what only some have. */
export function relationsOf(one: Card, other: Card): [Relation, ...Relation[]] {
  const relations: [Relation, ...Relation[]] = [kinshipOf(one, other)]
  if (haveSameNumber(one, other)) relations.push('same_number')
  if (isCourt(one) && isCourt(other)) relations.push('both_courts')
  return relations
}

function kinshipOf({ suit: one }: Card, { suit: other }: Card): Relation {
  if (one === undefined && other === undefined) return 'both_majors'
  if (one === undefined || other === undefined) return 'major_and_minor'
  if (one === other) return 'same_suit'
  if (FRIENDS[one] === other) return 'friendly_elements'
  return STRANGERS[one] === other ? 'strange_elements' : 'indifferent_elements'
}

/** The numbers of court cards are ours: a page has nothing in common with Justice. */
const haveSameNumber = (one: Card, other: Card) =>
  one.number === other.number && isCourt(one) === isCourt(other)
