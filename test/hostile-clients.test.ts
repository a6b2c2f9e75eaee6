/** Clients that mean no good, or behave so: what one of them can take is bounded. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { test } from 'node:test'
import { pino } from 'pino'
import type { Endpoint } from '../src/api/endpoint.ts'
import { Metrics } from '../src/http/metrics.ts'
import { MAX_WAITING } from '../src/http/pipelining.ts'
import { MAX_UNREAD_BYTES } from '../src/http/unread-answers.ts'
import { testParts } from './service.ts'
import { GET, listening, send } from './socket-client.ts'
import { undisturbed } from './until.ts'

const ask = (socket: Socket) => send(socket, GET('/v1/tarot/health'))

/** Answers with a megabyte, or more, and says how often it has begun to. */
function megabyte(bytes = 1_000_000) {
  let begun = 0
  const endpoint: Endpoint = {
    method: 'GET',
    path: '/megabyte',
    operation: 'megabyte',
    limit: 'health',
    tag: 'System',
    summary: '',
    response: { description: '', mediaType: 'text/plain' },
    answer: () => {
      begun++
      return 'x'.repeat(bytes)
    },
  }
  return { endpoint, begun: () => begun }
}

test('a client that sends ahead and does not read gets no more answers made than its socket takes', async (t) => {
  const { endpoint, begun } = megabyte()
  const { open } = await listening(t, testParts({ RATE_LIMITS: 'off' }), [endpoint])
  const greedy = await open()
  greedy.pause()
  greedy.write(GET('/v1/megabyte').repeat(1 + MAX_WAITING))
  const other = await open()
  for (let n = 0; n < 50; n++) assert.match(await ask(other), /^HTTP\/1\.1 200/)
  assert.ok(begun() > 0)
  assert.ok(begun() <= MAX_WAITING, `${begun()} megabytes`)
})

test('connections that do not read large answers keep a bounded part of the memory: the first of them is closed', async (t) => {
  const { endpoint } = megabyte(MAX_UNREAD_BYTES / 2)
  const { open } = await listening(t, testParts({ RATE_LIMITS: 'off' }), [endpoint])
  const [first, second, third, fourth] = [await open(), await open(), await open(), await open()]
  const closed = once(first, 'close')
  for (const socket of [first, second, third, fourth]) {
    socket.pause()
    socket.write(GET('/v1/megabyte'))
    await once(socket, 'readable')
  }
  first.resume()
  await closed
  assert.ok(first.bytesRead < MAX_UNREAD_BYTES / 2)
  assert.match(await ask(await open()), /^HTTP\/1\.1 200/)
})

test('clients that send thousands of requests ahead are disconnected, each after one answer at most, and others are served', async (t) => {
  const { endpoint, begun } = megabyte()
  const { open } = await listening(t, testParts({ RATE_LIMITS: 'off' }), [endpoint])
  const flood = GET('/v1/megabyte').repeat(3_000)
  const crowd = await Promise.all(Array.from({ length: 5 }, open))
  const closed = crowd.map((socket) => new Promise((resolve) => socket.on('close', resolve)))
  for (const socket of crowd) socket.write(flood)
  await Promise.all(closed)
  assert.ok(begun() <= crowd.length, `${begun()} megabytes`)
  assert.match(await ask(await open()), /^HTTP\/1\.1 200/)
})

test('an address with too many connections loses its oldest idle one, and the new one is served', async (t) => {
  const { open } = await listening(t, testParts({ CONNECTIONS_PER_ADDRESS: '3' }))
  const [first, second, third] = [await open(), await open(), await open()]
  for (const socket of [first, second, third]) await ask(socket)
  const closed = once(first, 'close')
  const fourth = await open()
  await closed
  for (const socket of [second, third, fourth]) assert.match(await ask(socket), /^HTTP\/1\.1 200/)
})

test('an address whose connections are all busy gets no more; that is counted, and logged once', async (t) => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const metrics = new Metrics()
  const { open, service } = await listening(t, testParts({ CONNECTIONS_PER_ADDRESS: '2' }, { log, metrics }))
  for (let n = 0; n < 2; n++) {
    const busy = await open()
    const asked = once(service.server, 'request')
    busy.write(
      'POST /v1/tarot/daily-card HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    )
    await asked
  }
  for (let n = 0; n < 3; n++) {
    const refused = await open()
    refused.resume()
    await once(refused, 'close')
    assert.equal(refused.bytesRead, 0)
  }
  assert.match(await metrics.registry.metrics(), /^augury_connections_refused_total 3$/m)
  assert.deepEqual(
    lines.map((line) => JSON.parse(line)).map(({ client, refused }) => ({ client, refused })),
    [{ client: '127.0.0.1', refused: 1 }],
  )
})

test('a trusted proxy may have as many connections as it likes', async (t) => {
  const environment = { CONNECTIONS_PER_ADDRESS: '2', TRUST_PROXY: '127.0.0.1' }
  const { open } = await listening(t, testParts(environment))
  const sockets = [await open(), await open(), await open(), await open()]
  for (const socket of sockets) assert.match(await ask(socket), /^HTTP\/1\.1 200/)
})

test('a service that was drained takes connections until none has come for a moment', (t) =>
  // The moment is a tenth of a second.
  undisturbed(async () => {
    const { open, service } = await listening(t, testParts())
    service.sendClientsElsewhere()
    const over = service.shutDown()
    for (let n = 0; n < 3; n++) {
      const late = await open()
      assert.match(await ask(late), /^HTTP\/1\.1 200.*connection: close/is)
    }
    await over
    assert.equal(service.server.listening, false)
  }, 40))
