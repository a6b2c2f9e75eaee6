/** Limits with a Redis that fails and recovers, is late, or contains invalid values. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { redisClient, startRedis } from '../../../test/redis-server.ts'
import { until } from '../../../test/until.ts'
import { openStores } from '../open-stores.ts'
import { RedisLink } from '../redis-link.ts'
import { StoreCircuitBreaker } from '../store-circuit-breaker.ts'
import { MemoryCounters } from './memory-counters.ts'
import { RedisCounters } from './redis-counters.ts'

const LIMITS = [
  { group: 'charts', perMinute: 100, perDay: 150 },
  { group: 'cards', perMinute: 5 },
]
const CARDS = 1
const CLIENT = { high: 1, low: 2 }
const KEY = 'augury:limit:{1-2:charts}'
const NOW = 5_000_000

const daysIn = (counters: MemoryCounters) => {
  counters.markUnsaved()
  return counters.unsavedDays(NOW)
}

/** Copies of a service, each with its own fallback, that use one Redis. */
async function copies(t: TestContext, count = 1) {
  const redis = await startRedis()
  if (redis === undefined) return t.skip('no redis-server on the PATH')
  const operator = redisClient(redis.url)
  await operator.connect()
  const made = Array.from({ length: count }, () => {
    const link = new RedisLink({
      url: redis.url,
      timeoutMs: 60_000,
      onFailure: () => {},
      onRecovery: () => {},
    })
    // There is no connection until the watch has mended it.
    const losing = {
      breaker: link.breaker,
      get client() {
        if (!link.breaker.isWell) throw new Error('lost')
        return link.client
      },
    }
    const fallback = new MemoryCounters(LIMITS, 10)
    const counters = new RedisCounters({ limits: LIMITS, link: losing, fallback })
    const serve = async (requests: number, now = NOW) => {
      let served = 0
      for (let n = 0; n < requests; n++)
        if ((await counters.count(CLIENT, 0, now)).refusedBy === undefined) served++
      return served
    }
    const untilWell = () => until('the link is well', () => link.breaker.isWell)
    return { link, counters, serve, untilWell, lose: () => link.breaker.fail(new Error('lost')) }
  })
  t.after(async () => {
    for (const { link } of made) link.close()
    operator.destroy()
    await redis.stop()
  })
  for (const { untilWell } of made) await untilWell()
  return { operator, made }
}

test('a link that comes and goes lets nobody through more often than the limit says', async (t) => {
  const all = await copies(t)
  if (all === undefined) return
  const [copy] = all.made
  let served = 0
  for (let round = 0; round < 6; round++) {
    served += await copy!.serve(14)
    copy!.lose()
    served += await copy!.serve(14)
    await copy!.untilWell()
  }
  assert.equal(served, 100)
})

test('copies share the counts of a group that has no limit by day', async (t) => {
  const all = await copies(t, 2)
  if (all === undefined) return
  const remaining: number[] = []
  for (const { counters } of [...all.made, ...all.made])
    remaining.push((await counters.count(CLIENT, CARDS, NOW)).remaining)
  assert.deepEqual(remaining, [4, 3, 2, 1])
})

test('two copies that lose their links by turns let a client through a tenth more often at most', async (t) => {
  const all = await copies(t, 2)
  if (all === undefined) return
  const [one, other] = all.made
  let served = 0
  for (let round = 0; round < 10; round++) {
    const [losing, keeping] = round % 2 === 0 ? [one!, other!] : [other!, one!]
    served += (await losing.serve(3)) + (await keeping.serve(3))
    losing.lose()
    served += (await losing.serve(3)) + (await keeping.serve(3))
    await losing.untilWell()
  }
  t.diagnostic(`${served} of 100 were served`)
  assert.ok(served >= 95 && served <= 110, String(served))
})

test('what was counted without Redis is added to Redis once, and only to the windows that it belongs to', async (t) => {
  const all = await copies(t)
  if (all === undefined) return
  const [copy] = all.made
  copy!.lose()
  await copy!.serve(40)
  await copy!.untilWell()
  // A minute later the minute window has ended, but not the day.
  const later = await copy!.counters.count(CLIENT, 0, NOW + 60_000)
  assert.deepEqual([later.limit, later.remaining], [100, 99])
  assert.deepEqual(await all.operator.hmGet(KEY, ['minute', 'day']), ['1', '41'])
  await copy!.serve(1, NOW + 60_000)
  assert.deepEqual(await all.operator.hmGet(KEY, ['minute', 'day']), ['2', '42'])
})

