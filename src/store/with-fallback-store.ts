/** A store that may fail, with a fallback that answers meanwhile. During a failure readings are not shared, but every request is answered. */
import { LRUCache } from 'lru-cache'
import type { Entry, Store, WriteOptions } from './readings/store.ts'
import type { StoreCircuitBreaker } from './store-circuit-breaker.ts'

/** Limit for entries that are kept to be written when the store is back. */
const MAX_OWED_BYTES = 8_388_608
/** A longer timeout is acceptable here: the model call that the count allows takes seconds. */
// mutate constant: how long is waited, or how much is kept: one more or less
const TALLY_MS = 1_000

export interface StoreWithFallback extends Store {
  /** Copies to the store what was written only to the fallback. Called every second. */
  writeOwed(): Promise<void>
}

export interface FallbackStoreOptions {
  readonly breaker: StoreCircuitBreaker
  readonly now: () => number
  /** Called if another process has stored another entry while the store was away: that one is valid for all. */
  readonly onOverruled?: (key: string) => void
}

interface OwedEntry extends Entry {
  readonly options: WriteOptions | undefined
}

export function withFallbackStore(
  real: Store,
  fallback: Store,
  { breaker, now, onOverruled = () => {} }: FallbackStoreOptions,
): StoreWithFallback {
  const owed = new LRUCache<string, OwedEntry>({
    maxSize: MAX_OWED_BYTES,
    sizeCalculation: ({ value }) => Math.max(1, value.length),
  })
  const ask = <T>(question: (store: Store) => Promise<T>): Promise<T> =>
    breaker.ask(
      () => question(real),
      () => question(fallback),
    )

  async function writeOwedEntry(key: string, { value, expiresAt, options }: OwedEntry): Promise<void> {
    const ttlMs = expiresAt - now()
    if (ttlMs <= 0) return
    const stored = await real.write(key, value, ttlMs, options)
    if (stored.value === value) return
    await fallback.write(key, stored.value, stored.expiresAt - now(), { ...options, replaces: value })
    onOverruled(key)
  }

  let isWritingOwed = false
  async function writeOwed(): Promise<void> {
    if (isWritingOwed) return
    isWritingOwed = true
    try {
      for (const key of [...owed.rkeys()]) {
        const entry = owed.peek(key)
        if (entry === undefined || !breaker.isWell) continue
        const isWritten = await breaker.ask(
          () => writeOwedEntry(key, entry).then(() => true),
          () => false,
        )
        if (isWritten && owed.peek(key) === entry) owed.delete(key)
      }
    } finally {
      isWritingOwed = false
    }
  }

  return {
    get kind() {
      return breaker.isWell ? real.kind : fallback.kind
    },
    readOrLease: (key, token, leaseMs) => ask((store) => store.readOrLease(key, token, leaseMs)),
    lease: (key, token, leaseMs) => ask((store) => store.lease(key, token, leaseMs)),
    write: (key, value, ttlMs, options) =>
      breaker.ask(
        () => real.write(key, value, ttlMs, options),
        async () => {
          const stored = await fallback.write(key, value, ttlMs, options)
          if (stored.value === value) owed.set(key, { value, expiresAt: now() + ttlMs, options })
          return stored
        },
      ),
    touch: (key) => ask((store) => store.touch(key)),
    release: (key, token) => ask((store) => store.release(key, token)),
    // A fallback would start from zero, and the limit on paid calls could be exceeded.
    tally: (key, ttlMs) =>
      breaker.ask(
        () => real.tally(key, ttlMs),
        () => Promise.reject(new Error('the shared count cannot be reached')),
        TALLY_MS,
      ),
    writeOwed,
    sweep: async () => {
      await fallback.sweep()
      await ask((store) => (store === fallback ? Promise.resolve() : store.sweep()))
    },
    async close() {
      await real.close()
      await fallback.close()
    },
  }
}
