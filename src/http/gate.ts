/** The first step of a request under `/v1`: it is counted, and may be refused. */
import type { Socket } from 'node:net'
import { ServiceError } from '../errors.ts'
import { type Client, type Limit, siteOf, type Verdict } from '../store/counters/counters.ts'
import { sentKey } from './api-keys.ts'
import type { ApiKey } from './api-keys-file.ts'
import { senderOf } from './client-address.ts'
import type { Exchange, RequestHead } from './exchange.ts'
import type { HttpParts } from './parts.ts'
import type { Route } from './route.ts'

/** A connection's peer never changes, so its bucket is computed once and stored with the connection. */
const BUCKET = Symbol('bucket')
type Peer = Pick<Socket, 'remoteAddress'> & { [BUCKET]?: Client }

export class Gate {
  readonly #parts: HttpParts

  constructor(parts: HttpParts) {
    this.#parts = parts
  }

  /** Counts the request in a group of the limits. Throws if it is refused. */
  async admit(
    exchange: Exchange,
    group: number,
    { isNeverRefused, isHealthCheck }: Pick<Route, 'isNeverRefused' | 'isHealthCheck'>,
  ): Promise<void> {
    const { config, now, isOverloaded, apiKeys } = this.#parts
    const { headers } = exchange.request
    const sent = apiKeys && sentKey(headers)
    const key = sent === undefined ? undefined : this.#keyOf(exchange.request, sent)
    exchange.key = key
    if (config.corsOrigins !== '*') exchange.allowedOrigin = allowedOrigin(headers.origin, config.corsOrigins)
    exchange.client = key?.client ?? this.clientOf(exchange.request)
    exchange.group = group
    const verdict = await this.#count(exchange.client, group, key?.limits[group])
    exchange.verdict = verdict
    if (isNeverRefused) return
    const isLimited = config.rateLimits !== 'off' && !key?.isNeverRefused
    if (verdict.refusedBy !== undefined && isLimited) throw limitExceeded(verdict, now())
    // Counted like any other request, so that nobody can try many keys.
    if (sent !== undefined && key === undefined) throw invalidKey()
    if (!isHealthCheck && isOverloaded())
      throw new ServiceError(
        'SERVICE_UNAVAILABLE',
        'There is more to do than the service can. Try again in a moment.',
      )
  }

  /** Counts what the answer has cost beyond the one request that `admit` has counted. The answer is sent in any case. */
  async charge(exchange: Exchange): Promise<void> {
    const { client, group, key } = exchange
    const { counters, now } = this.#parts
    const cost = Math.ceil(exchange.cost) - 1
    if (cost <= 0 || client === undefined || group === undefined) return
    const own = await counters.charge(client, group, cost, now(), key?.limits[group])
    const site = siteOf(client)
    const shared = site && (await counters.charge(site, group, cost, now()))
    exchange.verdict = shared !== undefined && shared.remaining < own.remaining ? shared : own
  }

  #keyOf({ socket }: RequestHead, sent: string): ApiKey | undefined {
    const { config, apiKeys } = this.#parts
    // A proxy's connection carries the keys of many clients, and none may be compared with another's.
    return apiKeys?.find(sent, config.trustProxy === undefined ? socket : undefined)
  }

  /** The verdict for the client or for its /48, whichever is closer to a refusal. */
  #count(client: Client, group: number, own: Limit | undefined): Verdict | Promise<Verdict> {
    const { counters, now } = this.#parts
    const verdict = counters.count(client, group, now(), own)
    const site = siteOf(client)
    return site === undefined ? verdict : this.#countSite(site, group, verdict)
  }

  async #countSite(site: Client, group: number, ofClient: Verdict | Promise<Verdict>): Promise<Verdict> {
    const { counters, now } = this.#parts
    const own = await ofClient
    // A refused request must not use up the limit that the client shares with the rest of its /48.
    if (own.refusedBy !== undefined) return own
    const shared = await counters.count(site, group, now())
    return shared.refusedBy !== undefined || shared.remaining < own.remaining ? shared : own
  }

  clientOf({ socket, headers }: Pick<RequestHead, 'socket' | 'headers'>): Client {
    const { trustProxy } = this.#parts.config
    if (trustProxy !== undefined)
      return senderOf(socket.remoteAddress, headers['x-forwarded-for'] as string | undefined, trustProxy)
    const peer = socket as Peer
    peer[BUCKET] ??= senderOf(socket.remoteAddress, undefined, undefined)
    return peer[BUCKET]
  }
}

const allowedOrigin = (origin: string | undefined, origins: ReadonlySet<string>) =>
  origin !== undefined && origins.has(origin) ? origin : undefined

const invalidKey = () =>
  new ServiceError('INVALID_API_KEY', 'There is no such API key. Without a key, the usual limits hold.')

export function limitExceeded(
  verdict: Pick<Verdict, 'limit' | 'refusedBy' | 'resetsAt'>,
  now: number,
): ServiceError {
  const { limit, refusedBy: window, resetsAt } = verdict
  // Rounded up, and at least one second, so that a client that waits this long is not refused again.
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt - now) / 1000))
  const message = `At most ${limit} requests a ${window} are served here. Try again in ${retryAfterSeconds} s.`
  return new ServiceError('RATE_LIMIT_EXCEEDED', message, { limit, window, retryAfterSeconds })
}
