/** A store that may fail, with a stand-in that answers meanwhile. During a failure readings are not shared, but every request is answered. */
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Entry, Store } from './readings/store.ts'
import type { Watch } from './watch.ts'

/** Limit for entries that are kept to be written when the store is back. */
const MOST_OWED_BYTES = 8_388_608
const LEASE_MS = 1_000
/** A longer timeout is acceptable here: the model call that the count allows takes seconds. */
const TALLY_MS = 1_000

export interface StoreWithStandIn extends Store {
  /** Copies to the store what was written only to the stand-in. Called every second. */
  writeOwed(): Promise<void>
}

export function withStandIn(
  real: Store,
  standIn: Store,
  { watch, now }: { readonly watch: Watch; readonly now: () => number },
): StoreWithStandIn {
  const owed = new LRUCache<string, Entry>({
    maxSize: MOST_OWED_BYTES,
    sizeCalculation: ({ value }) => Math.max(1, value.length),
  })
  const ask = <T>(question: (store: Store) => Promise<T>): Promise<T> =>
    watch.ask(
      () => question(real),
      () => question(standIn),
    )

  /** Does nothing if another process has written an entry that lasts longer. */
  async function writeOwedEntry(key: string, { value, expiresAt }: Entry): Promise<void> {
    const token = randomUUID()
    const found = await real.readOrLease(key, token, LEASE_MS)
    if (typeof found === 'object' && found.expiresAt >= expiresAt) return
    if (expiresAt > now()) await real.write(key, value, expiresAt - now())
    else if (found === 'leased') await real.release(key, token)
  }

  let isWritingOwed = false
  async function writeOwed(): Promise<void> {
    if (isWritingOwed) return
    isWritingOwed = true
    try {
      for (const key of [...owed.rkeys()]) {
        const entry = owed.peek(key)
        if (entry === undefined || !watch.isWell) continue
        const isWritten = await watch.ask(
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
      return watch.isWell ? real.kind : standIn.kind
    },
    readOrLease: (key, token, leaseMs) => ask((store) => store.readOrLease(key, token, leaseMs)),
    lease: (key, token, leaseMs) => ask((store) => store.lease(key, token, leaseMs)),
    write: (key, value, ttlMs) =>
      watch.ask(
        () => real.write(key, value, ttlMs),
        () => {
          owed.set(key, { value, expiresAt: now() + ttlMs })
          return standIn.write(key, value, ttlMs)
        },
      ),
    release: (key, token) => ask((store) => store.release(key, token)),
    // A stand-in would start from zero, and the limit on paid calls could be exceeded.
    tally: (key, ttlMs) =>
      watch.ask(
        () => real.tally(key, ttlMs),
        () => Promise.reject(new Error('the shared count cannot be reached')),
        TALLY_MS,
      ),
    writeOwed,
    sweep: async () => {
      await standIn.sweep()
      await ask((store) => (store === standIn ? Promise.resolve() : store.sweep()))
    },
    async close() {
      await real.close()
      await standIn.close()
    },
  }
}
