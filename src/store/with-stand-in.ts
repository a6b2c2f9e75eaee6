/** A store that may fail, with another that answers while it does: what fails costs sharing, never an answer. */
import type { Store } from './readings/store.ts'
import type { Watch } from './watch.ts'

export function withStandIn(real: Store, standIn: Store, watch: Watch): Store {
  const ask = <T>(question: (store: Store) => Promise<T>): Promise<T> =>
    watch.ask(
      () => question(real),
      () => question(standIn),
    )
  return {
    get kind() {
      return watch.isWell ? real.kind : standIn.kind
    },
    readOrLease: (key, token, leaseMs) => ask((store) => store.readOrLease(key, token, leaseMs)),
    lease: (key, token, leaseMs) => ask((store) => store.lease(key, token, leaseMs)),
    write: (key, value, ttlMs) => ask((store) => store.write(key, value, ttlMs)),
    release: (key, token) => ask((store) => store.release(key, token)),
    tally: (key, ttlMs) => ask((store) => store.tally(key, ttlMs)),
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
