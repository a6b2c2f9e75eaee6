import { readFileSync } from 'node:fs'
import type { Card } from './card.ts'

/** The canonical order: it is part of the frozen draw algorithm (docs/draw-algorithm.md). */
const GROUPS = ['majors', 'wands', 'cups', 'swords', 'pentacles']

const cardsOf = (group: string): Card[] =>
  JSON.parse(readFileSync(new URL(`../../data/deck/${group}.json`, import.meta.url), 'utf8'))

export const DECK: readonly Card[] = GROUPS.flatMap(cardsOf)

const byId = new Map(DECK.map((card) => [card.id, card]))

export const cardWithId = (id: string): Card | undefined => byId.get(id)
