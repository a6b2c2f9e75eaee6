/** The texts of each card (data/<language>/deck), and what it says in a place (data/<language>/places). */
import assert from 'node:assert/strict'
import type { Card, DrawnCard, Orientation } from '../tarot/card.ts'
import type { PlaceKind } from '../tarot/spreads.ts'
import type { Theme } from '../tarot/theme.ts'
import { readData } from './read-data.ts'

export interface CardWords {
  readonly name: string
  readonly about: string
  readonly keywords: Readonly<Record<Orientation, readonly string[]>>
  readonly meaning: Readonly<Record<Orientation, Readonly<Record<Theme, string>>>>
}

type PlaceWords = Readonly<Record<Orientation, Readonly<Record<PlaceKind, string>>>>

type ById<Texts> = Readonly<Record<string, Texts>>

const GROUPS = ['majors', 'wands', 'cups', 'swords', 'pentacles']

export function readDeckTexts(language: string): (card: Pick<Card, 'id'>) => CardWords {
  const byId = groupsOf<CardWords>(language, 'deck')
  return (card) => textsOfCard(card, byId)
}

export function readPlaceTexts(language: string): (drawn: DrawnCard, kind: PlaceKind) => string {
  // Read with the first spread.
  let byId: ReadonlyMap<string, PlaceWords> | undefined
  return ({ card, orientation }, kind) => {
    byId ??= groupsOf<PlaceWords>(language, 'places')
    return textsOfCard(card, byId)[orientation][kind]
  }
}

const groupsOf = <Texts>(language: string, folder: string): ReadonlyMap<string, Texts> =>
  new Map(GROUPS.flatMap((group) => Object.entries(readData<ById<Texts>>(language, `${folder}/${group}`))))

export function textsOfCard<Texts>({ id }: Pick<Card, 'id'>, byId: ReadonlyMap<string, Texts>): Texts {
  return byId.get(id) ?? assert.fail(`Nothing is said of the card ${id}`)
}
