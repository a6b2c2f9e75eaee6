/** The port behind the rate limits: who has asked how often. In memory here; a shared store counts for many copies. */

/** A client's bucket as 64 bits: an IPv6 /64, or an IPv4 address below `ffff:ffff::/32`, which no client can have. */
export type Client = { readonly high: number; readonly low: number }

/** How many times the limits of one client a whole IPv6 /48, which one customer may hold, has for all its /64s together. */
export const SITE_TIMES = 16

/** The /48 of an IPv6 client, as a client of its own: its first three bits are turned into ones that no address in use begins with. */
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
  /** Absent: no day window. */
  readonly perDay?: number
}

export type Window = 'minute' | 'day'

export const WINDOW_MS = { minute: 60_000, day: 86_400_000 } as const satisfies Record<Window, number>

/** The window closest to being used up, after this request. */
export type Verdict = {
  readonly limit: number
  readonly remaining: number
  /** Unix milliseconds at which that window ends. */
  readonly resetsAt: number
  /** The window that is used up: the request is to be refused and was not counted. */
  readonly refusedBy: Window | undefined
}

export interface Counters {
  /**
   * Counts one request of a client in a group (its place in the list of limits), at `now` in Unix milliseconds. A window starts with a
   * client's first request and lasts a minute or a day; a refused request counts in neither.
   * A store in memory answers at once; one across the network answers with a promise.
   */
  count(client: Client, group: number, now: number): Verdict | Promise<Verdict>
  close(): void | Promise<void>
}
