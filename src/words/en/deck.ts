/** The texts of each card (data/en/deck). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Card, DrawnCard, Orientation } from '../../tarot/card.ts'
import { DECK } from '../../tarot/deck.ts'
import type { Theme } from '../../tarot/theme.ts'

export interface CardWords {
  readonly name: string
  readonly about: string
  readonly keywords: Readonly<Record<Orientation, readonly string[]>>
  readonly meaning: Readonly<Record<Orientation, Readonly<Record<Theme, string>>>>
}

const GROUPS = ['majors', 'wands', 'cups', 'swords', 'pentacles']

const read = (group: string): Record<string, CardWords> =>
  JSON.parse(readFileSync(new URL(`../../../data/en/deck/${group}.json`, import.meta.url), 'utf8'))

const BY_ID = new Map(GROUPS.flatMap((group) => Object.entries(read(group))))

export function cardWords({ id }: Pick<Card, 'id'>): CardWords {
  const words = BY_ID.get(id)
  assert(words !== undefined, `Nothing is said of the card ${id}`)
  return words
}

/** As it stands in a sentence: `the Ace of Cups`, `the Tower reversed`, `Justice`. */
export function cardName({ card, orientation }: DrawnCard): string {
  return orientation === 'reversed' ? `${plainName({ card })} reversed` : plainName({ card })
}

export const plainName = ({ card }: Pick<DrawnCard, 'card'>): string => PLAIN_NAMES.get(card.id)!

const PLAIN_NAMES = new Map(DECK.map((card) => [card.id, withArticle(card)]))

function withArticle(card: Card): string {
  const { name } = cardWords(card)
  if (card.suit !== undefined) return `the ${name}`
  // Wheel of Fortune has no article of its own; Justice needs none.
  return name.includes(' of ') ? `the ${name}` : name.replace(/^The /, 'the ')
}
