/** A store that may fail, with another that answers while it does: what fails costs sharing, never an answer. */
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Entry, Store } from './readings/store.ts'
import type { Watch } from './watch.ts'

/** How much of what could not be written is kept for the day that it can. */
const MOST_OWED_BYTES = 8_388_608
const LEASE_MS = 1_000
/** A count is worth waiting for: what it allows takes seconds. */
const TALLY_MS = 1_000

export interface StoreWithStandIn extends Store {
  /** Writes what was written to the stand-in meanwhile. Called every second. */
  bringHome(): Promise<void>
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

  /** Unless another has written one that lasts longer. */
  async function bringHomeOne(key: string, { value, expiresAt }: Entry): Promise<void> {
    const token = randomUUID()
    const found = await real.readOrLease(key, token, LEASE_MS)
    if (typeof found === 'object' && found.expiresAt >= expiresAt) return
    if (expiresAt > now()) await real.write(key, value, expiresAt - now())
    else if (found === 'leased') await real.release(key, token)
  }

  let isBringingHome = false
  async function bringHome(): Promise<void> {
    if (isBringingHome) return
    isBringingHome = true
    try {
      for (const key of [...owed.rkeys()]) {
        const entry = owed.peek(key)
        if (entry === undefined || !watch.isWell) continue
        const isHome = await watch.ask(
          () => bringHomeOne(key, entry).then(() => true),
          () => false,
        )
        if (isHome && owed.peek(key) === entry) owed.delete(key)
      }
    } finally {
      isBringingHome = false
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
    // A stand-in would begin at nought, and what costs money would be paid twice.
    tally: (key, ttlMs) =>
      watch.ask(
        () => real.tally(key, ttlMs),
        () => Promise.reject(new Error('the shared count cannot be reached')),
        TALLY_MS,
      ),
    bringHome,
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
