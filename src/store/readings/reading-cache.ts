import { randomUUID } from 'node:crypto'
import { setImmediate as afterTheAnswer, setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Store } from './store.ts'

/** Raise it whenever the shape of any cached reading changes: a new release never serves an old shape. */
const SHAPE = 2

/** Longer than any generation may take (the model's deadline is 5 s), so that a lease outlives its holder's work. */
const LEASE_MS = 8_000
/** Nobody waits longer for an answer (decisions §10: 5 s). */
const PATIENCE_MS = 4_500
const LOOK_AGAIN_MS = 25

/** How much decoded reading one thread holds ready, weighed by its length in JSON: about what it takes decoded. */
const MAX_HELD_BYTES = 33_554_432
/** Until it is written and its length is known. */
const USUAL_BYTES = 16_384

export interface Made<Reading> {
  readonly reading: Reading
  readonly ttlMs: number
}

type Make = () => Promise<Made<unknown>>
type Serves = (reading: unknown) => boolean

interface Ready {
  readonly reading: unknown
  readonly expiresAt: number
  readonly bytes: number
}

/** How a reading lies in the store where nobody but whoever asks for it may read it. */
export interface Seal {
  close(text: string): string
  /** Throws for what it has not closed. */
  open(sealed: string): string
}

const UNSEALED: Seal = { close: (text) => text, open: (text) => text }

type Seen = Ready | 'leased' | 'taken'

export interface ReadOptions<Reading> {
  /** Longest wait for someone else who is making the reading; after it, it is made here for this process alone. */
  readonly patienceMs?: number
  /** Must be longer than the making takes. */
  readonly leaseMs?: number
  /** False for a reading that is to be made anew although its time has not run out. */
  readonly serves?: (reading: Reading) => boolean
  /** Absent: it lies in the store for all to read. */
  readonly seal?: Seal | undefined
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
  readonly #held = new LRUCache<string, Ready>({ maxSize: MAX_HELD_BYTES })
  readonly #underway = new Map<string, Promise<Ready>>()
  readonly #unfinished = new Set<Promise<void>>()
  readonly #parts: CacheParts

  constructor(parts: CacheParts) {
    this.#parts = parts
  }

  /** What this process holds ready; no waiting. */
  peek<Reading>(key: string): Reading | undefined {
    const ready = this.#held.get(key)
    if (ready === undefined || ready.expiresAt <= this.#parts.now()) return undefined
    return ready.reading as Reading
  }

  #ready({ reading, ttlMs }: Made<unknown>, bytes = USUAL_BYTES): Ready {
    return { reading, expiresAt: this.#parts.now() + ttlMs, bytes }
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

  async #find(
    key: string,
    make: Make,
    {
      patienceMs = PATIENCE_MS,
      leaseMs = LEASE_MS,
      serves = () => true,
      seal = UNSEALED,
    }: ReadOptions<unknown>,
  ): Promise<Ready> {
    const token = randomUUID()
    const giveUpAt = performance.now() + patienceMs
    const look = () => this.#look(key, token, leaseMs, seal)
    for (;;) {
      const seen = await look()
      if (isReady(seen) && serves(seen.reading)) return this.#hold(key, seen)
      const isMine = isReady(seen)
        ? await this.#leaseAnew(key, token, leaseMs, look, serves)
        : seen === 'leased'
      if (isMine) return this.#makeAndKeep(key, token, make, seal)
      // The holder may still finish: what is made beside it must not take the place of its work.
      if (performance.now() >= giveUpAt) return this.#hold(key, this.#ready(await make()))
      await wait(LOOK_AGAIN_MS)
    }
  }

  /** What the store has, decoded. A store that fails, or holds what cannot be read, has nothing. */
  #look(key: string, token: string, leaseMs: number, seal: Seal): Promise<Seen> {
    return this.#tolerant(async () => {
      const seen = await this.#parts.store.readOrLease(versioned(key), token, leaseMs)
      if (typeof seen === 'string') return seen
      const text = seal.open(seen.value)
      return { reading: JSON.parse(text) as unknown, expiresAt: seen.expiresAt, bytes: text.length }
    }, 'leased')
  }

  /** The lease to replace a reading that does not serve, unless it has been replaced meanwhile. */
  async #leaseAnew(
    key: string,
    token: string,
    leaseMs: number,
    look: () => Promise<Seen>,
    serves: Serves,
  ): Promise<boolean> {
    const { store } = this.#parts
    if (!(await this.#tolerant(() => store.lease(versioned(key), token, leaseMs), true))) return false
    const now = await look()
    if (!isReady(now) || !serves(now.reading)) return true
    this.#inBackground(() => store.release(versioned(key), token))
    return false
  }

  async #makeAndKeep(key: string, token: string, make: Make, seal: Seal): Promise<Ready> {
    try {
      const ready = this.#ready(await make())
      this.#inBackground(() => this.#write(key, token, ready, seal))
      return this.#hold(key, ready)
    } catch (error) {
      this.#inBackground(() => this.#parts.store.release(versioned(key), token))
      throw error
    }
  }

  #write(key: string, token: string, ready: Ready, seal: Seal): Promise<void> {
    const { store, now } = this.#parts
    const ttlMs = ready.expiresAt - now()
    if (ttlMs <= 0) return store.release(versioned(key), token)
    const text = JSON.stringify(ready.reading)
    if (this.#held.has(key)) this.#hold(key, { ...ready, bytes: text.length })
    return store.write(versioned(key), seal.close(text), ttlMs)
  }

  /** Nobody waits for a write: the answer goes out first. */
  #inBackground(work: () => Promise<void>): void {
    const tracked = afterTheAnswer()
      .then(() => this.#tolerant(work, undefined))
      .finally(() => this.#unfinished.delete(tracked))
    this.#unfinished.add(tracked)
  }

  /** All writes are done: for a clean stop. */
  async settled(): Promise<void> {
    await Promise.all(this.#unfinished)
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

const isReady = (seen: Ready | string): seen is Ready => typeof seen === 'object'

const versioned = (key: string) => `v${SHAPE}:${key}`
