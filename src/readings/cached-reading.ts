/** Readings with a text: written once for all requests, within a deadline, and cached for as long as the text is valid. */

import type { Made, ReadingCache } from '../store/readings/reading-cache.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { Deadline } from '../writer/deadline.ts'
import type { Desk, Written } from '../writer/desk.ts'

/** How long a fallback text is cached (decisions §10). */
export const STAND_IN_MS = 60_000
/** The language of all texts so far. It is an input of theirs, and so a part of every key. */
export const LANGUAGE = 'en'
/** A lease lasts this much longer than its holder may take. */
const LEASE_MARGIN_MS = 3_500

export interface CachedReadingParts {
  readonly cache: Pick<ReadingCache, 'peek' | 'read'>
  readonly desk: Desk
}

export interface CachedReading<Reading> {
  readonly reading: Reading
  readonly hit: boolean
}

/** The edition is part of the key, so a reading of another writer, model or prompt is not served. */
export async function readCached<Reading>(
  /** All that the reading depends on, by name (identifier.ts). */
  key: string,
  { cache, desk }: CachedReadingParts,
  make: (deadline: Deadline) => Promise<Made<Reading>>,
  /** Returns false for a cached reading that must be written again. */
  serves: (reading: Reading) => boolean = () => true,
): Promise<CachedReading<Reading>> {
  const { edition, patienceMs } = desk
  const ownKey = `${edition} ${key}`
  const ready = cache.peek<Reading>(ownKey)
  if (ready !== undefined && serves(ready)) return { reading: ready, hit: true }
  const deadline = new Deadline(patienceMs)
  return cache.read<Reading>(ownKey, () => make(deadline), {
    patienceMs,
    leaseMs: patienceMs + LEASE_MARGIN_MS,
    serves,
  })
}

/** How long a reading is cached: a day, or a minute at most for a fallback text. */
export function lifeMs({ isStandIn, againInMs = STAND_IN_MS }: Written<unknown>, goodMs = DAY_MS): number {
  return isStandIn ? Math.min(againInMs, STAND_IN_MS) : goodMs
}
