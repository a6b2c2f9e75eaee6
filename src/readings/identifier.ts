/** Names for what is kept and shown, made from all that it depends on. */
import { hash } from 'node:crypto'
import type { Place } from '../sky/horizon.ts'

/** What a reading depends on, each input by its name. */
export type Inputs = Readonly<Record<string, string | number>>

const LENGTH = 22

/** The inputs as one text, in whatever order they were given: `daily [["date","2026-03-21"],["sign","leo"]]`. */
export const keyOf = (kind: string, inputs: Inputs): string =>
  `${kind} ${JSON.stringify(Object.entries(inputs).sort(byName))}`

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

const digestOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, LENGTH)

/** The same inputs give the same identifier; 132 bits of a digest tell nothing of them. `chart_4kP…` */
export const identifier = (kind: string, inputs: Inputs): string => `${kind}_${digestOf(keyOf(kind, inputs))}`

/** Whose sentences the phrasebook deals. Frozen, unlike identifiers: a person's day reads the same in every release. */
export const deckOf = (instant: number, { latitude, longitude }: Place): string =>
  `birth_${digestOf(`${instant} ${latitude} ${longitude}`)}`
