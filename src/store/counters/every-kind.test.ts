/** What counters of every kind do: the same cases for all of them, each seen by two threads or processes. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { MessageChannel } from 'node:worker_threads'
import { startRedis } from '../../../test/redis-server.ts'
import { until } from '../../../test/until.ts'
import { RedisLink } from '../redis-link.ts'
import { type Counters, type Limit, siteOf } from './counters.ts'
import { MemoryCounters } from './memory-counters.ts'
import { RedisCounters } from './redis-counters.ts'
import { SteadyCounters } from './steady-counters.ts'
import { countFor, ThreadCounters } from './thread-counters.ts'

const LIMITS: Limit[] = [
  { group: 'years', perMinute: 60, perDay: 100 },
  { group: 'cards', perMinute: 5 },
]
const [YEARS, CARDS] = [0, 1]
const CLIENT = { high: 1, low: 2 }
const OTHER = { high: 1, low: 3 }
const NOW = 5_000_000

/** Two views of the same counters, as two threads or two processes have them. */
type Pair = readonly [Counters, Counters]

const KINDS: Record<string, (t: TestContext) => Promise<Pair | undefined>> = {
  'in memory': async () => {
    const counters = new MemoryCounters(LIMITS, 10)
    return [counters, new SteadyCounters(counters, () => NOW)]
  },
  'in the main thread': inMainThread,
  'in Redis': inRedis,
}

async function inMainThread(t: TestContext): Promise<Pair> {
  const counters = new MemoryCounters(LIMITS, 10)
  const channels = [new MessageChannel(), new MessageChannel()]
  t.after(() => {
    for (const { port1 } of channels) port1.close()
  })
  for (const { port1 } of channels) countFor(port1, counters)
  const [one, two] = channels.map(({ port2 }) => new ThreadCounters(port2))
  return [one!, two!]
}

async function inRedis(t: TestContext): Promise<Pair | undefined> {
  const redis = await startRedis()
  if (redis === undefined) return void t.skip('no redis-server on the PATH')
  const links = [1, 2].map(
    () => new RedisLink({ url: redis.url, timeoutMs: 60_000, onFailure() {}, onRecovery() {} }),
  )
  t.after(async () => {
    for (const link of links) link.close()
    await redis.stop()
  })
  await until('both links are well', () => links.every(({ breaker }) => breaker.isWell))
  const [one, two] = links.map(
    (link) => new RedisCounters({ limits: LIMITS, link, fallback: new MemoryCounters(LIMITS, 10) }),
  )
  return [one!, two!]
}

for (const [kind, open] of Object.entries(KINDS)) {
  test(`${kind}: a client is served exactly as often as its limit says, however many ask at once`, async (t) => {
    const pair = await open(t)
    if (pair === undefined) return
    const verdicts = await Promise.all(
      Array.from({ length: 90 }, (_, n) => pair[n % 2]!.count(CLIENT, YEARS, NOW)),
    )
    const served = verdicts.filter(({ refusedBy }) => refusedBy === undefined)
    assert.deepEqual(
      served.map(({ remaining }) => remaining).toSorted((a, b) => a - b),
      Array.from({ length: 60 }, (_, n) => n),
    )
    for (const { limit, remaining, refusedBy } of verdicts.filter((verdict) => !served.includes(verdict)))
      assert.deepEqual([limit, remaining, refusedBy], [60, 0, 'minute'])
    // Thirty were refused and count in no window: of the hundred of a day, forty are left.
    const { limit, remaining } = await pair[0].charge(CLIENT, YEARS, 10, NOW)
    assert.deepEqual([limit, remaining], [60, 0])
    assert.equal((await pair[1].charge(CLIENT, YEARS, 29, NOW)).refusedBy, undefined)
    assert.equal((await pair[0].count(CLIENT, YEARS, NOW)).refusedBy, 'minute')
    await pair[0].charge(CLIENT, YEARS, 1, NOW)
    assert.equal((await pair[1].count(CLIENT, YEARS, NOW)).refusedBy, 'day')
  })

  test(`${kind}: a whole /48 has sixteen times the limit of a client`, async (t) => {
    const pair = await open(t)
    if (pair === undefined) return
    const site = siteOf({ high: 0x2001_0db8, low: 0 })!
    const { limit, remaining } = await pair[0].count(site, CARDS, NOW)
    assert.deepEqual([limit, remaining], [80, 79])
  })
}

