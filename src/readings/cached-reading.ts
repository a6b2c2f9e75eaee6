/** Readings with a text: written once for everyone who asks, in time, and kept for as long as the text is good. */

import type { Made, ReadingCache } from '../store/readings/reading-cache.ts'
import { DAY_MS } from '../time/time-scales.ts'
import type { Language } from '../words/language.ts'
import { Deadline } from '../writer/deadline.ts'
import type { Desk, Written } from '../writer/desk.ts'

/** Text that stands in for a failed writer's (decisions §10). */
export const STAND_IN_MS = 60_000
/** A lease is held this much longer than its holder may take. */
const LEASE_MARGIN_MS = 3_500

export interface CachedReadingParts {
  readonly cache: Pick<ReadingCache, 'peek' | 'read'>
  readonly desk: Desk
}

export interface CachedReading<Reading> {
  readonly reading: Reading
  readonly hit: boolean
}

/** What a reading depends on, besides the hand it is written in. */
export interface ReadingKey {
  readonly language: Language
  /** What was asked, in one line. */
  readonly asked: string
}

/** A reading in another hand than the desk's is not served. */
export async function readCached<Reading>(
  { language, asked }: ReadingKey,
  { cache, desk }: CachedReadingParts,
  make: (deadline: Deadline) => Promise<Made<Reading>>,
  /** False for one that is to be written anew. */
  serves: (reading: Reading) => boolean = () => true,
): Promise<CachedReading<Reading>> {
  const { edition, patienceMs } = desk
  const key = `${edition} ${language} ${asked}`
  const ready = cache.peek<Reading>(key)
  if (ready !== undefined && serves(ready)) return { reading: ready, hit: true }
  const deadline = new Deadline(patienceMs)
  return cache.read<Reading>(key, () => make(deadline), {
    patienceMs,
    leaseMs: patienceMs + LEASE_MARGIN_MS,
    serves,
  })
}

/** How long a reading is kept: a day, unless its text stands in for another. */
export function lifeMs({ isStandIn, againInMs = STAND_IN_MS }: Written<unknown>, goodMs = DAY_MS): number {
  return isStandIn ? Math.min(againInMs, STAND_IN_MS) : goodMs
}
