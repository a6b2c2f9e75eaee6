/** Readings with a text: written once for everyone who asks, in time, and kept for as long as the text is good. */

import type { ReadingCache } from '../store/readings/reading-cache.ts'
import type { Made, ReadOptions } from '../store/readings/stored-readings.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { Deadline } from '../writer/deadline.ts'
import type { Desk, Written } from '../writer/with-fallback.ts'
import type { Sentence } from '../writer/writer.ts'

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

export type TellingOptions<Reading> = Pick<ReadOptions<Reading>, 'serves' | 'seal' | 'isWhole'>

/** At once when this process has the reading ready. A reading in another hand than the desk's is not served. */
export function readTold<Reading>(
  key: string,
  { cache, desk }: TellingParts,
  make: (deadline: Deadline) => Promise<Made<Reading>>,
  options: TellingOptions<Reading> = {},
): Told<Reading> | Promise<Told<Reading>> {
  const { edition, patienceMs } = desk
  const ownKey = `${edition} ${key}`
  const ready = cache.peek<Reading>(ownKey)
  if (ready !== undefined && options.serves?.(ready) !== false) return { reading: ready, hit: true }
  const deadline = new Deadline(patienceMs)
  const leaseMs = patienceMs + LEASE_MARGIN_MS
  return cache.read<Reading>(ownKey, () => make(deadline), { ...options, patienceMs, leaseMs })
}

/** How long a reading is kept: a day, unless its text stands in for another. */
export function lifeMs({ isStandIn, againInMs = STAND_IN_MS }: Written<unknown>, goodMs = DAY_MS): number {
  return isStandIn ? Math.min(againInMs, STAND_IN_MS) : goodMs
}

/** Whether what was found has the members of a reading, and sentences where they should be. Throws where it is nothing of the kind. */
export function isTold<Reading extends Written<unknown>>(
  found: Reading,
  objects: readonly (keyof Reading)[],
  sentencesOf: (reading: Reading) => readonly Sentence[],
): boolean {
  const isObject = (member: unknown) => typeof member === 'object' && member !== null
  const isSentence = ({ text, transits }: Sentence) => typeof text === 'string' && Array.isArray(transits)
  return (
    objects.every((name) => isObject(found[name])) &&
    typeof found.source === 'string' &&
    sentencesOf(found).every(isSentence)
  )
}
