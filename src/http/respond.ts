/** The only place that writes responses, successes and errors, of the API, the page, the pictures and the reference. */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ServiceError } from '../errors.ts'
import { CachedBody } from './cached-body.ts'
import type { Exchange, Headers } from './exchange.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const EXPOSED = 'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, Retry-After, ETag'
const RETRY_WHEN_UNAVAILABLE_SECONDS = 2

/** Names and values alternate: Node is a quarter faster with such a list than with an object. The headers about the body come first. */
export type HeaderList = (string | number)[]
const BODY_ENTRIES = 4

type HeaderInput = Pick<Exchange, 'id' | 'verdict' | 'allowedOrigin' | 'mayBeMarkdown' | 'isCompressible'>

/** The headers of every response (decisions 1.6, 1.9, §3). Outside `/v1` nothing is counted, so there is no verdict. */
// biome-ignore format: one header per line
export function standardHeaders(
  { id, verdict, allowedOrigin, mayBeMarkdown, isCompressible }: HeaderInput,
  bytes: number,
): HeaderList {
  const headers = [
    'content-type', JSON_TYPE,
    'content-length', bytes,
    'x-content-type-options', 'nosniff',
    'cache-control', 'no-store',
    'x-request-id', id,
  ]
  if (verdict !== undefined) headers.push(
    'x-ratelimit-limit', verdict.limit,
    'x-ratelimit-remaining', verdict.remaining,
    // Whole Unix seconds: a request sent at that second succeeds.
    'x-ratelimit-reset', Math.ceil(verdict.resetsAt / 1000),
    'access-control-expose-headers', EXPOSED,
  )
  if (verdict !== undefined && allowedOrigin !== undefined) headers.push('access-control-allow-origin', allowedOrigin)
  // A proxy must not give one site the response to another.
  const variesByOrigin = verdict !== undefined && allowedOrigin !== '*'
  const vary = VARY[(variesByOrigin ? 4 : 0) + (mayBeMarkdown ? 2 : 0) + (isCompressible ? 1 : 0)]!
  if (vary !== '') headers.push('vary', vary)
  return headers
}

/** Headers of the request on which the bytes depend, in every combination. */
const VARY = [
  '',
  'Accept-Encoding',
  'Accept',
  'Accept, Accept-Encoding',
  'Origin',
  'Origin, Accept-Encoding',
  'Origin, Accept',
  'Origin, Accept, Accept-Encoding',
] as const

/** Adds headers, or replaces them. Only names are compared, because a value, such as a client's request id, may equal a header's name. */
export function setHeaders(list: HeaderList, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    const at = list.findIndex((word, index) => index % 2 === 0 && word === name)
    if (at === -1) list.push(name, value)
    else list[at + 1] = value
  }
}

/** What a handler gives: text or bytes, or an object to be sent as JSON. */
export type AnswerBody = string | Buffer | CachedBody | object
export type ResponseBody = string | Buffer

/** The only place where an answer becomes JSON. */
export function responseBodyOf(answer: AnswerBody): ResponseBody {
  if (answer instanceof CachedBody) return answer.text
  return typeof answer === 'string' || answer instanceof Buffer ? answer : JSON.stringify(answer)
}

/** The object of an answer that is sent as JSON. */
export const objectOf = (answer: AnswerBody): object =>
  (answer instanceof CachedBody ? answer.content : answer) as object

/** Sends a successful response, with the status and the headers that the handler has set on the exchange. */
export function respond(exchange: Exchange, response: ServerResponse, body: ResponseBody): void {
  const bytes = Buffer.byteLength(body)
  const headers = standardHeaders(exchange, bytes)
  if (exchange.added !== undefined) setHeaders(headers, exchange.added)
  write(response, exchange.status, headers, body, bytes)
}

export interface ErrorAnswer {
  readonly status: number
  /** An object is sent as JSON. */
  readonly body: object | string
  /** Media type, if it is not JSON. */
  readonly type?: string
}

/** Sends an error. Headers and status set by the handler are ignored. */
export function respondError(
  exchange: Exchange,
  response: ServerResponse,
  error: ServiceError,
  { status, body: content, type }: ErrorAnswer,
): void {
  const body = typeof content === 'string' ? content : JSON.stringify(content)
  const bytes = Buffer.byteLength(body)
  const headers = standardHeaders(exchange, bytes)
  if (type !== undefined) setHeaders(headers, { 'content-type': type })
  const { allow, retryAfterSeconds } = error.details
  if (Array.isArray(allow)) headers.push('allow', allow.join(', '))
  if (error.code === 'SERVICE_UNAVAILABLE') headers.push('retry-after', RETRY_WHEN_UNAVAILABLE_SECONDS)
  else if (typeof retryAfterSeconds === 'number') headers.push('retry-after', retryAfterSeconds)
  if (error.code === 'INVALID_API_KEY') headers.push('www-authenticate', 'Bearer')
  // The rest of the body is not read, so the connection cannot be reused.
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
  // As many bytes as characters means that the text is ASCII, and latin1 is faster to encode.
  else response.end(body, bytes === body.length ? 'latin1' : 'utf8')
}

/** Responses with status 204 or 304 have no Content-Length; other empty responses have 0. */
function withoutBody(status: number, headers: HeaderList): HeaderList {
  const rest = headers.slice(BODY_ENTRIES)
  return status === 204 || status === 304 ? rest : ['content-length', 0, ...rest]
}

/** A server that no longer listens is stopping, so the client must not send another request on this connection. */
const isStopping = ({ server }: Socket) => server?.listening === false
