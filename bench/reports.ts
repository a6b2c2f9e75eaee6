/** `npm run measure -- reports-speed`: what a report takes and weighs, and what fifty at once do to somebody who reads a horoscope. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { exampleParts } from '../src/api/example.ts'
import { natalReport } from '../src/api/reports/natal-report.ts'
import { readNatalReading } from '../src/readings/natal-reading.ts'
import { printReport } from '../src/report/print-report.ts'
import { ENGLISH } from '../src/words/en/english.ts'
import { median } from './median.ts'

const REPORTS = 20
const AT_ONCE = 50
const HOROSCOPES = 1500

const PLACE = { timezone: 'Europe/Berlin', latitude: 52.52, longitude: 13.405 }
const birthOf = (n: number) => ({
  birthDateTime: `${1950 + (n % 60)}-0${1 + (n % 9)}-1${n % 10} 1${n % 10}:30:00`,
  ...PLACE,
})

/** One connection for each kind of client, kept open. */
const reader = new Agent({ keepAlive: true, maxSockets: 1 })
const printers = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

interface Asked {
  readonly path: string
  readonly body?: object
  readonly client: number
  readonly agent: Agent
}

function ask(port: number, { path, body, client, agent }: Asked): Promise<{ ms: number; bytes: number }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      'x-forwarded-for': `10.0.${client >> 8}.${client & 255}`,
      ...(body && { accept: 'application/pdf', 'content-type': 'application/json' }),
    }
    const sent = request(
      { port, path: `/v1${path}`, method: body ? 'POST' : 'GET', headers, agent },
      (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        answer.on('end', () => {
          if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`))
          else resolve({ ms: performance.now() - started, bytes })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function startService(port: number): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('../bin/augury.js', import.meta.url))
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    TRUST_PROXY: '127.0.0.0/8',
    LOG_LEVEL: 'silent',
  }
  const service = spawn(process.execPath, [program, 'serve'], {
    env: { ...process.env, ...settings, DATA_DIR: ':memory:' },
    stdio: 'ignore',
  })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/astrology/health`).catch(() => undefined)
    if (answer?.ok) return service
    if (service.exitCode !== null) throw new Error('the service does not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function measureReports(
  port: number,
  name: string,
  path: string,
  bodyOf: (n: number) => object,
  goal: string,
) {
  const times: number[] = []
  const sizes: number[] = []
  for (let n = 0; n < REPORTS; n++) {
    const { ms, bytes } = await ask(port, { path, body: bodyOf(n), client: 1, agent: printers })
    times.push(ms)
    sizes.push(bytes)
  }
  const [first, ...later] = times
  console.log(
    `${name}: ${median(later).toFixed(0)} ms (goal ${goal}), the first ${first!.toFixed(0)} ms; ${(Math.max(...sizes) / 1000).toFixed(0)} kB at most (goal 400)`,
  )
}

async function horoscopes(port: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < HOROSCOPES; n++) {
    const { ms } = await ask(port, { path: '/astrology/horoscope/daily/leo', client: 2, agent: reader })
    times.push(ms)
  }
  return times
}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!

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
  await measureReports(port, 'a natal report', '/astrology/natal-reading', birthOf, '300')
  await measureReports(
    port,
    'a report of two',
    '/astrology/synastry',
    (n) => ({ first: birthOf(n), second: birthOf(n + 7) }),
    '400',
  )
  await measureReports(port, 'ten cards', '/tarot/celtic-cross', (n) => ({ seed: String(n) }), 'none')
  await horoscopes(port)
  const alone = p99(await horoscopes(port))
  let isReading = true
  let printed = 0
  const printing = Array.from({ length: AT_ONCE }, async (_, client) => {
    for (let n = 0; isReading; n++) {
      const body = birthOf(client * 7 + n)
      await ask(port, { path: '/astrology/natal-reading', body, client: 100 + client, agent: printers })
      printed++
    }
  })
  const beside = p99(await horoscopes(port))
  isReading = false
  await Promise.all(printing)
  console.log(
    `p99 of a cached horoscope: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside ${AT_ONCE} clients with reports (goal twice as much); ${printed} reports meanwhile`,
  )
} finally {
  service.kill()
}
reader.destroy()
printers.destroy()
