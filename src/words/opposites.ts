/** Which facts of a birth chart have texts that deny each other (data/<language>/meanings/opposites.json). */
import type { Opposites } from '../judgement/chart/opposites.ts'
import { readData } from './read-data.ts'

/** Each of one side denies each of the other. */
export interface OppositeSides {
  readonly one: readonly string[]
  readonly other: readonly string[]
  readonly why: string
}

export const readOppositeSides = (language: string): readonly OppositeSides[] =>
  readData(language, 'meanings/opposites')

export function readOpposites(language: string): Opposites {
  const opposites = new Map<string, Set<string>>()
  const add = (from: string, to: readonly string[]) =>
    opposites.set(from, new Set([...(opposites.get(from) ?? []), ...to]))
  for (const { one, other } of readOppositeSides(language)) {
    for (const id of one) add(id, other)
    for (const id of other) add(id, one)
  }
  return opposites
}
