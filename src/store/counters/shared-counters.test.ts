/** Counters shared by threads, by processes and across restarts. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, describe, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { NO_REDIS, startRedis } from '../../../test/redis-server.ts'
import { until } from '../../../test/until.ts'
import { SqliteStore } from '../readings/sqlite.ts'
import { SqliteFile } from '../readings/sqlite-file.ts'
import { RedisLink } from '../redis-link.ts'
import { Watch } from '../watch.ts'
import { layout } from './counter-memory.ts'
import { type Limit, WINDOW_MS } from './counters.ts'
import { DayLedger } from './day-ledger.ts'
import { packDays, unpackDays } from './day-records.ts'
import { MemoryCounters } from './memory-counters.ts'
import { RedisCounters } from './redis-counters.ts'

const LIMITS: Limit[] = [
  { group: 'both', perMinute: 50, perDay: 60 },
  { group: 'minuteOnly', perMinute: 1000 },
]
const client = (low: number) => ({ high: 7, low })

test('threads that share the memory serve a client exactly as often as one would', async () => {
  const capacity = 100_000
  const memory = MemoryCounters.sharedMemory(LIMITS, capacity)
  const counting = new URL('../../../test/processes/counting-thread.ts', import.meta.url)
  const threads = [0, 1, 2].map(
    (thread) => new Worker(counting, { workerData: { limits: LIMITS, capacity, memory, thread } }),
  )
  const served = await Promise.all(
    threads.map(async (thread) => (await once(thread, 'message'))[0] as number),
  )
  assert.equal(
    served.reduce((sum, count) => sum + count, 0),
    20 * 1000,
  )
  await Promise.all(threads.map((thread) => thread.terminate()))
})

test('a thread that was ended while it held the lock is buried, and the others begin anew', () => {
  const memory = MemoryCounters.sharedMemory(LIMITS, 10)
  const counters = new MemoryCounters(LIMITS, 10, memory)
  for (let who = 0; who < 10; who++) counters.count(client(who), 1, 1e12)
  const [dead, alive] = [5, 6]
  const windows = 3
  new Int32Array(memory, layout(10, windows, 'narrow').at.lock, 1)[0] = dead + 1
  counters.threadEnded(alive)
  counters.threadEnded(dead)
  assert.equal(counters.tracked, 0)
  for (let who = 0; who < 10; who++) assert.equal(counters.count(client(who), 1, 1e12).remaining, 999)
  assert.equal(counters.count(client(1), 1, 1e12).remaining, 998)
  counters.threadEnded(dead)
  assert.equal(counters.count(client(1), 1, 1e12).remaining, 997)
})

describe('day counts on disk', () => {
  const directory = mkdtempSync(join(tmpdir(), 'augury-days-'))
  after(() => rmSync(directory, { recursive: true, force: true }))
  let now = 1_700_000_000_000
  const watch = new Watch({ mend: () => {}, pauseMs: 1, onFailure: () => {}, onRecovery: () => {} })
  /** Runs `live` as one process would, from its start to its end. */
  const aProcess = async (
    live: (counters: MemoryCounters, sweep: () => Promise<void>) => Promise<void> | void,
  ) => {
    const file = new SqliteFile({ directory, now: () => now })
    file.open()
    const counters = new MemoryCounters(LIMITS, 10)
    const ledger = new DayLedger({ file, watch, counters, now: () => now, steadyNow: () => now })
    ledger.restore()
    const store = new SqliteStore({ file, now: () => now })
    await live(counters, async () => {
      ledger.save()
      await store.sweep()
    })
    ledger.save()
    await store.close()
  }

  test('a restart goes on where the day stood, and the minute begins anew', async () => {
    await aProcess((counters) => {
      for (let n = 0; n < 45; n++) counters.count(client(1), 0, now)
      counters.count(client(2), 1, now)
    })
    now += 1_000
    await aProcess((counters) => {
      assert.deepEqual(counters.count(client(1), 0, now), {
        limit: 60,
        remaining: 14,
        resetsAt: now - 1_000 + WINDOW_MS.day,
        refusedBy: undefined,
      })
      assert.equal(counters.tracked, 1)
    })
  })

  test('many saves are merged into the latest of each client', async () => {
    await aProcess(async (counters, sweep) => {
      for (let n = 0; n < 3; n++) {
        counters.count(client(1), 0, now)
        counters.count(client(3), 0, now)
        now += 3_700_000
        await sweep()
      }
    })
    await aProcess((counters) => {
      const counts = counters.allDays(now).map((day) => [day.client.low, day.count])
      assert.deepEqual(
        new Map(counts as [number, number][]),
        new Map([
          [1, 49],
          [3, 3],
        ]),
      )
    })
  })

  test('a day that is over is not restored, and nothing of it is left on the disk', async () => {
    now += WINDOW_MS.day
    await aProcess(async (counters, sweep) => {
      assert.equal(counters.tracked, 0)
      await sweep()
    })
    const database = new DatabaseSync(join(directory, 'augury.db'), { readOnly: true })
    assert.equal(database.prepare('select count(*) as rows from day_log').get()!.rows, 0)
    database.close()
  })

  test('a count that is larger than sixteen bits is the same on disk', () => {
    const days = [65_535, 65_536, 16_000_000].map((count, n) => ({
      client: client(n),
      group: `group${n}`,
      count,
      endsAt: now + n,
    }))
    assert.deepEqual([...unpackDays(packDays(days))], days)
  })

  test('a group that no longer exists, or is numbered anew, does no harm', () => {
    const row = packDays([
      { client: client(1), group: 'gone', count: 9, endsAt: now + 1 },
      { client: client(1), group: 'both', count: 7, endsAt: now + 1 },
    ])
    const counters = new MemoryCounters(LIMITS, 10)
    counters.restoreDays(unpackDays(row), now)
    assert.equal(counters.count(client(1), 0, now).remaining, 49)
    assert.deepEqual(counters.allDays(now), [{ client: client(1), group: 'both', count: 8, endsAt: now + 1 }])
  })
})

const redis = await startRedis()
describe('counters in Redis', { skip: redis === undefined && NO_REDIS }, () => {
  const reports = { onFailure: () => {}, onRecovery: () => {} }
  const links = redis
    ? [1, 2].map(() => new RedisLink({ url: redis.url, patienceMs: 60_000, ...reports }))
    : []
  after(async () => {
    for (const link of links) link.close()
    await redis?.stop()
  })
  const nodes = links.map(
    (link) => new RedisCounters({ limits: LIMITS, link, standIn: new MemoryCounters(LIMITS, 10) }),
  )

  test('a client with limits of its own is counted by them on every node', async () => {
    await until('both are connected', () => links.every(({ watch }) => watch.isWell))
    const own = { group: LIMITS[0]!.group, perMinute: 3, perDay: 1_000_000 }
    const verdicts: (string | number)[] = []
    for (let n = 0; n < 4; n++) {
      const { remaining, refusedBy } = await nodes[n % 2]!.count(client(77), 0, Date.now(), own)
      verdicts.push(refusedBy ?? remaining)
    }
    assert.deepEqual(verdicts, [2, 1, 0, 'minute'])
  })

  test('two nodes serve a client exactly as often as one would, and say when its window ends', async () => {
    await until('both are connected', () => links.every(({ watch }) => watch.isWell))
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
