/** `npm run measure -- sizes`: what readings and clients take, on disk and in Redis. docs/operating.md reckons with these figures. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { LIMIT_LIST } from '../src/api/limits.ts'
import { MemoryCounters } from '../src/store/counters/memory-counters.ts'
import { RedisCounters } from '../src/store/counters/redis-counters.ts'
import { ReadingCache } from '../src/store/readings/reading-cache.ts'
import { redisStore } from '../src/store/readings/redis.ts'
import type { Store } from '../src/store/readings/store.ts'
import { RedisLink } from '../src/store/redis-link.ts'
import { openSqlite } from '../test/open-sqlite.ts'
import { recordingTextSource } from '../test/recording.ts'
import { startRedis } from '../test/redis-server.ts'
import { testParts, testService } from '../test/service.ts'

const READINGS = 2_000
const CLIENTS = 20_000
const AT_ONCE = 50

const print = (what: string, seen: string) => console.log(`${what.padEnd(58)} ${seen}`)

/** Personal days of as many people as there are readings, as a model would write them; the length of an answer. */
async function fill(store: Store): Promise<number> {
  const cache = new ReadingCache({ store, now: Date.now })
  // Only a model's days are stored.
  const { textSource } = recordingTextSource()
  const app = await testService({ ...testParts({ RATE_LIMITS: 'off' }), cache, textSource, now: Date.now })
  let bytes = 0
  for (let n = 0; n < READINGS; n++) {
    const birthDateTime = new Date(Date.UTC(1950, 0, 1 + n * 9, n % 24, n % 60)).toISOString().slice(0, 16)
    const birthLocation = { latitude: (n % 130) - 65, longitude: (n % 360) - 180, timezone: 'Europe/Berlin' }
    const payload = { birthDateTime, birthLocation }
    const answer = await app.inject({ method: 'POST', url: '/v1/astrology/personalized-daily', payload })
    assert.equal(answer.statusCode, 200)
    bytes += answer.rawPayload.length
  }
  await cache.settled()
  await app.close()
  return bytes / READINGS
}

async function onDisk(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'augury-sizes-'))
  const size = () => statSync(join(directory, 'augury.db')).size
  await openSqlite(directory).close()
  const empty = size()
  const store = openSqlite(directory)
  const answer = await fill(store)
  await store.close()
  print('a personal day as an answer', `${(answer / 1000).toFixed(1)} kB`)
  print('a personal day in the embedded store', `${((size() - empty) / READINGS / 1000).toFixed(1)} kB`)
  rmSync(directory, { recursive: true, force: true })
}

async function inRedis(): Promise<void> {
  const redis = await startRedis()
  if (redis === undefined) return print('in Redis', 'skipped: no redis-server on the PATH')
  const fail = (error: unknown) => assert.fail(String(error))
  const link = new RedisLink({ url: redis.url, timeoutMs: 60_000, onFailure: fail, onRecovery: () => {} })
  while (!link.breaker.isWell) await wait(5)
  const figure = async (section: string, name: string) => {
    const text = String(await link.client.send('', ['INFO', section]))
    return Number(RegExp(`^${name}:([\\d.]+)`, 'm').exec(text)?.[1])
  }
  const memory = () => figure('memory', 'used_memory')
  const processor = async () => (await figure('cpu', 'used_cpu_user')) + (await figure('cpu', 'used_cpu_sys'))

  const empty = await memory()
  await fill(redisStore(() => link.client, Date.now))
  const filled = await memory()
  print('a personal day in Redis', `${((filled - empty) / READINGS / 1000).toFixed(1)} kB`)

  const fallback = new MemoryCounters(LIMIT_LIST, 10)
  const counters = new RedisCounters({ limits: LIMIT_LIST, link, fallback })
  const group = LIMIT_LIST.findIndex(({ perDay }) => perDay !== undefined)
  const before = await processor()
  for (let n = 0; n < CLIENTS; n += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, k) => counters.count({ high: 7, low: n + k }, group, Date.now())),
    )
  const each = ((await processor()) - before) / CLIENTS
  print('a client and group in Redis', `${(((await memory()) - filled) / CLIENTS).toFixed(0)} bytes`)
  print("processor time of Redis for one client's count", `${(each * 1e6).toFixed(0)} µs`)
  link.close()
  await redis.stop()
}

await onDisk()
await inRedis()
