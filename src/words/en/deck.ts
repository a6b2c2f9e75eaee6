/** The texts of each card (data/en/deck). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Card, Orientation } from '../../tarot/card.ts'
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

const WITHOUT_ARTICLE = ['Strength', 'Justice', 'Death', 'Temperance', 'Judgement']

/** A card's name as in the middle of a sentence: `the Fool`, `the Two of Cups`, `Strength`. */
export function nameInSentence(card: Pick<Card, 'id'>): string {
  const { name } = cardWords(card)
  return WITHOUT_ARTICLE.includes(name) ? name : `the ${name.replace(/^The /, '')}`
}
