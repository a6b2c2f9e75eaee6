/** Redis behind a bad network, restarted, demoted or full: answers go on, limits are kept, and recovery is quick. */
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from 'redis'
import { FAULTS, FaultProxy } from '../../test/fault-proxy.ts'
import { type RedisServer, startRedis } from '../../test/redis-server.ts'
import { startService } from '../../test/running-service.ts'
import { failures, mixed, type Outcome, traffic } from '../../test/traffic.ts'
import { atMost, count, median, type Row, skipped } from './row.ts'

const FOR_MS = 3_000
const CONNECTIONS = 8

interface Trouble {
  readonly what: string
  readonly begin: () => Promise<void> | void
  readonly end: () => Promise<void> | void
}

/** Each trouble comes `rounds` times, so that a moment in which the machine was busy elsewhere decides nothing. */
export async function redisFaults(repetitions: number): Promise<Row[]> {
  const redis = await startRedis()
  if (redis === undefined) return [skipped('Redis in trouble', 'no redis-server on the PATH')]
  const proxy = await FaultProxy.before(redis.port)
  const url = `redis://127.0.0.1:${proxy.port}`
  const service = await startService({ REDIS_URL: url, RATE_LIMITS: 'off', LOG_LEVEL: 'error' })
  const next = mixed()
  const press = () => traffic({ port: service.port, next, connections: CONNECTIONS, forMs: FOR_MS })
  await press()
  const rows: Row[] = []
  for (const { what, begin, end } of troubles(proxy, redis)) {
    const seen: Round[] = []
    for (let round = 0; round < repetitions; round++) {
      const before = await press()
      const pressing = press()
      await wait(FOR_MS / 10)
      await begin()
      const during = await pressing
      await end()
      seen.push({ before, during, recoverySeconds: await recovery(service.port) })
    }
    rows.push(...inTrouble(what, seen))
  }
  rows.push(await limitsWithoutRedis(proxy, url))
  rows.push(await limitsOverFlappingRedis(redis, 1, 'latency'))
  rows.push(await limitsOverFlappingRedis(redis, 2, 'latency'))
  rows.push(await limitsOverFlappingRedis(redis, 2, 'black hole'))
  await service.stop()
  await proxy.close()
  await redis.stop()
  return rows
}

function troubles(proxy: FaultProxy, redis: RedisServer): Trouble[] {
  const set = (fault: FaultProxy['fault']) => () => {
    proxy.fault = fault
  }
  const command =
    (...words: string[]) =>
    async () => {
      const operator = await createClient({ url: redis.url }).connect()
      await operator.sendCommand(words)
      operator.destroy()
    }
  const faults = FAULTS.filter((each) => each !== 'none')
  return [
    ...faults.map((fault) => ({ what: fault, begin: set(fault), end: set('none') })),
    {
      what: 'read-only',
      begin: command('REPLICAOF', '127.0.0.1', '1'),
      end: command('REPLICAOF', 'NO', 'ONE'),
    },
    {
      what: 'full',
      begin: command('CONFIG', 'SET', 'maxmemory', '1'),
      end: command('CONFIG', 'SET', 'maxmemory', '0'),
    },
    { what: 'its scripts forgotten', begin: command('SCRIPT', 'FLUSH'), end: () => {} },
    { what: 'gone, and started again', begin: redis.stop, end: redis.startAgain },
  ]
}

interface Round {
  readonly before: Outcome
  readonly during: Outcome
  readonly recoverySeconds: number
}

function inTrouble(what: string, repetitions: readonly Round[]): Row[] {
  const answers = repetitions.reduce((sum, { during }) => sum + during.answers, 0)
  const failed = repetitions.reduce((sum, { during }) => sum + failures(during), 0)
  const usual = median(repetitions.map(({ before }) => before.p99Ms))
  const added = median(repetitions.map(({ before, during }) => during.p99Ms - before.p99Ms))
  const slowest = Math.max(...repetitions.map(({ recoverySeconds }) => recoverySeconds))
  return [
    count(`Redis, ${what}: failures`, failed, 0, ` of ${answers.toLocaleString('en')}`),
    atMost(`… added at p99 (from ${usual.toFixed(1)} ms)`, added, 25, ' ms'),
    atMost('… until it is used again', slowest, 5, ' s'),
  ]
}

/** Seconds until the service says that it uses Redis again; a minute at most. */
async function recovery(port: number): Promise<number> {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  while (seconds() < 60) {
    const health = await fetch(`http://127.0.0.1:${port}/v1/astrology/health`).then((answer) => answer.json())
    const { cache } = (health as { checks: { cache: { status: string; store: string } } }).checks
    if (cache.status === 'ok' && cache.store === 'redis') return seconds()
    await wait(20)
  }
  return seconds()
}

/** A client is refused by the local counters after exactly its limit. */
async function limitsWithoutRedis(proxy: FaultProxy, url: string): Promise<Row> {
  proxy.fault = 'black hole'
  proxy.cut()
  const service = await startService({ REDIS_URL: url, LOG_LEVEL: 'error' })
  let served = 0
  const ask = () => ({ method: 'GET', path: '/v1/tarot/cards/ar00' }) as const
  await traffic({
    port: service.port,
    next: ask,
    connections: CONNECTIONS,
    forMs: 500,
    check: (_, status) => {
      if (status === 200) served++
    },
  })
  await service.stop()
  proxy.fault = 'none'
  return count('served to one client of limit 100 without Redis', served, 100)
}

const FLAP_EVERY_MS = 500
const ASK_EVERY_MS = 50
const REQUESTS = 400
const LIMIT = 100

/** Copies of the service, each behind a link that is bad and good by turns; a client asks them steadily, four times as often as it may. */
async function limitsOverFlappingRedis(
  redis: RedisServer,
  copies: number,
  fault: 'latency' | 'black hole',
): Promise<Row> {
  const proxies = await Promise.all(Array.from({ length: copies }, () => FaultProxy.before(redis.port)))
  const services = await Promise.all(
    proxies.map(({ port }) => startService({ REDIS_URL: `redis://127.0.0.1:${port}`, LOG_LEVEL: 'silent' })),
  )
  const operator = await createClient({ url: redis.url }).connect()
  await operator.flushAll()
  operator.destroy()
  let turn = 0
  const flapping = setInterval(() => {
    const proxy = proxies[turn++ % copies]!
    proxy.fault = proxy.fault === 'none' ? fault : 'none'
    // A connection that has lost bytes never works again.
    if (fault === 'black hole' && proxy.fault === 'none') proxy.cut()
  }, FLAP_EVERY_MS / copies)
  const statuses: Promise<number>[] = []
  for (let n = 0; n < REQUESTS; n++) {
    const { port } = services[n % copies]!
    statuses.push(fetch(`http://127.0.0.1:${port}/v1/tarot/cards/ar00`).then(({ status }) => status))
    await wait(ASK_EVERY_MS)
  }
  const served = (await Promise.all(statuses)).filter((status) => status === 200).length
  clearInterval(flapping)
  for (const service of services) await service.stop()
  for (const proxy of proxies) await proxy.close()
  const beyond = (100 * (served - LIMIT)) / LIMIT
  const what = `served beyond a limit of ${LIMIT}, Redis flapping (${fault}), copies: ${copies}`
  return atMost(what, beyond, 10, ' %', 0)
}
