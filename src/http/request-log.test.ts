import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { type Level, pino } from 'pino'
import { NOON, testParts } from '../../test/service.ts'
import { limitsFrom } from '../api/limits.ts'
import { apiKeysIn } from './api-keys-file.ts'
import { Exchange } from './exchange.ts'
import { Gate } from './gate.ts'
import { Metrics } from './metrics.ts'
import { logBug, requestLog } from './request-log.ts'

const [KEY] = apiKeysIn(JSON.stringify([{ name: 'shop', sha256: 'a'.repeat(64) }]), (given) =>
  limitsFrom(given, [], 'limits'),
)

/** A log, and the lines that were written into it. */
function logOf(level: Level) {
  const lines: string[] = []
  const log = pino({ level }, { write: (line: string) => lines.push(line) })
  return { log, lines: () => lines.map((line) => JSON.parse(line)) }
}

function exchangeOf(given: Partial<Exchange> = {}): Exchange {
  const headers = { 'x-request-id': 'id-of-the-request' }
  const request = { method: 'GET', url: '/v1/x', headers, socket: { remoteAddress: '192.0.2.7' } }
  return Object.assign(new Exchange(request), { route: '/v1/x', ...given })
}

function responseOf(statusCode: number, writableFinished = true): ServerResponse {
  return Object.assign(new EventEmitter(), { statusCode, writableFinished }) as ServerResponse
}

/** The line of a request whose response has ended. */
function lineOf(exchange: Exchange, response = responseOf(200)) {
  const { log, lines } = logOf('info')
  const parts = testParts({}, { log })
  requestLog(parts, new Gate(parts))!(exchange, response)
  assert.deepEqual(lines(), [], 'before the response has ended')
  response.emit('close')
  assert.equal(lines().length, 1)
  return lines()[0]
}

test('a request is logged with its time, method, route, status, duration, id and client', () => {
  const { ms, ...line } = lineOf(exchangeOf(), responseOf(404))
  assert.deepEqual(line, {
    level: 30,
    time: new Date(NOON).toISOString(),
    method: 'GET',
    route: '/v1/x',
    status: 404,
    requestId: 'id-of-the-request',
    client: '192.0.2.7',
    msg: 'request',
  })
})

test('the duration is in milliseconds, to the microsecond', (t) => {
  const clock = t.mock.method(performance, 'now', () => 5000)
  clock.mock.mockImplementationOnce(() => 4987.654_321)
  assert.equal(lineOf(exchangeOf()).ms, 12.346)
})

test('the client is the one for which the request was counted, or the name of its key, never the key itself', () => {
  const client = { high: 0xffff_ffff, low: 0xcb00_7109 }
  assert.equal(lineOf(exchangeOf({ client })).client, '203.0.113.9')
  assert.equal(lineOf(exchangeOf({ client, key: KEY })).client, 'key:shop')
})

test('a request without a route has the route null', () => {
  assert.equal(lineOf(exchangeOf({ route: null })).route, null)
})

test('a malformed request without a method is logged with the method null and counted as none', async () => {
  const malformed = () => exchangeOf({ request: { headers: {}, socket: {} } })
  assert.equal(lineOf(malformed(), responseOf(400)).method, null)
  const parts = testParts({}, { metrics: new Metrics() })
  const response = responseOf(400)
  requestLog(parts, new Gate(parts))!(malformed(), response)
  response.emit('close')
  assert.match(
    await parts.metrics!.registry.metrics(),
    /_count\{method="none",route="\/v1\/x",status="400"\} 1$/m,
  )
})

test('a client that left before its response was written got the status 0', () => {
  assert.equal(lineOf(exchangeOf(), responseOf(200, false)).status, 0)
})

test('without a log of requests the metrics still count them; without both nothing listens', async () => {
  const { log, lines } = logOf('warn')
  const parts = testParts({}, { log, metrics: new Metrics() })
  const response = responseOf(200)
  requestLog(parts, new Gate(parts))!(exchangeOf(), response)
  response.emit('close')
  assert.deepEqual(lines(), [])
  assert.match(
    await parts.metrics!.registry.metrics(),
    /^augury_http_request_seconds_count\{method="GET",route="\/v1\/x",status="200"\} 1$/m,
  )
  const silent = testParts({}, { log })
  assert.equal(requestLog(silent, new Gate(silent)), undefined)
})

test('a bug is logged with the id of its request; the client gets no other detail than that id', () => {
  const { log, lines } = logOf('error')
  const { code, message } = logBug(new TypeError('x is no function'), 'its-id', log)
  assert.equal(code, 'INTERNAL_ERROR')
  assert.doesNotMatch(message, /function/)
  const [{ level, err, requestId, msg }] = lines()
  assert.deepEqual(
    { level, type: err.type, message: err.message, requestId, msg },
    {
      level: 50,
      type: 'TypeError',
      message: 'x is no function',
      requestId: 'its-id',
      msg: 'a request failed with an internal error',
    },
  )
})
