/** Counters that fail are a bug in the service (stores have fallbacks): the answer is 500 everywhere, without details. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { testParts, testService } from '../../test/service.ts'

const failing = (count: () => never | Promise<never>) =>
  testService(testParts({}, { counters: { count, charge: count, close: () => undefined } }))

const WAYS = {
  'at once': await failing(() => {
    throw new Error('secret detail')
  }),
  later: await failing(() => Promise.reject(new Error('secret detail'))),
}

for (const [how, service] of Object.entries(WAYS)) {
  test(`counters that fail ${how} are a 500, at an endpoint and where there is none`, async () => {
    const requests = [
      { method: 'POST', url: '/v1/tarot/daily-card', payload: {} },
      { method: 'GET', url: '/v1/astrology/health' },
      { method: 'GET', url: '/v1/nothing-here' },
      { method: 'DELETE', url: '/v1/tarot/daily-card' },
      { method: 'GET', url: '/v1/%zz' },
    ] as const
    for (const request of requests) {
      const reply = await service.inject(request)
      assert.equal(reply.statusCode, 500, request.url)
      assert.doesNotMatch(reply.body, /secret/)
    }
  })
}

test('malformed requests get the same 500', async () => {
  const service = WAYS.later
  await service.listen({ host: '127.0.0.1', port: 0 })
  after(() => service.close())
  const { port } = service.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  let logged = ''
  socket.on('data', (chunk) => {
    logged += chunk
  })
  socket.write('GET /v1/ HTTP/1.1\r\nnot a header\r\n\r\n')
  await once(socket, 'close')
  assert.match(logged, /^HTTP\/1\.1 500 /)
  assert.match(logged, /INTERNAL_ERROR/)
  assert.doesNotMatch(logged, /secret/)
})
