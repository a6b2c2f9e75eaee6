/** `npm run measure -- reports-speed`: what a report takes and weighs, and what fifty at once do to somebody who reads a horoscope. */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { exampleParts } from '../src/api/example.ts'
import { natalReport } from '../src/api/reports/natal-report.ts'
import { readNatalReading } from '../src/readings/natal-reading.ts'
import { printReport } from '../src/report/print-report.ts'
import { ENGLISH } from '../src/words/en/english.ts'
import { median } from './median.ts'
import { birthOf, connection, send } from './report-requests.ts'

const REPORTS = 20
/** Alone and beside reports by turns, so that whatever else the machine is doing meets both alike. */
const TURNS = 8
const HOROSCOPES = 400

const agent = connection(1)
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function startService(port: number): Promise<ChildProcess> {
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    TRUST_PROXY: '127.0.0.0/8',
    LOG_LEVEL: 'silent',
    DATA_DIR: ':memory:',
  }
  const words = ['--import', file('loop-delay.ts'), file('../bin/augury.js'), 'serve']
  const service = spawn(process.execPath, words, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/astrology/health`).catch(() => undefined)
    if (answer?.ok) return service
    if (service.exitCode !== null) throw new Error('the service does not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Since it was last asked. */
async function longestTurn(service: ChildProcess): Promise<number> {
  service.send('delay')
  const [ms] = (await once(service, 'message')) as [number]
  return ms
}

const PAIR = (n: number) => ({ first: birthOf(n), second: birthOf(n + 7) })
const KINDS = [
  { name: 'a natal report', path: '/astrology/natal-reading', bodyOf: birthOf, goal: '300' },
  { name: 'a report of two', path: '/astrology/synastry', bodyOf: PAIR, goal: '400' },
  { name: 'a solar return', path: '/astrology/returns', bodyOf: birthOf, goal: 'none' },
  {
    name: 'ten cards',
    path: '/tarot/celtic-cross',
    bodyOf: (n: number) => ({ seed: String(n) }),
    goal: 'none',
  },
] as const

async function measureReports(port: number, service: ChildProcess): Promise<void> {
  for (const { name, path, bodyOf, goal } of KINDS) {
    const answers = []
    for (let n = 0; n < REPORTS; n++) {
      answers.push(await send(port, { path, body: bodyOf(n), client: 1, agent }))
      // What has to be loaded first is loaded for JSON answers, too.
      if (n === 0) await longestTurn(service)
    }
    const [first, ...later] = answers.map(({ ms }) => ms)
    const most = Math.max(...answers.map(({ bytes }) => bytes)) / 1000
    const turn = await longestTurn(service)
    console.log(
      `${name}: ${median(later).toFixed(0)} ms (goal ${goal}), the first ${first!.toFixed(0)} ms; ${most.toFixed(0)} kB at most (goal 400); the event loop stood still for ${turn.toFixed(0)} ms at most (goal 20)`,
    )
  }
}

async function horoscopes(port: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < HOROSCOPES; n++) {
    const { ms } = await send(port, { path: '/astrology/horoscope/daily/leo', client: 2, agent })
    times.push(ms)
  }
  return times
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!

async function measureReader(port: number, service: ChildProcess): Promise<void> {
  const clients = fork(file('report-clients.ts'))
  const [alone, beside]: number[][] = [[], []]
  const still = { alone: 0, beside: 0 }
  let printed = 0
  for (let turn = 0; turn < TURNS; turn++) {
    await longestTurn(service)
    alone!.push(...(await horoscopes(port)))
    still.alone = Math.max(still.alone, await longestTurn(service))
    clients.send(port)
    beside!.push(...(await horoscopes(port)))
    still.beside = Math.max(still.beside, await longestTurn(service))
    clients.send('rest')
    const [count] = (await once(clients, 'message')) as [number]
    printed += count
  }
  clients.disconnect()
  const told = (times: number[]) =>
    `${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`
  console.log(
    `a cached horoscope: ${told(alone!)}; beside 50 clients with reports ${told(beside!)} (goal: p99 at most doubled); ${printed} reports printed`,
  )
  console.log(
    `the event loop stood still for ${still.alone.toFixed(0)} ms at most with horoscopes alone, ${still.beside.toFixed(0)} ms beside 50 clients (goal 20)`,
  )
}

/** Without the waiting for a processor that others have. */
async function measureProcessor(): Promise<void> {
  const parts = exampleParts(ENGLISH)
  const times: number[] = []
  for (let n = 0; n < REPORTS; n++) {
    const reading = await readNatalReading(birthOf(n), parts)
    const before = process.threadCpuUsage()
    await printReport(natalReport(ENGLISH, reading, { depth: 'full' }))
    const { user, system } = process.threadCpuUsage(before)
    times.push((user + system) / 1000)
  }
  console.log(`a natal report, of a processor: ${median(times.slice(5)).toFixed(0)} ms`)
}

await measureProcessor()
const port = await freePort()
const service = await startService(port)
try {
  await measureReports(port, service)
  await horoscopes(port)
  await measureReader(port, service)
} finally {
  service.kill()
}
agent.destroy()
