/** What an event in the sky is good for, by tradition (data/<language>/events), by pool and key. */
import assert from 'node:assert/strict'
import { readData } from './read-data.ts'

// mutate-block order: the order of names of files
export const EVENT_POOLS = [
  'moon-phases',
  'moon-ingresses',
  'voids',
  'ingresses',
  'returns',
  'stations',
  'retrogrades',
  'aspects',
  'seasons',
  'eclipses',
] as const
export type EventPool = (typeof EVENT_POOLS)[number]

/** A tree of keys whose leaves are texts. */
type Texts = string | { readonly [key: string]: Texts }

export type EventTexts = Readonly<Record<EventPool, Texts>>

export const readEventTexts = (language: string): EventTexts =>
  Object.fromEntries(
    EVENT_POOLS.map((name) => [name, readData<Texts>(language, `events/${name}`)]),
  ) as EventTexts

export function eventTextIn(all: EventTexts, pool: EventPool, keys: readonly string[]): string {
  let texts: Texts | undefined = all[pool]
  for (const key of keys) texts = typeof texts === 'object' ? texts[key] : undefined
  assert(typeof texts === 'string', `There is no text in ${pool} for ${keys.join(' ')}`)
  return texts
}
