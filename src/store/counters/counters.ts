/** The interface behind the rate limits: how many requests each client has made. Adapters: memory, and Redis for several copies. */

/** A client's bucket as 64 bits: an IPv6 /64, or an IPv4 address below `ffff:ffff::/32`, which no client can have. */
export type Client = { readonly high: number; readonly low: number }

/** A whole IPv6 /48, which may belong to a single customer, has this many times the limits of one client for all its /64s together. */
export const SITE_TIMES = 16

/** The /48 of an IPv6 client, as a separate client. Its first three bits are changed to values with which no address in use begins. */
export const siteOf = ({ high, low }: Client): Client | undefined =>
  high === 0xffff_ffff ? undefined : { high: (high ^ 0x6000_0000) >>> 0, low: (low & 0xffff_0000) >>> 0 }

export function isSite({ high }: Client): boolean {
  const first = high >>> 29
  return first >= 0b010 && first <= 0b100
}

/** The bucket as a key for stores outside this process. */
export const bucketText = ({ high, low }: Client) => `${high.toString(16)}-${low.toString(16)}`

export type Limit = {
  readonly group: string
  readonly perMinute: number
  /** Absent: no daily limit. */
  readonly perDay?: number
}

export type Window = 'minute' | 'day'

export const WINDOW_MS = { minute: 60_000, day: 86_400_000 } as const satisfies Record<Window, number>

/** The window closest to its limit, after this request. */
export type Verdict = {
  readonly limit: number
  readonly remaining: number
  /** Unix milliseconds at which that window ends. */
  readonly resetsAt: number
  /** The window whose limit is reached: the request must be refused, and was not counted. */
  readonly refusedBy: Window | undefined
}

export interface Counters {
  /**
   * Counts one request of a client in a group (its index in the list of limits), at `now` in Unix milliseconds. A window starts with a
   * client's first request and lasts a minute or a day. A refused request is counted in neither window.
   * Counters in memory answer synchronously; those in Redis return a promise.
   */
  count(client: Client, group: number, now: number): Verdict | Promise<Verdict>
  close(): void | Promise<void>
}
