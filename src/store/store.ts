/** Where finished readings lie between requests. Adapters: memory, sqlite, redis; one suite tests them all. */
export interface Entry {
  readonly value: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export interface Store {
  readonly kind: 'memory' | 'sqlite' | 'redis'
  read(key: string): Promise<Entry | undefined>
  write(key: string, value: string, ttlMs: number): Promise<void>
  /** True for exactly one token per key until it is released or `ttlMs` has passed: the holder makes the reading. */
  lease(key: string, token: string, ttlMs: number): Promise<boolean>
  release(key: string, token: string): Promise<void>
  /** Adds one to a count that is forgotten `ttlMs` after it was begun, and answers with the new count. */
  tally(key: string, ttlMs: number): Promise<number>
  /** Throws away what has expired, and what is too much. Called now and then, off the path of any request. */
  sweep(): Promise<void>
  close(): Promise<void>
}
