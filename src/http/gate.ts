/** The first thing that happens to a request under `/v1`: it is counted, and may be turned away. */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../api/parts.ts'
import { ServiceError } from '../errors.ts'
import type { Client, Verdict } from '../store/counters/counters.ts'
import { senderOf } from './client-address.ts'
import { retryAfterSeconds } from './limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the request counts for, and how that client stands now. Nothing is counted outside `/v1`. */
    client?: Client
    verdict?: Verdict
  }
}

/** A connection's peer never changes, so its bucket is worked out once and kept with the connection. */
const BUCKET = Symbol('bucket')
type Peer = Socket & { [BUCKET]?: Client }

export class Gate {
  readonly #parts: Parts
  readonly #refuses: boolean

  constructor(parts: Parts) {
    this.#parts = parts
    this.#refuses = parts.config.rateLimits === 'on'
  }

  /** Counts the request and says why it is refused, if it is. A shared store answers later, one in memory at once. */
  admit(
    request: FastifyRequest,
    group: number,
  ): ServiceError | undefined | Promise<ServiceError | undefined> {
    const client = this.clientOf(request.raw)
    const verdict = this.#parts.counters.count(client, group, this.#parts.now())
    request.client = client
    if (verdict instanceof Promise) return verdict.then((late) => this.#judge(request, late))
    return this.#judge(request, verdict)
  }

  clientOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): Client {
    const { trustProxy } = this.#parts.config
    if (trustProxy !== undefined)
      return senderOf(socket.remoteAddress, headers['x-forwarded-for'] as string | undefined, trustProxy)
    const peer = socket as Peer
    peer[BUCKET] ??= senderOf(socket.remoteAddress, undefined, undefined)
    return peer[BUCKET]
  }

  #judge(request: FastifyRequest, verdict: Verdict): ServiceError | undefined {
    request.verdict = verdict
    if (verdict.refusedBy !== undefined && this.#refuses) return limitExceeded(verdict, this.#parts.now())
    if (request.raw.headers.host === undefined && request.raw.httpVersion === '1.1') return hostMissing()
    return this.#parts.isOverloaded() ? overloaded() : undefined
  }
}

function limitExceeded(verdict: Verdict, now: number): ServiceError {
  const { limit, refusedBy: window } = verdict
  const seconds = retryAfterSeconds(verdict, now)
  const message = `At most ${limit} requests a ${window} are served here. Try again in ${seconds} s.`
  return new ServiceError('RATE_LIMIT_EXCEEDED', message, { limit, window, retryAfterSeconds: seconds })
}

const hostMissing = () => new ServiceError('MALFORMED_REQUEST', 'An HTTP/1.1 request needs a Host header.')

const overloaded = () =>
  new ServiceError('SERVICE_UNAVAILABLE', 'There is more to do than the service can. Try again in a moment.')
