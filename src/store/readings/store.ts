/** Where finished readings lie between requests. Adapters: memory, sqlite, redis; one suite tests them all. */
export interface Entry {
  readonly value: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export interface Store {
  readonly kind: 'memory' | 'sqlite' | 'redis'
  /**
   * The entry; or `leased`: there is none, and it is for this token to make it within `leaseMs`; or `taken`: another
   * token is at it. One token is told `leased` until it writes, releases or runs out of time.
   */
  readOrLease(key: string, token: string, leaseMs: number): Promise<Entry | 'leased' | 'taken'>
  /** The lease although there may be an entry: to make it anew. */
  lease(key: string, token: string, leaseMs: number): Promise<boolean>
  /** Keeps an entry and ends the lease for it, whoever holds it. */
  write(key: string, value: string, ttlMs: number): Promise<void>
  /** Gives a lease back without an entry. */
  release(key: string, token: string): Promise<void>
  /** Adds one to a count that is forgotten `ttlMs` after it was begun, and answers with the new count. */
  tally(key: string, ttlMs: number): Promise<number>
  /** Throws away what has expired, and what is too much. Called now and then, off the path of any request. */
  sweep(): Promise<void>
  close(): Promise<void>
}
