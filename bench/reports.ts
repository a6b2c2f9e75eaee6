/** `npm run bench -- reports`: what a report takes and weighs, how long the service's event loop stands still meanwhile, and what fifty at once do to somebody who reads a horoscope. */
import { exampleParts } from '../src/api/example.ts'
import { natalReport } from '../src/api/reports/natal-report.ts'
import { readNatalReading } from '../src/readings/natal-reading.ts'
import { printReport } from '../src/report/print-report.ts'
import { ENGLISH } from '../src/words/en/english.ts'
import { median } from './figures.ts'
import { measureReader } from './report-reader.ts'
import { birthOf, connection, send } from './report-requests.ts'
import { type MeasuredService, startService } from './report-service.ts'

const REPORTS = 20

const KINDS = [
  { name: 'a natal report', path: '/astrology/natal-reading', bodyOf: birthOf, goal: '300' },
  {
    name: 'a report of two',
    path: '/astrology/synastry',
    bodyOf: (n: number) => ({ first: birthOf(n), second: birthOf(n + 7) }),
    goal: '400',
  },
  { name: 'a solar return', path: '/astrology/returns', bodyOf: birthOf, goal: 'none' },
  { name: 'half a year ahead', path: '/astrology/transit-timeline', bodyOf: birthOf, goal: 'none' },
  {
    name: 'a sign’s year',
    path: '/astrology/yearly-horoscope',
    bodyOf: (n: number) => ({ sign: 'leo', date: `${2000 + n}-03-03` }),
    goal: 'none',
  },
  {
    name: 'ten cards',
    path: '/tarot/celtic-cross',
    bodyOf: (n: number) => ({ seed: String(n) }),
    goal: 'none',
  },
] as const

/** For so long after it listens a service looks what is built and gives back memory: once, and whatever is asked of it. */
const START_MS = 3000

const agent = connection(1)

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function measureStart({ longestTurns }: MeasuredService): Promise<void> {
  const { workMs } = await longestTurns(() => pass(START_MS))
  console.log(`after its start, once: the event loop worked ${workMs.toFixed(0)} ms at a time at most`)
}

/** Everything that JSON answers load, too, is loaded before; what reports load besides is measured. */
async function warmUp(port: number): Promise<void> {
  for (const { path, bodyOf } of KINDS)
    for (let n = 0; n < 5; n++)
      await send(port, { path, body: bodyOf(100 + n), client: 1, agent, isJson: true })
}

async function measureKind({ port, longestTurns }: MeasuredService, kind: (typeof KINDS)[number]) {
  const { name, path, bodyOf, goal } = kind
  const answers: { ms: number; bytes: number }[] = []
  const { stillMs, workMs } = await longestTurns(async () => {
    for (let n = 0; n < REPORTS; n++)
      answers.push(await send(port, { path, body: bodyOf(n), client: 1, agent }))
  })
  const [first, ...later] = answers.map(({ ms }) => ms)
  const took = answers.reduce((sum, { ms }) => sum + ms, 0)
  const idle = await longestTurns(() => pass(took))
  const most = Math.max(...answers.map(({ bytes }) => bytes)) / 1000
  console.log(
    `${name}: ${median(later).toFixed(0)} ms (goal ${goal}), the first ${first!.toFixed(0)} ms; ${most.toFixed(0)} kB at most (goal 400); the event loop worked ${workMs.toFixed(0)} ms at a time at most (goal 20), and stood still for ${stillMs.toFixed(0)} ms with what else the machine did, idle for ${idle.stillMs.toFixed(0)} ms`,
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

const service = await startService()
try {
  await measureStart(service)
  await warmUp(service.port)
  for (const kind of KINDS) await measureKind(service, kind)
  await measureReader(service)
} finally {
  service.end()
  agent.destroy()
}
await measureProcessor()
