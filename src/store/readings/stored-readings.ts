/** Readings in a store that others use too: found there, or made once and kept. A failing store costs speed, never an answer. */
import { randomUUID } from 'node:crypto'
import { setImmediate as afterTheAnswer, setTimeout as wait } from 'node:timers/promises'
import type { Store } from './store.ts'

/** Raise it whenever the shape of any cached reading changes: a new release never serves an old shape. */
const SHAPE = 2

/** Longer than any generation may take (the model's deadline is 5 s), so that a lease outlives its holder's work. */
const LEASE_MS = 8_000
/** Nobody waits longer for an answer (decisions §10: 5 s). */
const PATIENCE_MS = 4_500
const LOOK_AGAIN_MS = 25
/** Whoever has taken this long to make a reading looks whether another was quicker: its reading has been served to others already. */
const LONG_MS = 50

/** Until it is written and its length is known. */
const USUAL_BYTES = 16_384

export interface Made<Reading> {
  readonly reading: Reading
  readonly ttlMs: number
}

type Make = () => Promise<Made<unknown>>

export interface Ready {
  readonly reading: unknown
  readonly expiresAt: number
  /** Its length in JSON. */
  readonly bytes: number
}

/** How a reading lies in the store where nobody but whoever asks for it may read it. */
export interface Seal {
  close(text: string): string
  /** Throws for what it has not closed. */
  open(sealed: string): string
}

export interface ReadOptions<Reading> {
  /** Longest wait for someone else who is making the reading; after it, it is made here for this process alone. */
  readonly patienceMs?: number
  /** Must be longer than the making takes. */
  readonly leaseMs?: number
  /** False for a reading that is to be made anew although its time has not run out. */
  readonly serves?: (reading: Reading) => boolean
  /** Absent: it lies in the store for all to read. */
  readonly seal?: Seal
  /** False, or an error, for what is no such reading at all: it is made anew. A store may hold anything. */
  readonly isWhole?: (found: Reading) => boolean
}

const USUAL: Required<ReadOptions<unknown>> = {
  patienceMs: PATIENCE_MS,
  leaseMs: LEASE_MS,
  serves: () => true,
  seal: { close: (text) => text, open: (text) => text },
  isWhole: () => true,
}

/** How one reading is looked for. */
interface Search extends Required<ReadOptions<unknown>> {
  readonly key: string
  readonly token: string
}

type Seen = Ready | 'leased' | 'taken'

export interface StoredParts {
  readonly store: Store
  readonly now: () => number
  readonly onStoreFailure?: (error: unknown) => void
  /** Told how long a reading is that was handed out already. */
  readonly onLength: (key: string, ready: Ready) => void
}

export class StoredReadings {
  readonly #parts: StoredParts
  readonly #unfinished = new Set<Promise<void>>()

  constructor(parts: StoredParts) {
    this.#parts = parts
  }

  async find(key: string, make: Make, options: ReadOptions<unknown>): Promise<Ready> {
    const search: Search = { ...USUAL, ...options, key, token: randomUUID() }
    const giveUpAt = performance.now() + search.patienceMs
    for (;;) {
      const seen = await this.#look(search)
      if (isReady(seen) && search.serves(seen.reading)) return seen
      const isMine = isReady(seen) ? await this.#leaseAnew(search) : seen === 'leased'
      if (isMine) return this.#makeAndKeep(search, make)
      // The holder may still finish: what is made beside it must not take the place of its work.
      if (performance.now() >= giveUpAt) return this.#ready(await make())
      await wait(LOOK_AGAIN_MS)
    }
  }

  /** What the store has, decoded. A store that fails, or holds what cannot be read, has nothing. */
  #look({ key, token, leaseMs, seal, isWhole }: Search): Promise<Seen> {
    return this.#tolerant(async () => {
      const seen = await this.#parts.store.readOrLease(versioned(key), token, leaseMs)
      if (typeof seen === 'string') return seen
      const text = seal.open(seen.value)
      const reading = JSON.parse(text) as unknown
      return isWhole(reading) ? { reading, expiresAt: seen.expiresAt, bytes: text.length } : 'leased'
    }, 'leased')
  }

  /** The lease to replace a reading that does not serve, unless it has been replaced meanwhile. */
  async #leaseAnew(search: Search): Promise<boolean> {
    const { key, token, leaseMs, serves } = search
    const lease = () => this.#parts.store.lease(versioned(key), token, leaseMs)
    if (!(await this.#tolerant(lease, true))) return false
    const now = await this.#look(search)
    if (!isReady(now) || !serves(now.reading)) return true
    this.#release(search)
    return false
  }

  async #makeAndKeep(search: Search, make: Make): Promise<Ready> {
    const startedAt = performance.now()
    try {
      const made = this.#ready(await make())
      const found = performance.now() - startedAt < LONG_MS ? 'leased' : await this.#look(search)
      const isFirst = !isReady(found) || !search.serves(found.reading) || !this.#lastsAsLong(found, made)
      if (isFirst) this.#inBackground(() => this.#write(search, made))
      else this.#release(search)
      return isFirst ? made : found
    } catch (error) {
      this.#release(search)
      throw error
    }
  }

  #ready({ reading, ttlMs }: Made<unknown>): Ready {
    return { reading, expiresAt: this.#parts.now() + ttlMs, bytes: USUAL_BYTES }
  }

  /** Or nearly: of two texts of a day the first stays; one that stands in for another gives way. */
  #lastsAsLong(found: Ready, made: Ready): boolean {
    const now = this.#parts.now()
    return 2 * (found.expiresAt - now) >= made.expiresAt - now
  }

  #write({ key, token, seal }: Search, made: Ready): Promise<void> {
    const { store, now, onLength } = this.#parts
    const ttlMs = made.expiresAt - now()
    if (ttlMs <= 0) return store.release(versioned(key), token)
    const text = JSON.stringify(made.reading)
    onLength(key, { ...made, bytes: text.length })
    return store.write(versioned(key), seal.close(text), ttlMs)
  }

  #release({ key, token }: Search): void {
    this.#inBackground(() => this.#parts.store.release(versioned(key), token))
  }

  /** Nobody waits for a write: the answer goes out first. */
  #inBackground(work: () => Promise<void>): void {
    const tracked = afterTheAnswer()
      .then(() => this.#tolerant(work, undefined))
      .finally(() => this.#unfinished.delete(tracked))
    this.#unfinished.add(tracked)
  }

  async settled(): Promise<void> {
    await Promise.all(this.#unfinished)
  }

  async #tolerant<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      this.#parts.onStoreFailure?.(error)
      return otherwise
    }
  }
}

const isReady = (seen: Seen): seen is Ready => typeof seen === 'object'

/** Under which a reading lies in the store. */
export const versioned = (key: string) => `v${SHAPE}:${key}`
