/** Keys and identifiers of readings, made from all that a reading depends on. */
import { createHmac, hash, hkdfSync } from 'node:crypto'
import type { Place } from '../sky/horizon.ts'
import { inOnePiece } from '../text.ts'

/** What a reading depends on, each input by its name. */
export type Inputs = Readonly<Record<string, string | number>>

const LENGTH = 22

/** The inputs as one text, in whatever order they were given: `daily [["date","2026-03-21"],["sign","leo"]]`. */
export const keyOf = (kind: string, inputs: Inputs): string =>
  `${kind} ${JSON.stringify(Object.entries(inputs).sort(byName))}`

// mutate operator <=: no name stands twice among the inputs
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

const digestOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, LENGTH)

export type Identify = (kind: string, inputs: Inputs) => string

/** The same inputs give the same identifier. Only for public inputs, such as a sign and a day: they can be found by trying all of them. */
export const identifier: Identify = (kind, inputs) => inOnePiece(kind, '_', digestOf(keyOf(kind, inputs)))

/** Identifiers that are made from births: without the installation's secret no birth can be tried against them. `chart_4kP…` */
export function identifiersFor(secret: string): Identify {
  const under = Buffer.from(hkdfSync('sha256', secret, '', 'augury identifiers', 32))
  return (kind, inputs) => {
    const digest = createHmac('sha256', under).update(keyOf(kind, inputs)).digest('base64url')
    return inOnePiece(kind, '_', digest.slice(0, LENGTH))
  }
}

/** By this text the phrasebook shuffles its pools for a person. Unlike identifiers it never changes: a person's day reads the same in every release. */
export const shuffleKeyOf = (instant: number, { latitude, longitude }: Place): string =>
  `birth_${digestOf(`${instant} ${latitude} ${longitude}`)}`
