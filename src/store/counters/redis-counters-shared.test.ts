/** Counters that several processes share in Redis. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { NO_REDIS, startRedis } from '../../../test/redis-server.ts'
import { until } from '../../../test/until.ts'
import { RedisLink } from '../redis-link.ts'
import { type Limit, WINDOW_MS } from './counters.ts'
import { MemoryCounters } from './memory-counters.ts'
import { RedisCounters } from './redis-counters.ts'

const LIMITS: Limit[] = [
  { group: 'both', perMinute: 50, perDay: 60 },
  { group: 'minuteOnly', perMinute: 1000 },
]
const client = (low: number) => ({ high: 7, low })

const redis = await startRedis()
describe('counters in Redis', { skip: redis === undefined && NO_REDIS }, () => {
  const reports = { onFailure: () => {}, onRecovery: () => {} }
  const links = redis
    ? [1, 2].map(() => new RedisLink({ url: redis.url, timeoutMs: 60_000, ...reports }))
    : []
  after(async () => {
    for (const link of links) link.close()
    await redis?.stop()
  })
  const nodes = links.map(
    (link) => new RedisCounters({ limits: LIMITS, link, fallback: new MemoryCounters(LIMITS, 10) }),
  )

  test('a client with limits of its own is counted by them on every node', async () => {
    await until('both are connected', () => links.every(({ breaker }) => breaker.isWell))
    const own = { group: LIMITS[0]!.group, perMinute: 3, perDay: 1_000_000 }
    const verdicts: (string | number)[] = []
    for (let n = 0; n < 4; n++) {
      const { remaining, refusedBy } = await nodes[n % 2]!.count(client(77), 0, Date.now(), own)
      verdicts.push(refusedBy ?? remaining)
    }
    assert.deepEqual(verdicts, [2, 1, 0, 'minute'])
  })

  test('two nodes serve a client exactly as often as one would, and say when its window ends', async () => {
    await until('both are connected', () => links.every(({ breaker }) => breaker.isWell))
    const before = Date.now()
    const verdicts = await Promise.all(
      Array.from({ length: 120 }, (_, n) => nodes[n % 2]!.count(client(1), 0, Date.now())),
    )
    const served = verdicts.filter((verdict) => verdict.refusedBy === undefined)
    assert.equal(served.length, 50)
    assert.deepEqual(
      served.map((verdict) => verdict.remaining).toSorted((a, b) => a - b),
      Array.from({ length: 50 }, (_, n) => n),
    )
    const refused = verdicts.find((verdict) => verdict.refusedBy === 'minute')!
    assert.equal(refused.limit, 50)
    const openedAt = refused.resetsAt - WINDOW_MS.minute
    assert.ok(openedAt >= before - 5 && openedAt <= Date.now(), `${openedAt - before} ms after the start`)
  })

  test('a group without a day window has none', async () => {
    const verdict = await nodes[0]!.count(client(2), 1, Date.now())
    assert.equal(verdict.limit, 1000)
    assert.equal(verdict.remaining, 999)
  })
})
