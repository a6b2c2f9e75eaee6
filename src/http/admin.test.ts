import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { adminServer } from './admin.ts'

/** The answer of `/readyz` to somebody who asks for this host. */
async function request(port: number, host: string) {
  const headers = { host, connection: 'close' }
  const [answer] = (await once(get({ port, host: '127.0.0.1', path: '/readyz', headers }), 'response')) as [
    IncomingMessage,
  ]
  return { status: answer.statusCode, text: (await answer.toArray()).join('') }
}

test('the admin port answers to names of this machine with its own port, and says why it is not ready', async (t) => {
  let sentence: string | undefined
  const admin = adminServer({ metricsText: async () => '', obstacle: async () => sentence }, '127.0.0.1')
  t.after(() => admin.close())
  admin.listen(0, '127.0.0.1')
  await once(admin, 'listening')
  const { port } = admin.address() as { port: number }
  const ask = (host: string) => request(port, host)
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
  const posted = await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })
  assert.deepEqual(
    [posted.status, posted.headers.get('allow'), await posted.text()],
    [405, 'GET, HEAD', 'Use GET.\n'],
  )
  const elsewhere = await fetch(`http://127.0.0.1:${port}/v1/health`)
  assert.deepEqual(
    [elsewhere.status, await elsewhere.text()],
    [404, 'There are /metrics, /healthz and /readyz.\n'],
  )
  sentence = 'Thread 2 has not answered for a second.'
  assert.deepEqual(await ask(`localhost:${port}`), { status: 503, text: `not ready: ${sentence}\n` })
})

test('on an address of the network it answers to any address and its own name, and to no other name', async (t) => {
  const admin = adminServer(
    { metricsText: async () => '', obstacle: async () => undefined },
    'probes.internal',
  )
  t.after(() => admin.close())
  admin.listen(0, '127.0.0.1')
  await once(admin, 'listening')
  const { port } = admin.address() as { port: number }
  for (const host of ['10.1.2.3:9090', '10.1.2.3', '[fd00::7]:9090', 'localhost:1', 'probes.internal:9090'])
    assert.equal((await request(port, host)).status, 200, host)
  for (const host of ['evil.example:9090', '10.1.2.3.evil.example', '[evil]:9090'])
    assert.equal((await request(port, host)).status, 421, host)
})
