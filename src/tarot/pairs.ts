/** What two cards have to do with each other: codes for the sentences of `pairText` of a language. */
import { type Card, isCourt } from './card.ts'
import { suitRelation } from './threads.ts'

export const PAIR_RELATIONS = [
  'both_majors',
  'major_and_minor',
  'same_suit',
  'friendly_elements',
  'strange_elements',
  'indifferent_elements',
  'same_number',
  'both_courts',
] as const
export type PairRelation = (typeof PAIR_RELATIONS)[number]

/** By suit or arcana first: that every pair has. Then what only some have. */
export function relationsOf(one: Card, other: Card): [PairRelation, ...PairRelation[]] {
  // mutate arguments: what two cards have in common is the same from both sides
  const relations: [PairRelation, ...PairRelation[]] = [kinshipOf(one, other)]
  if (haveSameNumber(one, other)) relations.push('same_number')
  if (isCourt(one) && isCourt(other)) relations.push('both_courts')
  return relations
}

/** By the suits of two minor cards: how their elements stand to each other. */
const BY_SUITS = {
  same: 'same_suit',
  friends: 'friendly_elements',
  strangers: 'strange_elements',
  none: 'indifferent_elements',
} as const

function kinshipOf({ suit: one }: Card, { suit: other }: Card): PairRelation {
  if (one === undefined && other === undefined) return 'both_majors'
  if (one === undefined || other === undefined) return 'major_and_minor'
  return BY_SUITS[suitRelation(one, other) ?? 'none']
}

/** The numbers of court cards are ours: a page has nothing in common with Justice. */
const haveSameNumber = (one: Card, other: Card) =>
  one.number === other.number && isCourt(one) === isCourt(other)
