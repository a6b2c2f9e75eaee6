/** The first thing that happens to a request under `/v1`: it is counted, gets its headers, and may be turned away. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors.ts'
import type { Client, Verdict } from '../store/counters.ts'
import { senderOf } from './client-address.ts'
import { PREFLIGHT_HEADERS, V1_HEADERS } from './headers.ts'
import { isUnderV1, type KnownPath, pathOf } from './known-paths.ts'
import { groupNumber, groupOfUnknown, type LimitGroup, resetSeconds, retryAfterSeconds } from './limits.ts'
import type { Parts } from './parts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the request counts for; `null` outside `/v1`. */
    client: Client | null
  }
}

type Done = (error?: ServiceError) => void
type Hook = (request: FastifyRequest, reply: FastifyReply, done: Done) => void

export class Gate {
  readonly #parts: Parts
  readonly #refuses: boolean

  constructor(parts: Parts) {
    this.#parts = parts
    this.#refuses = parts.config.rateLimits === 'on'
  }

  /** The hook of a route that counts in `group`. */
  forGroup(group: LimitGroup): Hook {
    const number = groupNumber(group)
    return (request, reply, done) => this.#count(request, reply, number, done)
  }

  /** The hook for what no route answers: preflights, wrong methods, unknown paths. It never lets anything through. */
  forUnrouted(find: (path: string) => KnownPath | undefined): Hook {
    return (request, reply, done) => {
      const path = decoded(pathOf(request.url))
      const known = find(path)
      const turnAway = (error: ServiceError | undefined) => {
        // A preflight is counted and never refused: the browser would hide the 429 behind an error of its own.
        if (known !== undefined && request.method === 'OPTIONS') preflight(reply, known)
        else done(error ?? (known === undefined ? notFound() : wrongMethod(request.method, known)))
      }
      if (isUnderV1(path)) {
        this.#count(request, reply, groupNumber(known?.limit ?? groupOfUnknown(path)), turnAway)
      } else {
        reply.headers(V1_HEADERS).header('x-request-id', request.id)
        turnAway(undefined)
      }
    }
  }

  #count(request: FastifyRequest, reply: FastifyReply, group: number, done: Done): void {
    const { headers, socket } = request.raw
    const forwardedFor = headers['x-forwarded-for'] as string | undefined
    request.client = senderOf(socket.remoteAddress, forwardedFor, this.#parts.config.trustProxy)
    const verdict = this.#parts.counters.count(request.client, group, this.#parts.now())
    if (verdict instanceof Promise) verdict.then((late) => done(this.#judge(late, request, reply)), done)
    else done(this.#judge(verdict, request, reply))
  }

  #judge(verdict: Verdict, request: FastifyRequest, reply: FastifyReply): ServiceError | undefined {
    setHeaders(reply, request.id, verdict)
    if (verdict.refusedBy !== undefined && this.#refuses) return limitExceeded(verdict, this.#parts.now())
    return this.#parts.isOverloaded() ? overloaded() : undefined
  }
}

function setHeaders(reply: FastifyReply, requestId: string, verdict: Verdict): void {
  reply.headers(V1_HEADERS)
  reply.header('x-request-id', requestId)
  reply.header('x-ratelimit-limit', verdict.limit)
  reply.header('x-ratelimit-remaining', verdict.remaining)
  reply.header('x-ratelimit-reset', resetSeconds(verdict))
}

function limitExceeded(verdict: Verdict, now: number): ServiceError {
  const { limit, refusedBy: window } = verdict
  const seconds = retryAfterSeconds(verdict, now)
  const message = `At most ${limit} requests a ${window} are served here. Try again in ${seconds} s.`
  return new ServiceError('RATE_LIMIT_EXCEEDED', message, { limit, window, retryAfterSeconds: seconds })
}

const overloaded = () =>
  new ServiceError('SERVICE_UNAVAILABLE', 'There is more to do than the service can. Try again in a moment.')

const notFound = () =>
  new ServiceError('NOT_FOUND', 'There is nothing at this path. GET /v1/ lists what there is.')

function wrongMethod(method: string, { allow }: KnownPath): ServiceError {
  const message = `${method} is not answered at this path. Use ${allow.join(', ')}.`
  return new ServiceError('METHOD_NOT_ALLOWED', message, { allow })
}

function preflight(reply: FastifyReply, { allow }: KnownPath): void {
  reply.headers(PREFLIGHT_HEADERS).header('allow', allow.join(', '))
  reply.header('access-control-allow-methods', allow.join(', ')).removeHeader('content-type')
  reply.code(204).send()
}

/** As the router reads it. A path that cannot be decoded never gets here. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
