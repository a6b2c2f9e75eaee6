/** The interface of a store for finished readings. Adapters: memory, sqlite, redis; one test suite covers them all. */
export interface Entry {
  readonly value: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export interface Store {
  readonly kind: 'memory' | 'sqlite' | 'redis'
  /**
   * The entry; or `leased` if there is none and this token should make it within `leaseMs`; or `taken` if another token is making it.
   * Only one token has the lease, until it writes, releases or the time is over.
   */
  readOrLease(key: string, token: string, leaseMs: number): Promise<Entry | 'leased' | 'taken'>
  /** Takes the lease even if there is an entry, in order to replace it. */
  lease(key: string, token: string, leaseMs: number): Promise<boolean>
  /** Stores an entry and ends its lease, whoever holds it. */
  write(key: string, value: string, ttlMs: number): Promise<void>
  /** Releases a lease without storing an entry. */
  release(key: string, token: string): Promise<void>
  /** Adds one to a count that expires `ttlMs` after its first increment, and returns the new count. */
  tally(key: string, ttlMs: number): Promise<number>
  /** Deletes what has expired and what exceeds the size limit. Called regularly in the background. */
  sweep(): Promise<void>
  close(): Promise<void>
}
