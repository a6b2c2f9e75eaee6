/** Readings with a text: written once for all requests, within a deadline, and cached for as long as the text is valid. */

import type { Made, ReadingCache } from '../store/readings/reading-cache.ts'
import { DAY_MS } from '../time/time-scales.ts'
import type { Language } from '../words/language.ts'
import { Deadline } from '../writer/deadline.ts'
import type { Desk, Written } from '../writer/desk.ts'

/** How long a fallback text is cached (decisions §10). */
export const STAND_IN_MS = 60_000
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

/** What a reading depends on, apart from the edition. */
export interface ReadingKey {
  readonly language: Language
  /** The request in one line. */
  readonly asked: string
}

/** The edition is part of the key, so a reading of another writer, model or prompt is not served. */
export async function readCached<Reading>(
  { language, asked }: ReadingKey,
  { cache, desk }: CachedReadingParts,
  make: (deadline: Deadline) => Promise<Made<Reading>>,
  /** Returns false for a cached reading that must be written again. */
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

/** How long a reading is cached: a day, or a minute at most for a fallback text. */
export function lifeMs({ isStandIn, againInMs = STAND_IN_MS }: Written<unknown>, goodMs = DAY_MS): number {
  return isStandIn ? Math.min(againInMs, STAND_IN_MS) : goodMs
}
