import { LRUCache } from 'lru-cache'
import type { Store } from './store.ts'
import { type Made, type ReadOptions, type Ready, StoredReadings } from './stored-readings.ts'

/** Limit for the decoded readings that one thread keeps, by their length in JSON, which is about their size in memory: some six hundred. */
const MAX_HELD_BYTES = 8_388_608
/** The store learns this often that a reading is in use, although it is not asked for it. */
const TOUCH_EVERY_MS = 600_000

export interface CacheParts {
  readonly store: Store
  readonly now: () => number
  /** Called for every failure of the store. The caller of `read` never sees one. */
  readonly onStoreFailure?: (error: unknown) => void
}

interface Held extends Ready {
  /** When the store was last told that the reading is in use. */
  touchedAt: number
}

/**
 * Readings by key: from this process's memory, else from the store, else newly made.
 * Callers that ask at the same time share one generation, even across processes (by a lease in the store).
 * Readings are shared between requests and must never be modified.
 */
export class ReadingCache {
  readonly #held = new LRUCache<string, Held>({ maxSize: MAX_HELD_BYTES })
  readonly #underway = new Map<string, Promise<Ready>>()
  readonly #stored: StoredReadings
  readonly #now: () => number

  constructor(parts: CacheParts) {
    this.#now = parts.now
    this.#stored = new StoredReadings({
      ...parts,
      onLength: (key, ready) => void (this.#held.has(key) && this.#hold(key, ready)),
      onOverruled: (key) => this.forget(key),
    })
  }

  /** The next caller gets what is stored. */
  forget(key: string): void {
    this.#held.delete(key)
  }

  /** The reading if this process has it in memory; does not ask the store. */
  peek<Reading>(key: string): Reading | undefined {
    const held = this.#held.get(key)
    const now = this.#now()
    if (held === undefined || held.expiresAt <= now) return undefined
    if (now - held.touchedAt >= TOUCH_EVERY_MS) {
      held.touchedAt = now
      this.#stored.touch(key)
    }
    return held.reading as Reading
  }

  #hold(key: string, ready: Ready): Ready {
    this.#held.set(key, { ...ready, touchedAt: this.#now() }, { size: ready.bytes })
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