for (const [kind, open] of Object.entries(KINDS))
  test(`${kind}: a cost is taken from what remains, in the minute and the day, for this client and group`, async (t) => {
    const pair = await open(t)
    if (pair === undefined) return
    const [one, two] = pair
    const remaining = async (client = CLIENT, group = YEARS) =>
      (await one.count(client, group, NOW)).remaining
    assert.equal(await remaining(), 59)
    const charged = await two.charge(CLIENT, YEARS, 47, NOW)
    assert.deepEqual([charged.limit, charged.remaining, charged.refusedBy], [60, 12, undefined])
    assert.equal(await remaining(), 11)
    assert.deepEqual([await remaining(OTHER), await remaining(CLIENT, CARDS)], [59, 4])

    // More than is left is counted as well, and refuses the next request: by the day, of which 49 + 60 is more than 100.
    const beyond = await one.charge(CLIENT, YEARS, 60, NOW)
    assert.deepEqual([beyond.remaining, beyond.refusedBy], [0, undefined])
    const refused = await two.count(CLIENT, YEARS, NOW)
    assert.deepEqual([refused.limit, refused.remaining, refused.refusedBy], [100, 0, 'day'])

    // A minute alone.
    await one.charge(CLIENT, CARDS, 9, NOW)
    assert.equal((await two.count(CLIENT, CARDS, NOW)).refusedBy, 'minute')
  })

for (const [kind, open] of Object.entries(KINDS))
  test(`${kind}: a cost is measured by the limits of a key, where a key has its own`, async (t) => {
    const pair = await open(t)
    if (pair === undefined) return
    const own = { group: 'years', perMinute: 7 }
    await pair[0].count(CLIENT, YEARS, NOW, own)
    const charged = await pair[1].charge(CLIENT, YEARS, 3, NOW, own)
    assert.deepEqual([charged.limit, charged.remaining], [7, 3])
  })

test('in memory: a cost begins a window if none is open, and ends with it', () => {
  const counters = new MemoryCounters(LIMITS, 10)
  assert.equal(counters.charge(CLIENT, CARDS, 2, NOW).resetsAt, NOW + 60_000)
  for (let n = 0; n < 3; n++) counters.charge(CLIENT, CARDS, 30_000, NOW)
  assert.equal(counters.count(CLIENT, CARDS, NOW).refusedBy, 'minute')
  assert.equal(counters.count(CLIENT, CARDS, NOW + 60_000).remaining, 4)
})

test('in Redis that is away: a cost is counted here, and owed until Redis is back', async (t) => {
  const redis = await startRedis()
  if (redis === undefined) return void t.skip('no redis-server on the PATH')
  const link = new RedisLink({ url: redis.url, timeoutMs: 60_000, onFailure() {}, onRecovery() {} })
  t.after(async () => {
    link.close()
    await redis.stop()
  })
  await until('the link is well', () => link.breaker.isWell)
  const losing = {
    breaker: link.breaker,
    get client() {
      if (!link.breaker.isWell) throw new Error('lost')
      return link.client
    },
  }
  const counters = new RedisCounters({
    limits: LIMITS,
    link: losing,
    fallback: new MemoryCounters(LIMITS, 10),
  })
  assert.equal((await counters.count(CLIENT, YEARS, NOW)).remaining, 59)
  link.breaker.fail(new Error('lost'))
  assert.equal((await counters.charge(CLIENT, YEARS, 20, NOW)).remaining, 39)
  await until('the link is well again', () => link.breaker.isWell)
  assert.equal((await counters.count(CLIENT, YEARS, NOW)).remaining, 38)
})
