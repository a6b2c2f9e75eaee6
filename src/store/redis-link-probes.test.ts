/** When the link to Redis is used, dropped and made anew. Redis is a fake. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { FakeRedis, OK } from '../../test/fake-redis.ts'
import { until } from '../../test/until.ts'
import { RedisLink } from './redis-link.ts'

const READ_ONLY = '-READONLY You can’t write against a read only replica.\r\n'
const PROBE = 'SET augury:probe 1 PX 10000'

async function linked(t: TestContext, probe: FakeRedis['reply'] = () => OK, timeoutMs = 60_000) {
  const server = await FakeRedis.start()
  server.reply = (words) => (words[0] === 'SET' ? probe(words) : undefined)
  const logged: string[] = []
  const link = new RedisLink({
    url: server.url,
    timeoutMs,
    onFailure: (error) => logged.push((error as Error).message),
    onRecovery: () => logged.push('back'),
  })
  t.after(() => {
    link.close()
    server.close()
  })
  const probes = () => server.commands.filter((command) => command === PROBE).length
  const untilWell = () => until('the link is well', () => link.breaker.isWell)
  return { server, link, logged, probes, untilWell }
}

test('a server is used after three writes that it takes, and there is no connection before', async (t) => {
  const { server, link, logged, probes, untilWell } = await linked(t)
  assert.throws(() => link.client, /no connection/)
  assert.equal(link.breaker.isWell, false)
  await untilWell()
  assert.equal(probes(), 3)
  assert.deepEqual([link.breaker.flips, logged, server.made], [0, [], 1])
  assert.equal(await link.client.send('k', ['PING']), 'OK')
})

test('three in a row: one that fails begins the row anew, over a new connection', async (t) => {
  let writes = 0
  const { server, logged, probes, untilWell } = await linked(t, () => (++writes === 3 ? READ_ONLY : OK))
  await untilWell()
  assert.equal(probes(), 6)
  assert.equal(server.made, 2)
  assert.match(logged.join(), /^READONLY .*,back$/)
  await until('the first is closed', () => server.open === 1)
})

test('a server that is only slow keeps its connection, and is used when it is quick', async (t) => {
  let isSlow = true
  const { server, probes, logged, untilWell } = await linked(
    t,
    async () => {
      if (isSlow) await wait(60)
      isSlow = false
      return OK
    },
    20,
  )
  await untilWell()
  assert.ok(probes() >= 4)
  assert.equal(server.made, 1)
  assert.match(logged[0]!, /no answer within 20 ms/)
})

test('a connection that was lost is made anew', async (t) => {
  const { server, link, logged, untilWell } = await linked(t)
  await untilWell()
  const { client } = link
  server.cut()
  await until('it is logged', () => logged.length > 0)
  assert.equal(link.breaker.isWell, false)
  await untilWell()
  assert.notEqual(link.client, client)
  assert.equal(server.made, 2)
})

test('a link that is closed has no connection, and makes none', async (t) => {
  const { server, link, untilWell } = await linked(t)
  await untilWell()
  link.close()
  assert.throws(() => link.client, /no connection/)
  await until('it is closed', () => server.open === 0)
})

test('a link that is closed while it fails does not try again', async (t) => {
  const { server, link, logged } = await linked(t, () => READ_ONLY)
  await until('it has failed', () => logged.length > 0)
  link.close()
  await until('it is closed', () => server.open === 0)
  const other = await linked(t, () => READ_ONLY)
  await until('another has tried again', () => other.server.made === 2)
  assert.equal(server.made, 1)
})

test('a link that is closed while it connects closes the connection as soon as it is made', async (t) => {
  const { server, link } = await linked(t)
  let connect = () => {}
  const isClosed = new Promise<void>((resolve) => (connect = resolve))
  server.reply = async ([command]) => {
    if (command === 'INFO') await isClosed
    return undefined
  }
  await until('it connects', () => server.commands.some((command) => command.startsWith('INFO')))
  link.close()
  connect()
  await until('it is closed', () => server.open === 0)
})
