/** Readings in a store that other processes also use: found there, or made once and stored. If the store fails, readings are still made. */
import { randomUUID } from 'node:crypto'
import { setImmediate as afterTheAnswer, setTimeout as wait } from 'node:timers/promises'
import { type Store, staysFirst, type WriteOptions } from './store.ts'

/** Increase it whenever the format of any cached reading changes, so that a new release never serves an old format. */
const FORMAT = 2

/** Longer than any generation may take (the model's deadline is 5 s), so that a lease does not expire while its holder works. */
const LEASE_MS = 8_000
/** A response may take 5 s (decisions §10). */
// mutate constant: how long is waited, or a size that is only assumed: a little more or less
const TIMEOUT_MS = 4_500
// mutate constant: how long is waited, or a size that is only assumed: a little more or less
const LOOK_AGAIN_MS = 25
/** If making a reading took longer than this, we check whether another process has stored one meanwhile: that one has already been served. */
const LONG_MS = 50

/** Assumed size of a reading until it is written and its length is known. */
// mutate constant: how long is waited, or a size that is only assumed: a little more or less
const USUAL_BYTES = 16_384

export interface NewReading<Reading> {
  readonly reading: Reading
  readonly ttlMs: number
  /** One of the readings of current dates, which all visitors share. */
  readonly isCurrent?: boolean | undefined
}

type Make = () => Promise<NewReading<unknown>>

export interface CachedEntry {
  readonly reading: unknown
  readonly expiresAt: number
  /** Length in JSON. */
  readonly bytes: number
}

/** Encrypts a reading that only the person who requests it may read. */
export interface Seal {
  close(text: string): string
  /** Throws if the text was not encrypted by this seal. */
  open(sealed: string): string
}

export interface ReadOptions<Reading> {
  /** How long to wait for another process that is making the reading; after that it is made here, for this process only. */
  readonly timeoutMs?: number
  /** Must be longer than making the reading takes. */
  readonly leaseMs?: number
  /** False for a reading that must be replaced although it has not expired. */
  readonly serves?: (reading: Reading) => boolean
  /** Absent: stored without encryption. */
  readonly seal?: Seal
  /** Returns false or throws if the stored value is not such a reading; then it is made again. A store may contain anything. */
  readonly isWhole?: (found: Reading) => boolean
}

const USUAL: Required<ReadOptions<unknown>> = {
  timeoutMs: TIMEOUT_MS,
  leaseMs: LEASE_MS,
  serves: () => true,
  seal: { close: (text) => text, open: (text) => text },
  isWhole: () => true,
}

interface Search extends Required<ReadOptions<unknown>> {
  readonly key: string
  readonly token: string
  /** The stored value that was found last. */
  found?: string
}

type LookupResult = CachedEntry | 'leased' | 'taken'

export interface StoredParts {
  readonly store: Store
  readonly now: () => number
  readonly onStoreFailure?: (error: unknown) => void
  /** Called when the length of a reading becomes known, which is after it was returned. */
  readonly onLength: (key: string, entry: CachedEntry) => void
  /** Called if another process was first to store the reading, so that the stored one is valid for all. */
  readonly onOverruled: (key: string) => void
}

export class StoredReadings {
  readonly #parts: StoredParts
  readonly #unfinished = new Set<Promise<void>>()

  constructor(parts: StoredParts) {
    this.#parts = parts
  }

  async find(key: string, make: Make, options: ReadOptions<unknown>): Promise<CachedEntry> {
    const search: Search = { ...USUAL, ...options, key, token: randomUUID() }
    const giveUpAt = performance.now() + search.timeoutMs
    for (;;) {
      const seen = await this.#look(search)
      if (isEntry(seen) && search.serves(seen.reading)) return seen
      const isMine = isEntry(seen) ? await this.#leaseAnew(search) : seen === 'leased'
      // If the holder of the lease still finishes, the reading that is stored first stays.
      // mutate operator >: how long is waited, or a size that is only assumed: a little more or less
      if (isMine || performance.now() >= giveUpAt) return this.#makeAndStore(search, make)
      await wait(LOOK_AGAIN_MS)
    }
  }

  /** The stored reading, decoded. A failing store, or a value that cannot be decoded, counts as no entry. */
  #look(search: Search): Promise<LookupResult> {
    const { key, token, leaseMs, seal, isWhole } = search
    return this.#tolerant(async () => {
      const seen = await this.#parts.store.readOrLease(versioned(key), token, leaseMs)
      if (typeof seen === 'string') return seen
      search.found = seen.value
      const text = seal.open(seen.value)
      const reading = JSON.parse(text) as unknown
      return isWhole(reading) ? { reading, expiresAt: seen.expiresAt, bytes: text.length } : 'leased'
    }, 'leased')
  }

  /** Takes the lease to replace a reading, unless it has already been replaced. */
  async #leaseAnew(search: Search): Promise<boolean> {
    const { key, token, leaseMs, serves } = search
    const lease = () => this.#parts.store.lease(versioned(key), token, leaseMs)
    if (!(await this.#tolerant(lease, true))) return false
    const now = await this.#look(search)
    if (!isEntry(now) || !serves(now.reading)) return true
    this.#release(search)
    return false
  }

  async #makeAndStore(search: Search, make: Make): Promise<CachedEntry> {
    const startedAt = performance.now()
    try {
      const made = await make()
      const entry = this.#entry(made)
      const found = performance.now() - startedAt < LONG_MS ? 'leased' : await this.#look(search)
      const isFirst = !isEntry(found) || !search.serves(found.reading) || !this.#stays(found, made)
      // Only the unusable value that was found before may be replaced.
      const options = { isCurrent: made.isCurrent, replaces: search.found }
      if (isFirst) this.#inBackground(() => this.#write(search, entry, options))
      else this.#release(search)
      return isFirst ? entry : found
    } catch (error) {
      this.#release(search)
      throw error
    }
  }

  #entry({ reading, ttlMs }: NewReading<unknown>): CachedEntry {
    return { reading, expiresAt: this.#parts.now() + ttlMs, bytes: USUAL_BYTES }
  }

  #stays({ expiresAt }: CachedEntry, { ttlMs }: NewReading<unknown>): boolean {
    return staysFirst({ value: '', expiresAt }, { ttlMs, now: this.#parts.now() })
  }

  async #write({ key, token, seal }: Search, made: CachedEntry, options: WriteOptions): Promise<void> {
    const { store, now, onLength, onOverruled } = this.#parts
    const ttlMs = made.expiresAt - now()
    if (ttlMs <= 0) return store.release(versioned(key), token)
    const text = JSON.stringify(made.reading)
    onLength(key, { ...made, bytes: text.length })
    const value = seal.close(text)
    const stored = await store.write(versioned(key), value, ttlMs, options)
    if (stored.value !== value) onOverruled(key)
  }

  /** Notes that a reading is in use although the store was not asked for it. */
  touch(key: string): void {
    this.#inBackground(() => this.#parts.store.touch(versioned(key)))
  }

  #release({ key, token }: Search): void {
    this.#inBackground(() => this.#parts.store.release(versioned(key), token))
  }

  /** Runs after the response is sent, so that no request waits for a write. */
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

const isEntry = (seen: LookupResult): seen is CachedEntry => typeof seen === 'object'

/** The key of a reading in the store. */
export const versioned = (key: string) => `${VERSION}${key}`
const VERSION = `v${FORMAT}:`

/** The key of a reading, from its key in the store. */
export const unversioned = (key: string) => key.slice(VERSION.length)
