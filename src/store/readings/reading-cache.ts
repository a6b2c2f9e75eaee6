import { LRUCache } from 'lru-cache'
import type { Store } from './store.ts'
import { type Made, type ReadOptions, type Ready, StoredReadings } from './stored-readings.ts'

/** How much decoded reading one thread holds ready, weighed by its length in JSON: about what it takes decoded. */
const MAX_HELD_BYTES = 16_777_216

export interface CacheParts {
  readonly store: Store
  readonly now: () => number
  /** Told of every failure of the store; the caller never is. */
  readonly onStoreFailure?: (error: unknown) => void
}

/**
 * Readings by key: decoded in this process, else in the store, else made once.
 * Callers that ask at the same time share one generation, also across processes (by a lease in the store).
 * Readings are shared between requests and must never be changed.
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

  /** What this process holds ready; no waiting. */
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

  /** All writes are done: for a clean stop. */
  settled(): Promise<void> {
    return this.#stored.settled()
  }
}
