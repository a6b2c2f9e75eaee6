import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { testParts, testService } from '../../test/service.ts'
import { listening, send } from '../../test/socket-client.ts'
import { undisturbed } from '../../test/until.ts'

/** A request whose address, names and values of headers have the given number of bytes together: these are what Node counts. */
function requestOf(countedBytes: number): string {
  const [path, host, name] = ['/v1/tarot/health', 'Hostx', 'X-Long']
  const long = 'x'.repeat(countedBytes - path.length - host.length - name.length)
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n${name}: ${long}\r\n\r\n`
}

async function statusOf(socket: Socket, request = requestOf(100)): Promise<string> {
  const response = await send(socket, request)
  return response.split('\r\n', 1)[0]!
}

test('a server says at which address it listens', async (t) => {
  const { address, port } = await listening(t)
  assert.equal(address, `http://127.0.0.1:${port}`)
})

test('a server on all interfaces names the loopback address, where it can be reached', async (t) => {
  const service = testService(testParts())
  t.after(() => service.close())
  const bound = t.mock.method(service.server, 'address')
  for (const [address, shown] of [
    ['0.0.0.0', 'http://127.0.0.1:8080'],
    ['::', 'http://[::1]:8080'],
    ['2001:db8::1', 'http://[2001:db8::1]:8080'],
    ['192.0.2.1', 'http://192.0.2.1:8080'],
  ]) {
    bound.mock.mockImplementation(() => ({ address: address!, port: 8080, family: '' }))
    assert.equal(await service.listen({ host: '127.0.0.1', port: 0 }), shown)
    await service.close()
  }
})

const SETTINGS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 72_000,
  timeout: 60_000,
  maxConnections: 10_000,
  connectionsCheckingInterval: 500,
}

test('a client has 10 s for a head, 20 s for a request, 72 s until its next one, and 60 s of silence, looked at twice a second', () => {
  const { server } = testService(testParts())
  assert.partialDeepStrictEqual(server, SETTINGS)
})

test('a head of less than 16,384 bytes is read, a longer one is refused with 431', async (t) => {
  const { open } = await listening(t)
  assert.equal(await statusOf(await open(), requestOf(16_383)), 'HTTP/1.1 200 OK')
  assert.equal(
    await statusOf(await open(), requestOf(16_384)),
    'HTTP/1.1 431 Request Header Fields Too Large',
  )
})

const activeTimers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout')

test('a server that was shut down closes idle connections and leaves no timer that keeps the process alive', async (t) => {
  const { open, service } = await listening(t)
  const idle = await open()
  assert.equal(await statusOf(idle), 'HTTP/1.1 200 OK')
  const before = activeTimers()
  const closed = once(idle, 'close')
  await service.shutDown()
  await closed
  assert.deepEqual(activeTimers(), before)
})

/** As a process does that the system does not run for a while, or that computes for long. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test('a drained server that stood still serves the connections that were made meanwhile before it stops listening', (t) =>
  undisturbed(async () => {
    const { port, service } = await listening(t)
    service.sendClientsElsewhere()
    const over = service.shutDown()
    const late = connect({ port, host: '127.0.0.1' })
    t.after(() => late.destroy())
    // Now the system has accepted the connection, and the server has not seen it yet.
    await new Promise(process.nextTick)
    standStill(200)
    assert.equal(await statusOf(late), 'HTTP/1.1 200 OK')
    await over
    // It listens for a second at most, however long it stood still.
  }, 600))
