import { LRUCache } from 'lru-cache'
import type { Store } from './store.ts'
import { type Made, type ReadOptions, type Ready, StoredReadings } from './stored-readings.ts'

/** Limit for the decoded readings that one thread keeps, by their length in JSON, which is about their size in memory: some six hundred. */
const MAX_HELD_BYTES = 8_388_608

export interface CacheParts {
  readonly store: Store
  readonly now: () => number
  /** Called for every failure of the store. The caller of `read` never sees one. */
  readonly onStoreFailure?: (error: unknown) => void
}

/**
 * Readings by key: from this process's memory, else from the store, else newly made.
 * Callers that ask at the same time share one generation, even across processes (by a lease in the store).
 * Readings are shared between requests and must never be modified.
 */
export class ReadingCache {
  readonly #held = new LRUCache<string, Ready>({ maxSize: MAX_HELD_BYTES })
  readonly #underway = new Map<string, Promise<Ready>>()
  readonly #stored: StoredReadings
  readonly #now: () => number

  constructor(parts: CacheParts) {
    this.#now = parts.now
    this.#stored = new StoredReadings({
      ...parts,
      onLength: (key, ready) => void (this.#held.has(key) && this.#hold(key, ready)),
    })
  }

  /** The reading if this process has it in memory; does not ask the store. */
  peek<Reading>(key: string): Reading | undefined {
    const ready = this.#held.get(key)
    if (ready === undefined || ready.expiresAt <= this.#now()) return undefined
    return ready.reading as Reading
  }

  #hold(key: string, ready: Ready): Ready {
    this.#held.set(key, ready, { size: ready.bytes })
    return ready
  }

  async read<Reading>(
    key: string,
    make: () => Promise<Made<Reading>> | Made<Reading>,
    options: ReadOptions<Reading> = {},
  ): Promise<{ reading: Reading; hit: boolean }> {
    const ready = this.peek<Reading>(key)
    if (ready !== undefined && options.serves?.(ready) !== false) return { reading: ready, hit: true }

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
