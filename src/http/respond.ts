/** The one place that writes answers: of the API, the page, the pictures and the reference, good ones and errors. */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ServiceError } from '../errors.ts'
import type { Verdict } from '../store/counters/counters.ts'
import type { Exchange, Headers } from './exchange.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const EXPOSED = 'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, Retry-After, ETag'
const RETRY_WHEN_UNAVAILABLE_SECONDS = 2

/** Names and values in turn: what node takes a quarter quicker than an object. Those of the body come first. */
export type HeaderList = (string | number)[]
const OF_BODY = 4

/** The headers that every answer carries (decisions 1.6, 1.9, §3); outside `/v1` nothing is counted and there is no verdict. */
// biome-ignore format: a header a line
export function standardHeaders(requestId: string, verdict: Verdict | undefined, bytes: number): HeaderList {
  const headers = [
    'content-type', JSON_TYPE,
    'content-length', bytes,
    'x-content-type-options', 'nosniff',
    'cache-control', 'no-store',
    'x-request-id', requestId,
  ]
  if (verdict !== undefined) headers.push(
    'x-ratelimit-limit', verdict.limit,
    'x-ratelimit-remaining', verdict.remaining,
    // Whole Unix seconds: a request sent at that second succeeds.
    'x-ratelimit-reset', Math.ceil(verdict.resetsAt / 1000),
    'access-control-allow-origin', '*',
    'access-control-expose-headers', EXPOSED,
  )
  return headers
}

/** Adds headers, or sets them where they are in the list already. A client may have called its request like a header. */
export function setHeaders(list: HeaderList, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    const at = list.findIndex((word, place) => place % 2 === 0 && word === name)
    if (at === -1) list.push(name, value)
    else list[at + 1] = value
  }
}

/**
 * Text whose size is known. Counting the bytes of a text that is put together from parts joins them, and sending it
 * joins them again with its headers: at 6 kB that is a tenth of a request.
 */
export class SizedText {
  readonly text: string
  readonly bytes: number

  constructor(text: string, bytes = Buffer.byteLength(text)) {
    this.text = text
    this.bytes = bytes
  }
}

/** Ready text or bytes, or an object to be written as JSON. */
export type Answer = string | SizedText | Buffer | object

/** A good answer, with the status and the headers that its handler has given to the exchange. */
export function respond(exchange: Exchange, response: ServerResponse, answer: Answer): void {
  const body = bodyOf(answer)
  const bytes = answer instanceof SizedText ? answer.bytes : Buffer.byteLength(body)
  const headers = standardHeaders(exchange.id, exchange.verdict, bytes)
  if (exchange.added !== undefined) setHeaders(headers, exchange.added)
  write(response, exchange.status, headers, body, bytes)
}

function bodyOf(answer: Answer): string | Buffer {
  if (answer instanceof SizedText) return answer.text
  return typeof answer === 'string' || answer instanceof Buffer ? answer : JSON.stringify(answer)
}

/** An error. What a handler had set so far is dropped. */
export function respondError(
  exchange: Exchange,
  response: ServerResponse,
  error: ServiceError,
  { status, body }: { readonly status: number; readonly body: string },
): void {
  const bytes = Buffer.byteLength(body)
  const headers = standardHeaders(exchange.id, exchange.verdict, bytes)
  const { allow, retryAfterSeconds } = error.details
  if (Array.isArray(allow)) headers.push('allow', allow.join(', '))
  if (error.code === 'SERVICE_UNAVAILABLE') headers.push('retry-after', RETRY_WHEN_UNAVAILABLE_SECONDS)
  else if (typeof retryAfterSeconds === 'number') headers.push('retry-after', retryAfterSeconds)
  // A body too long to be read to its end.
  if (error.code === 'PAYLOAD_TOO_LARGE' && !response.req.complete) response.shouldKeepAlive = false
  write(response, status, headers, body, bytes)
}

function write(
  response: ServerResponse,
  status: number,
  headers: HeaderList,
  body: string | Buffer,
  bytes: number,
): void {
  if (response.destroyed || response.headersSent) return
  if (isStopping(response.req.socket)) response.shouldKeepAlive = false
  response.writeHead(status, bytes === 0 ? withoutBody(status, headers) : headers)
  if (response.req.method === 'HEAD') response.end()
  // As many bytes as characters: all ASCII, which needs no encoding on its way out.
  else response.end(body, bytes === body.length ? 'latin1' : 'utf8')
}

/** Answers of these two statuses have no length; any other that is empty says so. */
function withoutBody(status: number, headers: HeaderList): HeaderList {
  const rest = headers.slice(OF_BODY)
  return status === 204 || status === 304 ? rest : ['content-length', 0, ...rest]
}

/** A server that no longer listens is about to stop: the client must not send another request on this connection. */
const isStopping = ({ server }: Socket) => server?.listening === false
