/** Full speed for a minute, slow sockets beside normal traffic, and a stop under load. */
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type RunningService, startService } from './running-service.ts'
import { failures, mixed, traffic } from './traffic.ts'

const IN_MEMORY = { DATA_DIR: ':memory:', RATE_LIMITS: 'off', WORKERS: '2' }

export async function mixedLoad(seconds: number): Promise<Record<string, string>> {
  const service = await startService(IN_MEMORY)
  const press = (share: number) =>
    traffic({ port: service.port, next: mixed(), connections: 32, forMs: seconds * 1000 * share })
  const warm = await press(0.4)
  const afterWarmUp = megabytes(service)
  const first = await press(0.3)
  const middle = megabytes(service)
  const second = await press(0.3)
  const end = megabytes(service)
  await service.stop()
  const all = [warm, first, second]
  const answers = all.reduce((sum, { answers: count }) => sum + count, 0)
  return {
    [`mixed load, ${seconds} s, 2 workers`]: `${answers} answers, ${(answers / seconds).toFixed(0)}/s`,
    'failures under mixed load': String(all.reduce((sum, outcome) => sum + failures(outcome), 0)),
    'p99 under mixed load': `${second.p99Ms.toFixed(1)} ms`,
    'memory after warm-up, middle, end': `${afterWarmUp}, ${middle}, ${end} MB`,
  }
}

function megabytes({ process: { pid } }: RunningService): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

const SLOW_SOCKETS = 500

export async function slowSockets(): Promise<Record<string, string>> {
  const service = await startService({ ...IN_MEMORY, WORKERS: '1' })
  const press = () => traffic({ port: service.port, next: mixed(), connections: 8, forMs: 4_000 })
  await press()
  const alone = await press()
  const slow = await Promise.all(Array.from({ length: SLOW_SOCKETS }, () => slowSocket(service.port)))
  const beside = await press()
  for (const { socket, timer } of slow) {
    clearInterval(timer)
    socket.destroy()
  }
  await service.stop()
  return {
    'p99 alone': `${alone.p99Ms.toFixed(1)} ms`,
    [`p99 beside ${SLOW_SOCKETS} slow sockets`]: `${beside.p99Ms.toFixed(1)} ms (${(beside.p99Ms / alone.p99Ms).toFixed(2)} times), ${failures(beside)} failures`,
  }
}

/** Sends a request a byte a second. */
async function slowSocket(port: number): Promise<{ socket: Socket; timer: NodeJS.Timeout }> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  await new Promise((resolve) => socket.once('connect', resolve))
  const words =
    'POST /v1/tarot/daily-card HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n'
  let sent = 0
  const timer = setInterval(() => socket.writable && socket.write(words[sent++ % words.length]!), 1_000)
  return { socket, timer }
}

/** Two copies behind a balancer that follows their readiness; each is restarted while requests run. */
export async function rollingRestart(): Promise<Record<string, string>> {
  const copies = await Promise.all([0, 1].map(() => startCopy()))
  let turn = 0
  const outcomes: number[] = []
  let isRunning = true
  const lane = async () => {
    while (isRunning) {
      const ready = copies.filter(({ isReady }) => isReady)
      const copy = ready[turn++ % ready.length] ?? copies[0]!
      const status = await fetch(`http://127.0.0.1:${copy.service.port}/v1/tarot/cards/ar17`)
        .then(async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        })
        .catch(() => 0)
      outcomes.push(status)
    }
  }
  const lanes = Array.from({ length: 8 }, lane)
  const codes: (number | null)[] = []
  for (const [at, copy] of copies.entries()) {
    await wait(1_000)
    codes.push(await copy.stop())
    copies[at] = await startCopy()
  }
  await wait(500)
  isRunning = false
  await Promise.all(lanes)
  for (const copy of copies) await copy.service.kill()
  const lost = outcomes.filter((status) => status !== 200).length
  return {
    'rolling restart of two copies': `${lost} of ${outcomes.length} requests lost, exit codes ${codes.join(' and ')}`,
  }
}

async function startCopy() {
  const adminPort = 20_000 + Math.floor(Math.random() * 20_000)
  const service = await startService({
    DATA_DIR: ':memory:',
    RATE_LIMITS: 'off',
    ADMIN_PORT: String(adminPort),
  })
  const copy = { service, isReady: true, stop: () => service.stop() }
  const probe = setInterval(async () => {
    copy.isReady = await fetch(`http://127.0.0.1:${adminPort}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  }, 200)
  service.process.once('exit', () => clearInterval(probe))
  return copy
}
