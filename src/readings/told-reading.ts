/** Readings with a text: written once for everyone who asks, in time, and kept for as long as the text is good. */

import type { Made, ReadingCache, ReadOptions } from '../store/readings/reading-cache.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { Deadline } from '../writer/deadline.ts'
import type { Desk, Written } from '../writer/with-fallback.ts'

/** Text that stands in for a failed writer's (decisions §10). */
export const STAND_IN_MS = 60_000
/** A lease is held this much longer than its holder may take. */
const LEASE_MARGIN_MS = 3_500

export interface TellingParts {
  readonly cache: Pick<ReadingCache, 'peek' | 'read'>
  readonly desk: Pick<Desk, 'edition' | 'patienceMs'>
}

export interface Told<Reading> {
  readonly reading: Reading
  readonly hit: boolean
}

/** At once when this process has the reading ready. A reading in another hand than the desk's is not served. */
export function readTold<Reading>(
  key: string,
  { cache, desk }: TellingParts,
  make: (deadline: Deadline) => Promise<Made<Reading>>,
  { serves = () => true, seal }: Pick<ReadOptions<Reading>, 'serves' | 'seal'> = {},
): Told<Reading> | Promise<Told<Reading>> {
  const { edition, patienceMs } = desk
  const ownKey = `${edition} ${key}`
  const ready = cache.peek<Reading>(ownKey)
  if (ready !== undefined && serves(ready)) return { reading: ready, hit: true }
  const deadline = new Deadline(patienceMs)
  return cache.read<Reading>(ownKey, () => make(deadline), {
    patienceMs,
    leaseMs: patienceMs + LEASE_MARGIN_MS,
    serves,
    seal,
  })
}

/** How long a reading is kept: a day, unless its text stands in for another. */
export function lifeMs({ isStandIn, againInMs = STAND_IN_MS }: Written<unknown>, goodMs = DAY_MS): number {
  return isStandIn ? Math.min(againInMs, STAND_IN_MS) : goodMs
}
