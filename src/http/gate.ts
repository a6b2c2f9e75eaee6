/** The first thing that happens to a request under `/v1`: it is counted, and may be refused. */
import type { Socket } from 'node:net'
import { ServiceError } from '../errors.ts'
import type { Client, Verdict } from '../store/counters/counters.ts'
import { senderOf } from './client-address.ts'
import type { Asked, Exchange } from './exchange.ts'
import type { HttpParts } from './parts.ts'

/** A connection's peer never changes, so its bucket is worked out once and kept with the connection. */
const BUCKET = Symbol('bucket')
type Peer = Pick<Socket, 'remoteAddress'> & { [BUCKET]?: Client }

export class Gate {
  readonly #parts: HttpParts

  constructor(parts: HttpParts) {
    this.#parts = parts
  }

  /** Counts the request in a group of the limits. Throws why it is refused, if it is. */
  async admit(exchange: Exchange, group: number, isNeverRefused = false): Promise<void> {
    const { config, counters, now, isOverloaded } = this.#parts
    const { asked } = exchange
    exchange.client = this.clientOf(asked)
    const verdict = await counters.count(exchange.client, group, now())
    exchange.verdict = verdict
    if (isNeverRefused) return
    if (verdict.refusedBy !== undefined && config.rateLimits === 'on') throw limitExceeded(verdict, now())
    if (asked.headers.host === undefined && asked.httpVersion === '1.1')
      throw new ServiceError('MALFORMED_REQUEST', 'An HTTP/1.1 request needs a Host header.')
    if (isOverloaded())
      throw new ServiceError(
        'SERVICE_UNAVAILABLE',
        'There is more to do than the service can. Try again in a moment.',
      )
  }

  clientOf({ socket, headers }: Pick<Asked, 'socket' | 'headers'>): Client {
    const { trustProxy } = this.#parts.config
    if (trustProxy !== undefined)
      return senderOf(socket.remoteAddress, headers['x-forwarded-for'] as string | undefined, trustProxy)
    const peer = socket as Peer
    peer[BUCKET] ??= senderOf(socket.remoteAddress, undefined, undefined)
    return peer[BUCKET]
  }
}

function limitExceeded(verdict: Verdict, now: number): ServiceError {
  const { limit, refusedBy: window, resetsAt } = verdict
  // At least one second, so that a client that waits this long is not refused again.
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt - now) / 1000))
  const message = `At most ${limit} requests a ${window} are served here. Try again in ${retryAfterSeconds} s.`
  return new ServiceError('RATE_LIMIT_EXCEEDED', message, { limit, window, retryAfterSeconds })
}
