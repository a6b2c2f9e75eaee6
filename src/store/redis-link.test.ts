/** Redis behind a bad network, restarted, demoted or full: the local stand-ins answer, and the way back is found. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from 'redis'
import { FAULTS, FaultProxy } from '../../test/fault-proxy.ts'
import { startRedis } from '../../test/redis-server.ts'
import { MemoryCounters } from './memory-counters.ts'
import { RedisCounters } from './redis-counters.ts'
import { RedisLink } from './redis-link.ts'

const LIMITS = [{ group: 'charts', perMinute: 1_000, perDay: 1_000 }]
/** Long enough for a busy machine, shorter than the proxy's delay. */
const PATIENCE_MS = 100

const redis = await startRedis()
describe('the link to Redis', { skip: redis === undefined && 'no redis-server on the PATH' }, async () => {
  const proxy = await FaultProxy.before(redis?.port ?? 0)
  const told: string[] = []
  const link = new RedisLink({
    url: `redis://127.0.0.1:${proxy.port}`,
    patienceMs: PATIENCE_MS,
    onFailure: () => told.push('failure'),
    onRecovery: () => told.push('recovery'),
  })
  const standIn = new MemoryCounters(LIMITS, 10)
  const counters = new RedisCounters({ limits: LIMITS, link, standIn })
  const operator = createClient({ url: redis?.url ?? '' })
  after(async () => {
    link.close()
    operator.destroy()
    await proxy.close()
    await redis?.stop()
  })

  const count = async (low: number) => (await counters.count({ high: 1, low }, 0, Date.now())).remaining
  const untilWell = async () => {
    while (!link.watch.isWell) await wait(5)
  }
  const untilUnwell = async () => {
    while (link.watch.isWell) await count(9)
  }

  for (const [n, fault] of FAULTS.filter((each) => each !== 'none').entries())
    test(`${fault}: the local counters answer, and Redis does when it is over`, async () => {
      const client = 100 + n
      await untilWell()
      assert.equal(await count(client), 999)
      proxy.fault = fault
      await untilUnwell()
      const before = standIn.tracked
      assert.equal(await count(client), 999, 'the stand-in counts from the start')
      assert.ok(standIn.tracked >= before)
      proxy.fault = 'none'
      await untilWell()
      assert.equal(await count(client), 998, 'Redis goes on where it was')
    })

  test('a server that has forgotten its scripts is told again, and no count is lost', async () => {
    await operator.connect()
    await untilWell()
    assert.equal(await count(200), 999)
    await operator.scriptFlush()
    assert.equal(await count(200), 998)
    assert.equal(link.watch.isWell, true)
  })

  test('a server that became a replica is not used until it takes writes, and the connection is made anew', async () => {
    await untilWell()
    const id = () => operator.clientList().then((list) => list.map((each) => each.id).join())
    const before = await id()
    told.length = 0
    await operator.sendCommand(['REPLICAOF', '127.0.0.1', '1'])
    await untilUnwell()
    while (told.length === 0) await wait(5)
    assert.equal(await count(201), 999)
    assert.equal(await count(201), 998)
    await operator.sendCommand(['REPLICAOF', 'NO', 'ONE'])
    await untilWell()
    assert.equal(await count(201), 999, 'Redis has not counted yet')
    assert.notEqual(await id(), before)
  })

  test('a server that is full is not used until there is room', async () => {
    await untilWell()
    await operator.configSet('maxmemory', '1')
    await untilUnwell()
    assert.equal(await count(202), 999)
    await operator.configSet('maxmemory', '0')
    await untilWell()
    assert.equal(await count(202), 999)
  })

  test('a server that is gone and comes back is found again', async () => {
    await untilWell()
    told.length = 0
    operator.destroy()
    await redis!.stop()
    await untilUnwell()
    while (told.length === 0) await wait(5)
    await redis!.startAgain()
    await untilWell()
    assert.equal(await count(203), 999)
    assert.deepEqual(told, ['failure', 'recovery'])
  })
})
