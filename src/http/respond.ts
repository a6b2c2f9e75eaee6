/**
 * The one place that writes an answer of ours. It goes past the framework's own way of sending, which with ready strings
 * and these headers would be a fifth of a request's cost.
 */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceError } from '../errors.ts'
import { errorBody, statusOf, voiceOf } from './error-responses.ts'
import { type HeaderList, type Headers, setHeaders, standardHeaders, withoutBody } from './headers.ts'
import { pathOf } from './known-paths.ts'

const RETRY_WHEN_UNAVAILABLE_SECONDS = 2

declare module 'fastify' {
  interface FastifyRequest {
    /** Headers of this answer alone. Fastify's own `reply.header` is not looked at: that would cost every request a microsecond. */
    added?: Headers
  }
}

/** Headers that a good answer carries beside the usual ones, or instead of them. An error drops them. */
export function addHeaders(request: FastifyRequest, headers: Headers): void {
  request.added = { ...request.added, ...headers }
}

/** A good answer, with the status its handler has set on `reply`, if any. */
export function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  bytes = Buffer.byteLength(body),
): void {
  const headers = standardHeaders(request.id, request.verdict, bytes)
  if (request.added !== undefined) setHeaders(headers, request.added)
  write(reply.raw, reply.raw.statusCode, headers, body, bytes)
}

/** An error, in the body of its path's group. What a handler had set so far is dropped. */
export function respondError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ServiceError,
  now: number,
): void {
  const body = errorBody(voiceOf(pathOf(request.raw.url!)), error, request.id, now)
  const bytes = Buffer.byteLength(body)
  const headers = standardHeaders(request.id, request.verdict, bytes)
  const { allow, retryAfterSeconds } = error.details
  if (Array.isArray(allow)) headers.push('allow', allow.join(', '))
  if (error.code === 'SERVICE_UNAVAILABLE') headers.push('retry-after', RETRY_WHEN_UNAVAILABLE_SECONDS)
  else if (typeof retryAfterSeconds === 'number') headers.push('retry-after', retryAfterSeconds)
  // A body too long to be read to its end.
  if (error.code === 'PAYLOAD_TOO_LARGE' && !request.raw.complete) reply.raw.shouldKeepAlive = false
  write(reply.raw, statusOf(error), headers, body, bytes)
}

/** An answer that is all headers. */
export function respondEmpty(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 204 | 304,
  added: Headers,
): void {
  const headers = standardHeaders(request.id, request.verdict, 0)
  setHeaders(headers, added)
  write(reply.raw, status, headers, '', 0)
}

function write(
  response: ServerResponse,
  status: number,
  headers: HeaderList,
  body: string,
  bytes: number,
): void {
  if (response.destroyed || response.headersSent) return
  if (isStopping(response.req.socket)) response.shouldKeepAlive = false
  response.writeHead(status, status === 204 || status === 304 ? withoutBody(headers) : headers)
  if (response.req.method === 'HEAD') response.end()
  // As many bytes as characters: all ASCII, which needs no encoding on its way out.
  else response.end(body, bytes === body.length ? 'latin1' : 'utf8')
}

/** A server that no longer listens is about to stop: the client must not send another request on this connection. */
const isStopping = ({ server }: Socket) => server?.listening === false
