import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Store } from './store.ts'

/** Raise it whenever the shape of any cached reading changes: a new release never serves an old shape. */
const SHAPE = 1

/** Longer than any generation may take (the model's deadline is 5 s), so that a lease outlives its holder's work. */
const LEASE_MS = 8_000
const LOOK_AGAIN_MS = 25

/** How much decoded reading one process holds ready; entries, since decoded objects cannot be weighed. */
const READY_ENTRIES = 5_000

export interface Made<Reading> {
  readonly reading: Reading
  readonly ttlMs: number
}

type Make = () => Promise<Made<unknown>>
type Serves = (reading: unknown) => boolean

interface Ready {
  readonly reading: unknown
  readonly expiresAt: number
}

export interface ReadOptions<Reading> {
  /** Longest wait for someone else who is making the reading; after it, it is made here for this process alone. */
  readonly patienceMs?: number
  /** Must be longer than the making takes. */
  readonly leaseMs?: number
  /** False for a reading that is to be made anew although its time has not run out. */
  readonly serves?: (reading: Reading) => boolean
}

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
  readonly #ready = new LRUCache<string, Ready>({ max: READY_ENTRIES })
  readonly #underway = new Map<string, Promise<Ready>>()
  readonly #unfinished = new Set<Promise<void>>()
  readonly #parts: CacheParts

  constructor(parts: CacheParts) {
    this.#parts = parts
  }

  /** What this process holds ready; no waiting. */
  peek<Reading>(key: string): Reading | undefined {
    const ready = this.#ready.get(key)
    if (ready === undefined || ready.expiresAt <= this.#parts.now()) return undefined
    return ready.reading as Reading
  }

  /** Keeps a reading in this process only: for one that takes less time to make than to fetch. */
  hold<Reading>(key: string, made: Made<Reading>): void {
    this.#holdReady(key, made)
  }

  #holdReady(key: string, { reading, ttlMs }: Made<unknown>): Ready {
    const ready = { reading, expiresAt: this.#parts.now() + ttlMs }
    this.#ready.set(key, ready)
    return ready
  }

  async read<Reading>(
    key: string,
    make: () => Promise<Made<Reading>> | Made<Reading>,
    options: ReadOptions<Reading> = {},
  ): Promise<{ reading: Reading; hit: boolean }> {
    const ready = this.peek<Reading>(key)
    const { serves = () => true } = options
    if (ready !== undefined && serves(ready)) return { reading: ready, hit: true }

    let made = false
    let underway = this.#underway.get(key)
    if (underway === undefined) {
      const makeOnce = async () => {
        made = true
        return make()
      }
      underway = this.#find(key, makeOnce, options as ReadOptions<unknown>).finally(() =>
        this.#underway.delete(key),
      )
      this.#underway.set(key, underway)
    }
    const found = await underway
    return { reading: found.reading as Reading, hit: !made }
  }

  async #find(key: string, make: Make, options: ReadOptions<unknown>): Promise<Ready> {
    const { patienceMs = LEASE_MS, leaseMs = LEASE_MS, serves = () => true } = options
    const token = randomUUID()
    const giveUpAt = performance.now() + patienceMs
    for (;;) {
      const stored = await this.#readStore(key, serves)
      if (stored !== undefined) return stored
      const mine = await this.#tolerant(() => this.#parts.store.lease(versioned(key), token, leaseMs), true)
      if (mine) return this.#makeAndKeep(key, token, make, serves)
      // The holder may still finish: what is made beside it must not take the place of its work.
      if (performance.now() >= giveUpAt) return this.#holdReady(key, await make())
      await wait(LOOK_AGAIN_MS)
    }
  }

  async #makeAndKeep(key: string, token: string, make: Make, serves: Serves): Promise<Ready> {
    let keep: Promise<void> = Promise.resolve()
    try {
      // Another holder may have finished between our look and our lease.
      const stored = await this.#readStore(key, serves)
      if (stored !== undefined) return stored
      const made = await make()
      keep = this.#tolerant(() => this.#write(key, made), undefined)
      return this.#holdReady(key, made)
    } finally {
      this.#inBackground(
        keep.then(() => this.#tolerant(() => this.#parts.store.release(versioned(key), token), undefined)),
      )
    }
  }

  #write(key: string, { reading, ttlMs }: Made<unknown>): Promise<void> {
    return this.#parts.store.write(versioned(key), JSON.stringify(reading), ttlMs)
  }

  /** Nobody waits for a write: the answer goes out first, and the lease after it. */
  #inBackground(work: Promise<void>): void {
    const tracked = work.finally(() => this.#unfinished.delete(tracked))
    this.#unfinished.add(tracked)
  }

  /** All writes are done: for a clean stop. */
  async settled(): Promise<void> {
    await Promise.all(this.#unfinished)
  }

  async #readStore(key: string, serves: Serves): Promise<Ready | undefined> {
    return this.#tolerant(async () => {
      const entry = await this.#parts.store.read(versioned(key))
      if (entry === undefined) return undefined
      const ready = { reading: JSON.parse(entry.value) as unknown, expiresAt: entry.expiresAt }
      if (!serves(ready.reading)) return undefined
      this.#ready.set(key, ready)
      return ready
    }, undefined)
  }

  /** A failing store costs speed, never an answer. */
  async #tolerant<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      this.#parts.onStoreFailure?.(error)
      return otherwise
    }
  }
}

const versioned = (key: string) => `v${SHAPE}:${key}`
