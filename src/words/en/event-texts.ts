/** What an event in the sky is good for, by tradition (data/en/events), by pool and key. */
// mutate-file order: the order of sources
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

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
type EventPool = (typeof EVENT_POOLS)[number]

/** A tree of keys whose leaves are texts. */
type Texts = string | { readonly [key: string]: Texts }

const read = (name: EventPool): Texts =>
  JSON.parse(readFileSync(new URL(`../../../data/en/events/${name}.json`, import.meta.url), 'utf8'))

export const EVENT_TEXTS = Object.fromEntries(EVENT_POOLS.map((name) => [name, read(name)])) as Readonly<
  Record<EventPool, Texts>
>

export function eventText(pool: EventPool, ...keys: readonly string[]): string {
  let texts: Texts | undefined = EVENT_TEXTS[pool]
  for (const key of keys) texts = typeof texts === 'object' ? texts[key] : undefined
  assert(typeof texts === 'string', `There is no text in ${pool} for ${keys.join(' ')}`)
  return texts
}
