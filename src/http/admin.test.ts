import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { adminServer } from './admin.ts'

test('the admin port answers to names of this machine with its own port, and says why it is not ready', async (t) => {
  let sentence: string | undefined
  const admin = adminServer({ metricsText: async () => '', obstacle: async () => sentence })
  t.after(() => admin.close())
  admin.listen(0, '127.0.0.1')
  await once(admin, 'listening')
  const { port } = admin.address() as { port: number }
  const ask = async (host: string) => {
    const headers = { host, connection: 'close' }
    const [answer] = (await once(get({ port, host: '127.0.0.1', path: '/readyz', headers }), 'response')) as [
      IncomingMessage,
    ]
    return { status: answer.statusCode, text: (await answer.toArray()).join('') }
  }
  for (const host of [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `LocalHost:${port}`,
    `[::1]:${port}`,
    `127.1.2.3:${port}`,
  ])
    assert.equal((await ask(host)).status, 200, host)
  for (const host of [
    `evil.example:${port}`,
    `localhost.evil.example:${port}`,
    `127.0.0.1.evil.example:${port}`,
    `203.0.113.7:${port}`,
    'localhost',
    `localhost:${port + 1}`,
  ])
    assert.equal((await ask(host)).status, 421, host)
  sentence = 'Thread 2 has not answered for a second.'
  assert.deepEqual(await ask(`localhost:${port}`), { status: 503, text: `not ready: ${sentence}\n` })
})