test('a key of another type, and numbers that nobody counts to, are not believed', async (t) => {
  const all = await copies(t)
  if (all === undefined) return
  const { operator, made } = all
  const [copy] = made
  const remaining = async () => (await copy!.counters.count(CLIENT, 0, NOW)).remaining
  await operator.set(KEY, 'a text')
  assert.equal(await remaining(), 99)
  for (const wrong of ['nan', '-5', '1e300', 'many', '']) {
    await operator.hSet(KEY, 'minute', wrong)
    assert.equal(await remaining(), 99, wrong)
  }
  assert.equal(copy!.link.breaker.flips, 0)
})

test('a window that ends later than it can, because a clock was set, is cut and keeps its count', async (t) => {
  const all = await copies(t)
  if (all === undefined) return
  const { operator, made } = all
  const [copy] = made
  await copy!.serve(100)
  const tomorrow = Date.now() + 86_400_000
  await operator.hSet(KEY, { minuteEnd: String(tomorrow) })
  const sentAt = performance.now()
  const { refusedBy, resetsAt } = await copy!.counters.count(CLIENT, 0, NOW)
  const took = performance.now() - sentAt
  assert.equal(refusedBy, 'minute')
  assert.ok(resetsAt >= NOW + 60_000 && resetsAt <= NOW + 60_000 + took, `${resetsAt - NOW} ms`)
})

test('over a link that is only slow nobody waits, and the copies still learn what each has counted', async (t) => {
  const all = await copies(t)
  if (all === undefined) return
  const [other] = all.made
  const breaker = new StoreCircuitBreaker({
    mend: () => Promise.reject(),
    pauseMs: 10,
    onFailure() {},
    onRecovery() {},
  })
  breaker.fail(new Error('slow'))
  t.after(() => breaker.end())
  const fallback = new MemoryCounters(LIMITS, 10)
  const link = { breaker, client: other!.link.client }
  const slow = new RedisCounters({ limits: LIMITS, link, fallback })
  await other!.serve(30)
  const verdict = slow.count(CLIENT, 0, NOW)
  assert.ok(!(verdict instanceof Promise), 'it is answered at once')
  await until('both are known to Redis', async () => (await all.operator.hGet(KEY, 'minute')) === '31')
  await until('the slow one knows both', () => daysIn(fallback)[0]?.count === 31)
  assert.equal((await slow.count(CLIENT, 0, NOW)).remaining, 68)
})

test('with too many counts under way no more are sent, and those served meanwhile are added in Redis later', async () => {
  const sent: (readonly string[])[] = []
  let mended = () => {}
  const mend = () => new Promise<void>((resolve) => (mended = resolve))
  const breaker = new StoreCircuitBreaker({ mend, pauseMs: 1, onFailure() {}, onRecovery() {} })
  const client = {
    isOpen: true,
    destroy() {},
    // The first thousand never come back.
    send: async (_: string, words: readonly string[]) =>
      sent.push(words) > 1000 ? ['', 1, 1000, 1, 1000] : new Promise(() => {}),
  }
  const limits = [{ group: 'charts', perMinute: 3, perDay: 150 }]
  const counters = new RedisCounters({
    limits,
    link: { breaker, client },
    fallback: new MemoryCounters(limits, 5_000),
  })
  breaker.fail(new Error('slow'))
  for (let low = 0; low < 1000; low++) await counters.count({ high: 9, low }, 0, NOW)
  assert.equal(sent.length, 1000)
  const verdicts = []
  for (let n = 0; n < 8; n++) verdicts.push((await counters.count(CLIENT, 0, NOW)).refusedBy)
  assert.equal(verdicts.filter((refusedBy) => refusedBy === undefined).length, 3)
  assert.equal(sent.length, 1000, 'no more are sent')
  await until('it is being mended', () => {
    mended()
    return breaker.isWell
  })
  await counters.count(CLIENT, 0, NOW)
  // Limits of a minute and a day, then what is owed to each.
  assert.deepEqual(sent[1000]!.slice(-5, -1), ['3', '150', '3', '3'])
  breaker.end()
})

test('the stores of a service with a Redis count by its limits, and tally', async (t) => {
  const redis = await startRedis()
  if (redis === undefined) return t.skip('no redis-server on the PATH')
  const stores = openStores({
    config: { dataDir: ':memory:', redisUrl: redis.url },
    limits: LIMITS,
    now: () => NOW,
    steadyNow: () => NOW,
    report: () => {},
  })
  t.after(async () => {
    await stores.close()
    await redis.stop()
  })
  await until('Redis is used', () => stores.state().status === 'ok')
  const { remaining, limit } = await stores.counters.count(CLIENT, CARDS, NOW)
  assert.deepEqual([remaining, limit], [4, 5])
  assert.equal(await stores.tally('calls', 1_000), 1)
})
