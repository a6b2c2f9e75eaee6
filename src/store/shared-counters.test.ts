/** Counters that threads, processes and restarts share. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { startRedis } from '../../test/redis-server.ts'
import { type Limit, WINDOW_MS } from './counters.ts'
import { DayLedger } from './day-ledger.ts'
import { MemoryCounters } from './memory-counters.ts'
import { connectToRedis } from './redis-client.ts'
import { RedisCounters } from './redis-counters.ts'

const LIMITS: Limit[] = [
  { group: 'both', perMinute: 50, perDay: 60 },
  { group: 'minuteOnly', perMinute: 1000 },
]
const client = (low: number) => ({ high: 7, low })

test('threads that share the memory serve a client exactly as often as one would', async () => {
  const memory = MemoryCounters.sharedMemory(LIMITS, 100_000)
  const code = `
    const { workerData, parentPort } = require('node:worker_threads')
    import(workerData.module).then(({ MemoryCounters }) => {
      const counters = new MemoryCounters(workerData.limits, 100_000, workerData.memory)
      let served = 0
      for (let n = 0; n < 30000; n++) {
        if (counters.count({ high: 7, low: n % 20 }, 1, 1e12).refusedBy === undefined) served++
        counters.count({ high: 8, low: n * 7 + workerData.thread }, 0, 1e12 + n)
      }
      parentPort.postMessage(served)
    })`
  const module = new URL('./memory-counters.ts', import.meta.url).href
  const threads = [0, 1, 2].map(
    (thread) => new Worker(code, { eval: true, workerData: { module, limits: LIMITS, memory, thread } }),
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

describe('day counts on disk', () => {
  const directory = mkdtempSync(join(tmpdir(), 'augury-days-'))
  after(() => rmSync(directory, { recursive: true, force: true }))
  let now = 1_700_000_000_000
  const failures: unknown[] = []
  const ledger = (counters: MemoryCounters, at = directory) =>
    new DayLedger({ directory: at, counters, now: () => now, onFailure: (error) => failures.push(error) })

  test('a restart goes on where the day stood, and the minute begins anew', () => {
    const before = new MemoryCounters(LIMITS, 10)
    for (let n = 0; n < 45; n++) before.count(client(1), 0, now)
    before.count(client(2), 1, now)
    const saved = ledger(before)
    saved.save()

    now += 1_000
    const later = new MemoryCounters(LIMITS, 10)
    ledger(later).restore()
    const verdict = later.count(client(1), 0, now)
    assert.deepEqual(verdict, {
      limit: 60,
      remaining: 14,
      resetsAt: now - 1_000 + WINDOW_MS.day,
      refusedBy: undefined,
    })
    assert.equal(later.tracked, 1)
    saved.close()
  })

  test('a day that is over is not restored, and is swept from the disk', () => {
    now += WINDOW_MS.day
    const later = new MemoryCounters(LIMITS, 10)
    const opened = ledger(later)
    opened.sweep()
    opened.restore()
    assert.equal(later.tracked, 0)
    opened.close()
    assert.deepEqual(failures, [])
  })

  test('a folder that cannot be made costs nothing but the memory of the day', () => {
    const counters = new MemoryCounters(LIMITS, 10)
    const file = join(directory, 'a-file')
    writeFileSync(file, '')
    const broken = ledger(counters, join(file, 'augury'))
    broken.restore()
    counters.count(client(1), 0, now)
    broken.save()
    assert.ok(failures.length >= 2)
    assert.equal(counters.count(client(1), 0, now).remaining, 48)
  })
})

const redis = await startRedis()
describe('counters in Redis', { skip: redis === undefined && 'no redis-server on the PATH' }, () => {
  const connections = redis ? [connectToRedis(redis.url, () => {}), connectToRedis(redis.url, () => {})] : []
  after(async () => {
    for (const connection of connections) connection.destroy()
    await redis?.stop()
  })
  const failures: unknown[] = []
  const nodes = connections.map(
    (connection) =>
      new RedisCounters({
        limits: LIMITS,
        client: connection,
        standIn: new MemoryCounters(LIMITS, 10),
        now: Date.now,
        patienceMs: 5_000,
        onFailure: (error) => failures.push(error),
      }),
  )

  test('two nodes serve a client exactly as often as one would, and say when its window ends', async () => {
    await Promise.all(
      connections.map(
        (connection) => connection.isReady || new Promise((resolve) => connection.once('ready', resolve)),
      ),
    )
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
    assert.ok(Math.abs(refused.resetsAt - Date.now() - 60_000) < 5_000)
    assert.deepEqual(failures, [])
  })

  test('a group without a day window has none', async () => {
    const verdict = await nodes[0]!.count(client(2), 1, Date.now())
    assert.equal(verdict.limit, 1000)
    assert.equal(verdict.remaining, 999)
  })

  test('with Redis gone the local counters answer', async () => {
    await redis!.stop()
    const verdict = await nodes[0]!.count(client(3), 0, Date.now())
    assert.equal(verdict.remaining, 49)
    assert.equal((await nodes[0]!.count(client(3), 0, Date.now())).remaining, 48)
  })
})
