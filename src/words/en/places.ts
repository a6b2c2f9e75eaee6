/** What a card says in a kind of place, and its gist: a clause and a noun phrase for sentences about several cards (data/en/places). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Card, DrawnCard, Orientation } from '../../tarot/card.ts'
import type { PlaceKind } from '../../tarot/spreads.ts'

type PlaceWords = Readonly<Record<Orientation, Readonly<Record<PlaceKind, string>>>>

export interface Gist {
  /** `care flows out of you and too little comes back` */
  readonly clause: string
  /** `a new tenderness freely offered` */
  readonly noun: string
  /** Whether the noun phrase names something welcome. */
  readonly tone: Tone
}

export type Tone = 'kind' | 'hard'

const GROUPS = ['majors', 'wands', 'cups', 'swords', 'pentacles']

const read = <Words>(name: string): Record<string, Words> =>
  JSON.parse(readFileSync(new URL(`../../../data/en/places/${name}.json`, import.meta.url), 'utf8'))

const PLACES = new Map(GROUPS.flatMap((group) => Object.entries(read<PlaceWords>(group))))
const GISTS = new Map(Object.entries(read<Record<Orientation, Gist>>('gists')))

function of<Words>(words: ReadonlyMap<string, Words>, { id }: Pick<Card, 'id'>): Words {
  const found = words.get(id)
  assert(found !== undefined, `Nothing is said of the card ${id} in a place`)
  return found
}

export const inPosition = ({ card, orientation }: DrawnCard, kind: PlaceKind): string =>
  of(PLACES, card)[orientation][kind]

export const gistOf = ({ card, orientation }: DrawnCard): Gist => of(GISTS, card)[orientation]
