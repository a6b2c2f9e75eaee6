import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { BlockList } from 'node:net'
import { Duplex } from 'node:stream'
import { test } from 'node:test'
import { pino } from 'pino'
import { Connections, type ServingSocket } from './connections.ts'
import { Metrics } from './metrics.ts'
import type { HttpParts } from './parts.ts'
import { rawErrors } from './raw-errors.ts'

/** A server to which clients connect by an event, and what was logged and counted. */
function server(config: object) {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const metrics = new Metrics()
  const events = new EventEmitter() as Server
  new Connections(events, { config, log, metrics } as unknown as HttpParts)
  const connect = (remoteAddress: string, isBusy = false) => {
    const socket = new EventEmitter() as ServingSocket & { isDestroyed: boolean }
    Object.assign(socket, {
      remoteAddress,
      isDestroyed: false,
      _httpMessage: isBusy ? {} : null,
      destroy: () => Object.assign(socket, { isDestroyed: true }),
    })
    events.emit('connection', socket)
    return socket
  }
  const refused = async () =>
    (await metrics.registry.getSingleMetric('augury_connections_refused_total')!.get()).values[0]!.value
  return { connect, lines, refused }
}

test('an address that has used up its connections is refused, which is logged once a minute with the number', async (t) => {
  let now = 1_000
  t.mock.method(performance, 'now', () => now)
  const { connect, lines, refused } = server({ connectionsPerAddress: 2 })
  const [first, second] = [connect('203.0.113.7', true), connect('203.0.113.7', true)]
  assert.equal(connect('203.0.113.7').isDestroyed, true)
  assert.deepEqual([first.isDestroyed, second.isDestroyed], [false, false])
  assert.equal(connect('203.0.113.8').isDestroyed, false, 'another address')
  assert.deepEqual(
    lines.map(({ client, refused }) => ({ client, refused })),
    [{ client: '203.0.113.7', refused: 1 }],
  )
  connect('203.0.113.7')
  now += 59_999
  connect('203.0.113.7')
  assert.equal(lines.length, 1)
  now += 1
  connect('203.0.113.7')
  assert.equal(lines[1]!.refused, 3)
  assert.equal(await refused(), 4)
})

test('for a new connection the oldest idle one is closed', () => {
  const { connect } = server({ connectionsPerAddress: 3 })
  const [busy, idle, newer] = [connect('203.0.113.7', true), connect('203.0.113.7'), connect('203.0.113.7')]
  assert.equal(connect('203.0.113.7').isDestroyed, false)
  assert.deepEqual([busy.isDestroyed, idle.isDestroyed, newer.isDestroyed], [false, true, false])
})

test('a connection that has ended makes room, and a /64 is one address', () => {
  const { connect } = server({ connectionsPerAddress: 1 })
  const first = connect('2001:db8:1:2::1', true)
  assert.equal(connect('2001:db8:1:2::ffff').isDestroyed, true)
  assert.equal(connect('2001:db8:1:3::1', true).isDestroyed, false)
  first.emit('close')
  assert.equal(connect('2001:db8:1:2::ffff').isDestroyed, false)
})

test('a trusted proxy may open as many as it likes', () => {
  const trustProxy = new BlockList()
  trustProxy.addSubnet('10.0.0.0', 8)
  const { connect } = server({ connectionsPerAddress: 1, trustProxy })
  for (let n = 0; n < 3; n++) assert.equal(connect('10.1.2.3', true).isDestroyed, false)
})

test('when a client sends several errors, only the first is answered', () => {
  const answered: unknown[] = []
  const contract = { limitOf: () => undefined, limitOfMalformed: 0 }
  const { onClientError } = rawErrors(contract as never, async (request) => void answered.push(request.url))
  const socket = Object.assign(new Duplex({ read() {}, write: (_, __, done) => done() }), {
    bytesRead: 20,
    bytesWritten: 0,
  }) as unknown as ServingSocket
  const fault = Object.assign(new Error('Parse Error'), {
    code: 'HPE_INVALID_HEADER_TOKEN',
    rawPacket: Buffer.from('GET /v1/health HTTP/1.1\r\n\0'),
  })
  onClientError(fault, socket)
  onClientError(fault, socket)
  assert.deepEqual(answered, ['/v1/health'])
})
