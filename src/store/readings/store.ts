/** The interface of a store for finished readings. Adapters: memory, sqlite, redis; one test suite covers them all. */
export interface Entry {
  readonly value: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** A fallback text, which stands in for a better one, is stored for a minute at most. */
export const MAX_FALLBACK_MS = 60_000

export interface WriteOptions {
  /** One of the few hundred readings of current dates, which all visitors share: a store that is full evicts it last. */
  readonly isCurrent?: boolean | undefined
  /** The value of an unusable entry: if that is what the store holds, it is overwritten even if it has not expired. */
  readonly replaces?: string | undefined
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
  /**
   * Stores an entry, unless an earlier one stays (`staysFirst`), and ends its lease, whoever holds it. Returns the entry that is there
   * afterwards.
   */
  write(key: string, value: string, ttlMs: number, options?: WriteOptions): Promise<Entry>
  /** Marks an entry as in use: a store that is full evicts first what was not used for longest. */
  touch(key: string): Promise<void>
  /** Releases a lease without storing an entry. */
  release(key: string, token: string): Promise<void>
  /** Adds one to a count that expires `ttlMs` after its first increment, and returns the new count. */
  tally(key: string, ttlMs: number): Promise<number>
  /** Deletes what has expired and what exceeds the size limit. Called regularly in the background. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/**
 * Whether an entry stays although another is written: of two texts the first is the text for everyone. Only fallback texts are replaced,
 * and entries that expire as soon as they do.
 */
export function staysFirst(
  found: Entry,
  { ttlMs, replaces, now }: Pick<WriteOptions, 'replaces'> & { ttlMs: number; now: number },
): boolean {
  const leftMs = found.expiresAt - now
  return found.value !== replaces && leftMs > 0 && (leftMs > MAX_FALLBACK_MS || leftMs >= ttlMs)
}
