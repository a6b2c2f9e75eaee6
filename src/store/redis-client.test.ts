/** Connections to a fake server, and scripts that it knows or does not. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { FakeRedis, text } from '../../test/fake-redis.ts'
import { until } from '../../test/until.ts'
import { connectToRedis, runScript, script } from './redis-client.ts'

async function faked(t: TestContext, reply: FakeRedis['reply'] = () => undefined) {
  const server = await FakeRedis.start()
  t.after(() => server.close())
  server.reply = reply
  return server
}

test('one server is asked in the words given, until the connection is lost, which is logged', async (t) => {
  const server = await faked(t, ([command]) => (command === 'GET' ? text('kept') : undefined))
  const lost: unknown[] = []
  const client = await connectToRedis(server.url, (error) => lost.push(error))
  assert.equal(client.isOpen, true)
  assert.equal(await client.send('a key', ['GET', 'k']), 'kept')
  assert.equal(server.commands.at(-1), 'GET k')
  assert.equal(lost.length, 0)
  server.cut()
  await until('it is logged', () => lost.length > 0)
  assert.equal(client.isOpen, false)
  await assert.rejects(client.send('a key', ['GET', 'k']), 'no command waits for a connection')
  assert.equal(server.made, 1, 'and none is made')
})

test('a connection that is no longer needed is closed', async (t) => {
  const server = await faked(t)
  const client = await connectToRedis(server.url, () => {})
  assert.equal(server.open, 1)
  client.destroy()
  assert.equal(client.isOpen, false)
  await until('it is closed', () => server.open === 0)
})

test('a server that does not tell what it is, is used as one', async (t) => {
  const server = await faked(t, ([command]) => (command === 'INFO' ? '-NOPERM no\r\n' : undefined))
  const client = await connectToRedis(server.url, () => {})
  assert.deepEqual([client.isOpen, server.made], [true, 1])
  client.destroy()
})

test('a server that connects and then says nothing is given up, and the connection closed', async (t) => {
  const server = await faked(t, ([command]) => (command === 'INFO' ? '' : undefined))
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const connecting = connectToRedis(server.url, () => {})
  const given = assert.rejects(connecting, /no answer within 1000 ms/)
  while (!server.commands.some((command) => command.startsWith('INFO'))) await new Promise(setImmediate)
  assert.equal(server.commands.at(-1), 'INFO cluster')
  t.mock.timers.tick(999)
  await new Promise(setImmediate)
  assert.equal(server.open, 1)
  t.mock.timers.tick(1)
  await given
  while (server.open > 0) await new Promise(setImmediate)
})

test('where nobody listens there is no connection', async () => {
  const server = await FakeRedis.start()
  const { url } = server
  server.close()
  await assert.rejects(connectToRedis(url, () => {}))
})

const IN_CLUSTER = text('# Cluster\r\ncluster_enabled:1\r\n')

/** One node that holds all slots. */
const slots = (port: number) =>
  `*1\r\n*3\r\n:0\r\n:16383\r\n*3\r\n${text('127.0.0.1')}:${port}\r\n${text('a'.repeat(40))}`

test('a node of a cluster leads to the cluster, with the name and the password of the URL', async (t) => {
  const server: FakeRedis = await faked(t, ([command, word]) => {
    if (command === 'INFO') return IN_CLUSTER
    if (command === 'CLUSTER' && word === 'SLOTS') return slots(server.port)
    return command === 'GET' ? text('kept') : undefined
  })
  const lost: unknown[] = []
  const url = `redis://some%20one:p%40ss@127.0.0.1:${server.port}`
  const client = await connectToRedis(url, (error) => lost.push(error))
  assert.equal(await client.send('k', ['GET', 'k']), 'kept')
  assert.equal(client.isOpen, true)
  const logins = server.commands.filter((command) => /^(AUTH|HELLO)/.test(command))
  assert.ok(logins.length >= 3, 'at the first look, at the slots, and at the node')
  assert.ok(
    logins.every((login) => login.includes('some one p@ss')),
    logins.join(),
  )
  server.cut()
  await until('it is logged', () => lost.length > 0)
  await until('it is not open', () => !client.isOpen)
  client.destroy()
  await until('it is closed', () => server.open === 0)
})

test('a cluster that cannot be joined leaves no connection', async (t) => {
  const server = await faked(t, ([command]) => {
    if (command === 'INFO') return IN_CLUSTER
    return command === 'CLUSTER' ? '-CLUSTERDOWN not now\r\n' : undefined
  })
  await assert.rejects(connectToRedis(server.url, () => {}))
  await until('all are closed', () => server.open === 0)
})

test('a script is named by the SHA-1 of its text', () => {
  const sha = createHash('sha1').update('return 1').digest('hex')
  assert.deepEqual(script('return 1'), { text: 'return 1', sha })
})

test('a script is run by its name, and by its text where the server does not know it; other errors are thrown', async () => {
  const sent: unknown[] = []
  const asked = (failure: unknown) => {
    const send = async (key: string, words: readonly string[]) => {
      sent.push([key, ...words])
      if (words[0] === 'EVALSHA' && failure !== undefined) throw failure
      return 'done'
    }
    return runScript(
      { send, isOpen: true, destroy() {} },
      { text: 'TEXT', sha: 'SHA' },
      ['k1', 'k2'],
      ['v', 3],
    )
  }
  const byName = ['k1', 'EVALSHA', 'SHA', '2', 'k1', 'k2', 'v', '3']
  const byText = ['k1', 'EVAL', 'TEXT', '2', 'k1', 'k2', 'v', '3']
  assert.equal(await asked(undefined), 'done')
  assert.deepEqual(sent.splice(0), [byName])
  assert.equal(await asked(new Error('NOSCRIPT No matching script.')), 'done')
  assert.deepEqual(sent.splice(0), [byName, byText])
  for (const failure of [new Error('READONLY or NOSCRIPT'), 'NOSCRIPT']) {
    await assert.rejects(asked(failure), (error) => error === failure)
    assert.deepEqual(sent.splice(0), [byName])
  }
})
