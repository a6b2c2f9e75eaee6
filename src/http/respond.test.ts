import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { ServiceError } from '../errors.ts'
import { Exchange } from './exchange.ts'
import { respond, respondError, setHeaders, standardHeaders } from './respond.ts'

test('a header replaces the one with the same name, and never a value that equals its name', () => {
  const list = standardHeaders(
    { id: 'etag', verdict: undefined, allowedOrigin: '*', mayBeMarkdown: false, isCompressible: false },
    2,
  )
  setHeaders(list, { 'cache-control': 'private', etag: '"1"' })
  const pairs = Array.from({ length: list.length / 2 }, (_, n) => [list[2 * n], list[2 * n + 1]])
  assert.deepEqual(Object.fromEntries(pairs), {
    'content-type': 'application/json; charset=utf-8',
    'content-length': 2,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private',
    'x-request-id': 'etag',
    etag: '"1"',
  })
  assert.equal(pairs.length, 6)
})

const VERDICT = { limit: 30, remaining: 12, resetsAt: 1_700_000_000_001, refusedBy: undefined }

interface Sent {
  status: number
  headers: Record<string, string | number>
  body: unknown
  encoding?: string
  isKeptAlive: boolean
}

/** What a client gets, from an exchange and a way to respond to it. */
function sent(
  send: (exchange: Exchange, response: ServerResponse) => void,
  { method = 'GET', isListening = true, isComplete = true, ...state }: Record<string, unknown> = {},
): Sent | undefined {
  let status = 0
  let list: (string | number)[] = []
  let ended: unknown[] | undefined
  const response = {
    destroyed: false,
    headersSent: false,
    shouldKeepAlive: true,
    req: { method, complete: isComplete, socket: { server: { listening: isListening } } },
    writeHead: (code: number, headers: (string | number)[]) => {
      status = code
      list = headers
    },
    end: (...given: unknown[]) => {
      ended = given
    },
    ...state,
  }
  const exchange = new Exchange({ headers: { 'x-request-id': 'own' }, socket: {} })
  send(exchange, response as unknown as ServerResponse)
  if (ended === undefined) return undefined
  const names = list.filter((_, at) => at % 2 === 0)
  const headers = Object.fromEntries(names.map((name, at) => [name, list[2 * at + 1]!]))
  const [body, encoding] = ended
  return {
    status,
    headers,
    body,
    ...(encoding !== undefined && { encoding: String(encoding) }),
    isKeptAlive: response.shouldKeepAlive,
  }
}

const STANDARD = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': 2,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'x-request-id': 'own',
}

test('a response has its length, its id, no-store and nosniff', () => {
  assert.deepEqual(
    sent((exchange, response) => respond(exchange, response, '{}')),
    {
      status: 200,
      headers: STANDARD,
      body: '{}',
      encoding: 'latin1',
      isKeptAlive: true,
    },
  )
  const wide = sent((exchange, response) => respond(exchange, response, 'é'))
  assert.deepEqual([wide?.headers['content-length'], wide?.encoding], [2, 'utf8'])
})

test('a counted response has the headers of its limit, the reset in whole seconds, and the CORS headers', () => {
  const { headers } = sent((exchange, response) =>
    respond(Object.assign(exchange, { verdict: VERDICT }), response, '{}'),
  )!
  assert.deepEqual(headers, {
    ...STANDARD,
    'x-ratelimit-limit': 30,
    'x-ratelimit-remaining': 12,
    'x-ratelimit-reset': 1_700_000_001,
    'access-control-expose-headers':
      'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, Retry-After, ETag',
    'access-control-allow-origin': '*',
  })
})

test('a response says by which headers of the request it varies', () => {
  const vary = (state: object) =>
    sent((exchange, response) => respond(Object.assign(exchange, state), response, '{}'))!.headers.vary
  const [verdict, allowedOrigin] = [VERDICT, 'https://app.example.org']
  assert.deepEqual(
    [
      {},
      { isCompressible: true },
      { mayBeMarkdown: true },
      { mayBeMarkdown: true, isCompressible: true },
      { verdict, allowedOrigin },
      { verdict, allowedOrigin, isCompressible: true },
      { verdict, allowedOrigin: undefined, mayBeMarkdown: true },
      { verdict, allowedOrigin, mayBeMarkdown: true, isCompressible: true },
      // Nothing is said of origins outside of the API.
      { allowedOrigin },
    ].map(vary),
    [
      undefined,
      'Accept-Encoding',
      'Accept',
      'Accept, Accept-Encoding',
      'Origin',
      'Origin, Accept-Encoding',
      'Origin, Accept',
      'Origin, Accept, Accept-Encoding',
      undefined,
    ],
  )
})

test('HEAD has the headers of GET and no body; nothing is written twice, or to a client that has gone', () => {
  const ok = (exchange: Exchange, response: ServerResponse) => respond(exchange, response, '{}')
  assert.deepEqual(
    [sent(ok, { method: 'HEAD' })?.headers, sent(ok, { method: 'HEAD' })?.body],
    [STANDARD, undefined],
  )
  assert.equal(sent(ok, { destroyed: true }), undefined)
  assert.equal(sent(ok, { headersSent: true }), undefined)
  assert.equal(sent(ok, { isListening: false })?.isKeptAlive, false)
})

test('an empty response has no type; its length is 0, and none with 204 and 304', () => {
  const { 'content-type': _, 'content-length': __, ...rest } = STANDARD
  const empty = (status: number) =>
    sent((exchange, response) => respond(Object.assign(exchange, { status }), response, ''))!.headers
  assert.deepEqual(empty(200), { 'content-length': 0, ...rest })
  assert.deepEqual(empty(204), rest)
  assert.deepEqual(empty(304), rest)
})

test('the headers of an error are Retry-After, Allow and WWW-Authenticate: Bearer', () => {
  const failed = (error: ServiceError, state: object = {}, type?: string) =>
    sent(
      (exchange, response) =>
        respondError(exchange, response, error, {
          status: 400,
          body: {},
          ...(type !== undefined && { type }),
        }),
      state as Record<string, unknown>,
    )!
  const extra = (error: ServiceError) => {
    const names = Object.entries(failed(error).headers).filter(([name]) => !(name in STANDARD))
    return Object.fromEntries(names)
  }
  assert.deepEqual(extra(new ServiceError('NOT_FOUND', '')), {})
  assert.deepEqual(extra(new ServiceError('METHOD_NOT_ALLOWED', '', { allow: ['GET', 'HEAD'] })), {
    allow: 'GET, HEAD',
  })
  assert.deepEqual(extra(new ServiceError('SERVICE_UNAVAILABLE', '')), { 'retry-after': 2 })
  assert.deepEqual(extra(new ServiceError('RATE_LIMIT_EXCEEDED', '', { retryAfterSeconds: 7 })), {
    'retry-after': 7,
  })
  assert.deepEqual(extra(new ServiceError('INVALID_API_KEY', '')), { 'www-authenticate': 'Bearer' })
  assert.equal(
    failed(new ServiceError('NOT_FOUND', ''), {}, 'text/markdown').headers['content-type'],
    'text/markdown',
  )
})

test('after a body that was not read to its end the connection closes', () => {
  const tooLarge = (isComplete: boolean) =>
    sent(
      (exchange, response) =>
        respondError(exchange, response, new ServiceError('PAYLOAD_TOO_LARGE', ''), {
          status: 413,
          body: 'x',
        }),
      { isComplete },
    )!.isKeptAlive
  assert.deepEqual([tooLarge(true), tooLarge(false)], [true, false])
})
