/** Redis behind a bad network: answers go on, limits are kept, and recovery is quick. */
import { setTimeout as wait } from 'node:timers/promises'
import { startRedis } from '../../test/redis-server.ts'
import { FAULTS, type Fault, FaultProxy } from './fault-proxy.ts'
import { startService } from './running-service.ts'
import { failures, mixed, type Outcome, traffic } from './traffic.ts'

const FOR_MS = 3_000
const CONNECTIONS = 8

export async function redisFaults(): Promise<Record<string, string>> {
  const redis = await startRedis()
  if (redis === undefined) return { 'faults before Redis': 'skipped: no redis-server on the PATH' }
  const proxy = await FaultProxy.before(redis.port)
  const service = await startService({ REDIS_URL: `redis://127.0.0.1:${proxy.port}`, RATE_LIMITS: 'off' })
  const press = () => traffic({ port: service.port, next: mixed(), connections: CONNECTIONS, forMs: FOR_MS })
  const rows: Record<string, string> = {}
  await press()
  const well = await press()
  rows['Redis well'] = shown(well, well)
  for (const fault of FAULTS.filter((each) => each !== 'none')) {
    proxy.fault = fault
    proxy.cut()
    rows[`Redis: ${fault}`] = shown(await press(), well)
    rows[`Redis: back after ${fault}`] = await recovery(proxy, service.port)
  }
  rows['limits while Redis is away'] = await limitsWithoutRedis(proxy, `redis://127.0.0.1:${proxy.port}`)
  await service.stop()
  await proxy.close()
  await redis.stop()
  return rows
}

const shown = (outcome: Outcome, well: Outcome) =>
  `${failures(outcome)} failures of ${outcome.answers}; p99 ${outcome.p99Ms.toFixed(1)} ms (${signed(outcome.p99Ms - well.p99Ms)} ms)`

const signed = (ms: number) => (ms < 0 ? '−' : '+') + Math.abs(ms).toFixed(1)

/** Seconds until the service says that it uses Redis again. */
async function recovery(proxy: FaultProxy, port: number): Promise<string> {
  proxy.fault = 'none'
  proxy.cut()
  const startedAt = performance.now()
  for (let tries = 0; tries < 200; tries++) {
    await traffic({ port, next: mixed(), connections: 2, forMs: 20 })
    const health = await fetch(`http://127.0.0.1:${port}/v1/astrology/health`).then((answer) => answer.json())
    const { cache } = (health as { checks: { cache: { status: string; store: string } } }).checks
    if (cache.status === 'ok' && cache.store === 'redis')
      return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    await wait(50)
  }
  return 'not within 10 s'
}

/** A client is refused by the local counters after exactly its limit. */
async function limitsWithoutRedis(proxy: FaultProxy, url: string): Promise<string> {
  proxy.fault = 'black hole' satisfies Fault
  proxy.cut()
  const service = await startService({ REDIS_URL: url })
  await wait(1_500)
  let served = 0
  for (let n = 0; n < 150; n++) {
    const answer = await fetch(`http://127.0.0.1:${service.port}/v1/tarot/cards/ar00`)
    if (answer.status === 200) served++
    await answer.arrayBuffer()
  }
  await service.stop()
  proxy.fault = 'none'
  return `${served} of 150 served, limit 100`
}
