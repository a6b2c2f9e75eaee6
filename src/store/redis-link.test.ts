/** Redis behind a bad network, restarted, demoted or full: the local fallbacks answer, and Redis is used again when it works. */
import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { FAULTS, FaultProxy } from '../../test/fault-proxy.ts'
import { NO_REDIS, redisClient, startRedis } from '../../test/redis-server.ts'
import { undisturbed, until } from '../../test/until.ts'
import { MemoryCounters } from './counters/memory-counters.ts'
import { RedisCounters } from './counters/redis-counters.ts'
import { RedisLink } from './redis-link.ts'

const LIMITS = [{ group: 'charts', perMinute: 1_000, perDay: 1_000 }]
/** So long that a slow test machine does not look like a failure of Redis. */
const PATIENT_MS = 60_000
/** Only a timeout detects these failures. It must be shorter than the delay of the proxy. */
const SILENT: readonly string[] = ['latency', 'black hole', 'half-open', 'slow drip']
const HASTY_MS = 3_000
const SLOWNESS = { latencyMs: 8_000, dripMs: 100 }

/** Each test has its own server, proxy and link, so that tests do not affect each other. */
async function linked(t: TestContext, timeoutMs = PATIENT_MS) {
  const redis = await startRedis()
  if (redis === undefined) return t.skip(NO_REDIS)
  const proxy = await FaultProxy.before(redis.port, SLOWNESS)
  const logged: string[] = []
  const link = new RedisLink({
    url: `redis://127.0.0.1:${proxy.port}`,
    timeoutMs,
    onFailure: () => logged.push('failure'),
    onRecovery: () => logged.push('recovery'),
  })
  const operator = redisClient(redis.url)
  operator.on('error', () => {})
  t.after(async () => {
    link.close()
    if (operator.isOpen) operator.destroy()
    await proxy.close()
    await redis.stop()
  })
  await operator.connect()
  const fallback = new MemoryCounters(LIMITS, 10)
  const counters = new RedisCounters({ limits: LIMITS, link, fallback })
  const count = async (low: number) => (await counters.count({ high: 1, low }, 0, Date.now())).remaining
  const untilWell = () => until('the link is well', () => link.breaker.isWell)
  const untilUnwell = () =>
    until('the link has failed', async () => {
      await count(9)
      return !link.breaker.isWell
    })
  await untilWell()
  return { redis, proxy, logged, link, operator, fallback, count, untilWell, untilUnwell }
}

describe('the link to Redis', { concurrency: true }, () => {
  for (const fault of FAULTS.filter((each) => each !== 'none')) {
    const isSilent = SILENT.includes(fault)
    const withstand = async (t: TestContext) => {
      const all = await linked(t, isSilent ? HASTY_MS : PATIENT_MS)
      if (all === undefined) return
      const { proxy, count, untilWell, untilUnwell } = all
      assert.equal(await count(1), 999)
      proxy.fault = fault
      await untilUnwell()
      assert.equal(await count(1), 998, 'the fallback goes on where Redis was')
      proxy.fault = 'none'
      await untilWell()
      // If only the answer was lost, Redis has counted the request and it is reported again: better twice than not at all.
      const left = await count(1)
      assert.ok(left === 997 || left === 996, `Redis gets what was counted without it: ${left}`)
    }
    test(`${fault}: the local counters answer, and Redis does when it is over`, (t) =>
      isSilent ? undisturbed(() => withstand(t)) : withstand(t))
  }

  test('one late answer turns nobody away from Redis, and is counted once, by Redis', async (t) => {
    const all = await linked(t)
    if (all === undefined) return
    const { proxy, logged, link, operator, count } = all
    assert.equal(await count(1), 999)
    logged.length = 0
    proxy.fault = 'latency'
    assert.equal(await count(1), 998, 'the fallback knows where Redis is')
    proxy.fault = 'none'
    assert.deepEqual([link.breaker.isWell, link.breaker.flips, logged], [true, 0, []])
    const inRedis = () => operator.hGet('augury:limit:{1-1:charts}', 'minute')
    await until('the late request has arrived', async () => (await inRedis()) === '2')
    assert.equal(await count(1), 997)
  })

  test('a server that has forgotten its scripts gets them again, and no count is lost', async (t) => {
    const all = await linked(t)
    if (all === undefined) return
    const { link, operator, count } = all
    assert.equal(await count(1), 999)
    await operator.scriptFlush()
    assert.equal(await count(1), 998)
    assert.equal(link.breaker.isWell, true)
  })

  test('a server that became a replica is not used until it takes writes, and the connection is made anew', async (t) => {
    const all = await linked(t)
    if (all === undefined) return
    const { logged, operator, count, untilWell, untilUnwell } = all
    const id = () => operator.clientList().then((list) => list.map((each) => each.id).join())
    const before = await id()
    logged.length = 0
    await operator.sendCommand(['REPLICAOF', '127.0.0.1', '1'])
    await untilUnwell()
    assert.deepEqual(logged, ['failure'])
    assert.equal(await count(1), 999)
    assert.equal(await count(1), 998)
    // After a failover the same address leads to another server.
    await until('the connection is given up', async () => (await id()) !== before)
    await operator.sendCommand(['REPLICAOF', 'NO', 'ONE'])
    await untilWell()
    assert.equal(await count(1), 997, 'Redis gets what was counted without it')
  })

  test('a server that is full is not used until there is room', async (t) => {
    const all = await linked(t)
    if (all === undefined) return
    const { operator, count, untilWell, untilUnwell } = all
    await operator.configSet('maxmemory', '1')
    await untilUnwell()
    assert.equal(await count(1), 999)
    await operator.configSet('maxmemory', '0')
    await untilWell()
    assert.equal(await count(1), 998)
  })

  test('a server that is gone and comes back is found again', async (t) => {
    const all = await linked(t)
    if (all === undefined) return
    const { redis, logged, operator, count, untilWell, untilUnwell } = all
    logged.length = 0
    operator.destroy()
    await redis.stop()
    await untilUnwell()
    await until('the failure is reported', () => logged.length > 0)
    await redis.startAgain()
    await untilWell()
    assert.equal(await count(1), 999)
    assert.deepEqual(logged, ['failure', 'recovery'])
  })
})
