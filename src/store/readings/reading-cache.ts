import { LRUCache } from 'lru-cache'
import type { Store } from './store.ts'
import { type CachedEntry, type NewReading, type ReadOptions, StoredReadings } from './stored-readings.ts'

/** Limit for the decoded readings that one thread keeps, by their length in JSON, which is about their size in memory: some six hundred. */
const MAX_CACHED_BYTES = 8_388_608
/** The store is told this often that a reading is in use, because it is not asked for readings that are in memory. */
const TOUCH_EVERY_MS = 600_000

export interface CacheParts {
  readonly store: Store
  readonly now: () => number
  /** Called for every failure of the store. The caller of `read` never sees one. */
  readonly onStoreFailure?: (error: unknown) => void
}

interface MemoryEntry extends CachedEntry {
  /** When the store was last told that the reading is in use. */
  touchedAt: number
}

/**
 * Readings by key: from this process's memory, else from the store, else newly made.
 * Callers that ask at the same time share one generation, even across processes (by a lease in the store).
 * Readings are shared between requests and must never be modified.
 */
export class ReadingCache {
  readonly #cached = new LRUCache<string, MemoryEntry>({ maxSize: MAX_CACHED_BYTES })
  readonly #underway = new Map<string, Promise<CachedEntry>>()
  readonly #stored: StoredReadings
  readonly #now: () => number

  constructor(parts: CacheParts) {
    this.#now = parts.now
    this.#stored = new StoredReadings({
      ...parts,
      onLength: (key, entry) => void (this.#cached.has(key) && this.#hold(key, entry)),
      onOverruled: (key) => this.forget(key),
    })
  }

  /** The next caller gets what is stored. */
  forget(key: string): void {
    this.#cached.delete(key)
  }

  /** The reading if this process has it in memory; does not ask the store. */
  peek<Reading>(key: string): Reading | undefined {
    const cached = this.#cached.get(key)
    const now = this.#now()
    if (cached === undefined || cached.expiresAt <= now) return undefined
    if (now - cached.touchedAt >= TOUCH_EVERY_MS) {
      cached.touchedAt = now
      this.#stored.touch(key)
    }
    return cached.reading as Reading
  }

  #hold(key: string, entry: CachedEntry): CachedEntry {
    this.#cached.set(key, { ...entry, touchedAt: this.#now() }, { size: entry.bytes })
    return entry
  }

  async read<Reading>(
    key: string,
    make: () => Promise<NewReading<Reading>> | NewReading<Reading>,
    options: ReadOptions<Reading> = {},
  ): Promise<{ reading: Reading; hit: boolean }> {
    const entry = this.peek<Reading>(key)
    if (entry !== undefined && options.serves?.(entry) !== false) return { reading: entry, hit: true }

    let made = false
    let underway = this.#underway.get(key)
    if (underway === undefined) {
      const makeOnce = async () => {
        made = true
        return make()
      }
      underway = this.#stored
        .find(key, makeOnce, options as ReadOptions<unknown>)
        .then((found) => this.#hold(key, found))
        .finally(() => this.#underway.delete(key))
      this.#underway.set(key, underway)
    }
    const found = await underway
    return { reading: found.reading as Reading, hit: !made }
  }

  /** Resolves when all writes are done, for a clean stop. */
  settled(): Promise<void> {
    return this.#stored.settled()
  }
}
