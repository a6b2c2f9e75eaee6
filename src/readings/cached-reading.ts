/** Readings with a text: written once for all requests, within a deadline, and cached for as long as the text is valid. */

import type { ReadingCache } from '../store/readings/reading-cache.ts'
import { MAX_FALLBACK_MS } from '../store/readings/store.ts'
import type { NewReading, ReadOptions } from '../store/readings/stored-readings.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { Deadline } from '../writer/deadline.ts'
import type { Sentence } from '../writer/sentence.ts'
import type { TextSource, WrittenText } from '../writer/text-source.ts'

/** How long a fallback text is cached (decisions §10). */
export const FALLBACK_TTL_MS = MAX_FALLBACK_MS
/** A lease lasts this much longer than its holder may take. */
// mutate constant: a waiting time
const LEASE_MARGIN_MS = 3_500

export interface CachedReadingParts {
  readonly cache: Pick<ReadingCache, 'peek' | 'read'>
  readonly textSource: TextSource
}

export interface CachedReading<Reading> {
  readonly reading: Reading
  readonly hit: boolean
}

export type CachedReadingOptions<Reading> = Pick<ReadOptions<Reading>, 'serves' | 'seal' | 'isWhole'>

/** The edition is part of the key, so a reading of another writer, model, prompt or version of the texts is not served. */
export async function readCached<Reading>(
  /** All that the reading depends on, by name (identifier.ts). */
  key: string,
  { cache, textSource }: CachedReadingParts,
  make: (deadline: Deadline) => Promise<NewReading<Reading>>,
  options: CachedReadingOptions<Reading> = {},
): Promise<CachedReading<Reading>> {
  const { edition, timeoutMs } = textSource
  const ownKey = `${edition} ${key}`
  const cached = cache.peek<Reading>(ownKey)
  if (cached !== undefined && options.serves?.(cached) !== false) return { reading: cached, hit: true }
  const deadline = new Deadline(timeoutMs)
  const leaseMs = timeoutMs + LEASE_MARGIN_MS
  return cache.read<Reading>(ownKey, () => make(deadline), { ...options, timeoutMs, leaseMs })
}

/** How long a reading is cached: a day, or a minute at most for a fallback text. */
export function lifeMs(
  { isFallback, againInMs = FALLBACK_TTL_MS }: WrittenText<unknown>,
  goodMs = DAY_MS,
): number {
  return isFallback ? Math.min(againInMs, FALLBACK_TTL_MS) : goodMs
}

/** Whether a stored reading has its members, and sentences where they should be. Throws if it is not even an object with a text. */
export function hasWholeText<Reading extends WrittenText<unknown>>(
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
