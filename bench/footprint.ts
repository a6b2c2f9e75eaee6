/** `npm run measure -- footprint`: memory, start, pictures, and what a look-up costs as clients and readings grow. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LIMIT_LIST } from '../src/api/limits.ts'
import { castChart } from '../src/chart/chart.ts'
import { chartCache } from '../src/readings/natal-chart.ts'
import { MAX_COUNTED_CLIENTS, MemoryCounters } from '../src/store/counters/memory-counters.ts'
import { openSqlite } from '../test/open-sqlite.ts'
import { startService } from '../test/running-service.ts'
import { mixed } from '../test/traffic.ts'
import { median, print } from './figures.ts'
import { idleService } from './idle.ts'
import { pictures } from './pictures.ts'
import { press, requestText, startLoad } from './throughput.ts'

/** Processor time of this thread for one call, in microseconds. */
async function cost(calls: number, call: (n: number) => unknown): Promise<number> {
  for (let n = 0; n < Math.min(calls, 20_000); n++) await call(n)
  const before = process.threadCpuUsage()
  for (let n = 0; n < calls; n++) {
    const answer = call(n)
    if (answer instanceof Promise) await answer
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / calls
}

const megabytes = () => process.memoryUsage().rss / 1e6

/** Each client has made a request in every group. */
async function clients(): Promise<void> {
  const before = megabytes()
  const counters = new MemoryCounters(LIMIT_LIST)
  for (const count of [1, 1_000, MAX_COUNTED_CLIENTS]) {
    for (let n = 0; n < count; n++)
      for (const group of LIMIT_LIST.keys()) counters.count({ high: 7, low: n }, group, 1e9 + n / 100)
    const each = await cost(200_000, (n) =>
      counters.count({ high: 7, low: (n * 7919) % count }, 2, 1e9 + 10_000),
    )
    print(`counting a request among ${count.toLocaleString('en')} clients`, `${each.toFixed(2)} µs`)
  }
  print(
    `memory of ${MAX_COUNTED_CLIENTS.toLocaleString('en')} clients in all groups`,
    `${(megabytes() - before).toFixed(0)} MB (goal 150)`,
  )
}

const STORED_CHARTS = 1_000

async function readings(): Promise<void> {
  const value = 'x'.repeat(3_000)
  const directory = mkdtempSync(join(tmpdir(), 'augury-bench-'))
  const store = openSqlite(directory)
  let stored = 0
  for (const count of [1, 1_000, 100_000]) {
    for (; stored < count; stored++) {
      const written = store.write(`reading ${stored}`, value, 3_600_000)
      if (stored % 1_000 === 999 || stored === count - 1) await written
    }
    const each = await cost(5_000, (n) => store.readOrLease(`reading ${(n * 7919) % count}`, 'bench', 1))
    print(`reading one of ${count.toLocaleString('en')} from SQLite`, `${each.toFixed(1)} µs`)
  }
  await store.close()
  rmSync(directory, { recursive: true, force: true })
  const charts = chartCache(Date.now)
  for (let n = 0; n < STORED_CHARTS; n++)
    charts.set(`chart ${n}`, { chartId: `chart_${n}`, chart: chartOf(n) })
  print(
    `one of ${STORED_CHARTS.toLocaleString('en')} cached charts`,
    `${(await cost(200_000, (n) => charts.get(`chart ${n % STORED_CHARTS}`))).toFixed(2)} µs`,
  )
}

const chartOf = (n: number) =>
  castChart({
    instant: -1e12 + n * 3.1e7,
    place: { latitude: (n % 130) - 65, longitude: (n % 360) - 180 },
    houseSystem: 'placidus',
  })

async function charts(): Promise<void> {
  const each = await cost(50_000, chartOf)
  print('natal charts a second and core (Placidus)', `${Math.round(1e6 / each).toLocaleString('en')}`)
}

const MIXED_REQUESTS = 8_000

/** In turns, like every comparison here: what else the machine does falls on both. */
async function workers(): Promise<void> {
  const start = (count: string) => startService({ DATA_DIR: ':memory:', RATE_LIMITS: 'off', WORKERS: count })
  const services = [await start('1'), await start('2')]
  const next = mixed()
  const requests = Array.from({ length: MIXED_REQUESTS }, () => requestText(next()))
  const load = startLoad()
  const ratios: number[] = []
  for (let round = 0; round < 12; round++) {
    const answers: number[] = []
    for (const { port } of services)
      answers.push((await press(load, { port, seconds: 1, requests, mayRest: true })).answers)
    // The first rounds warm up.
    if (round >= 4) ratios.push(answers[1]! / answers[0]!)
  }
  load.disconnect()
  for (const service of services) await service.stop()
  print(
    'two workers against one, mixed requests',
    `${median(ratios).toFixed(2)} times (the load takes its share of the two cores)`,
  )
}

await clients()
await readings()
await charts()
await idleService(print)
await pictures(print)
await workers()
