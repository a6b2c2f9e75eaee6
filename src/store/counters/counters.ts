/** The interface behind the rate limits: how many requests each client has made. Adapters: memory, the main thread's memory for its threads, and Redis for several copies. */

/** A client's bucket as 64 bits: an IPv6 /64; or, below `ff00::/8`, where no client's address is, an IPv4 address or an API key. */
export type Client = { readonly high: number; readonly low: number }

/** A whole IPv6 /48, which may belong to a single customer, has this many times the limits of one client for all its /64s together. */
export const SITE_LIMIT_FACTOR = 16

/** The /48 of an IPv6 client, as a separate client. Its first three bits are changed to values with which no address in use begins. */
export const siteOf = ({ high, low }: Client): Client | undefined =>
  high >>> 24 === 0xff ? undefined : { high: (high ^ 0x6000_0000) >>> 0, low: (low & 0xffff_0000) >>> 0 }

export function isSite({ high }: Client): boolean {
  const first = high >>> 29
  return first >= 0b010 && first <= 0b100
}

/** The client for an API key, wherever the requests come from, by 56 bits of a hash. Its upper half differs from that of IPv4 addresses. */
export const keyHolder = (hash: Buffer): Client => ({
  high: (0xff00_0000 | (hash.readUIntBE(0, 3) & 0xff_fffe)) >>> 0,
  low: hash.readUInt32BE(3),
})

export const isKeyHolder = ({ high }: Client): boolean => high >>> 24 === 0xff && high !== 0xffff_ffff

/** The bucket as a key. */
export const bucketText = ({ high, low }: Client) => `${high.toString(16)}-${low.toString(16)}`

export function parseBucket(text: string): Client {
  const [high, low] = text.split('-')
  return { high: Number.parseInt(high!, 16), low: Number.parseInt(low!, 16) }
}

/** The name under which a client gets its share of the computing: a /48, which may have 65,536 clients, counts as one. */
export const shareName = (client: Client): string => bucketText(siteOf(client) ?? client)

export type Limit = {
  readonly group: string
  readonly perMinute: number
  /** Absent: no daily limit. */
  readonly perDay?: number
  /** API keys may have limits of their own in this group: of any height, and for a day. */
  readonly isSetByKeys?: boolean
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
   * Counters in memory answer synchronously; those of another thread or in Redis return a promise. `own` are limits that hold for this client instead.
   */
  count(client: Client, group: number, now: number, own?: Limit): Verdict | Promise<Verdict>
  /**
   * Counts the cost of a counted request beyond one. This is never refused: what exceeds the limit keeps the client waiting
   * until the window ends.
   */
  charge(client: Client, group: number, cost: number, now: number, own?: Limit): Verdict | Promise<Verdict>
  close(): void | Promise<void>
}

/** Counters of this process. */
export interface LocalCounters extends Counters {
  /** Number of tracked clients. */
  readonly tracked: number
}
