/** What one client asks for must not delay another one's answers. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ownChild } from '../../test/own-child.ts'
import { type RunningService, type Surroundings, startService } from '../../test/running-service.ts'
import { type Ask, send, shareOf } from '../../test/traffic.ts'
import { atMost, count, type Row, reported } from './row.ts'

/** Every address of the loopback network is a client of its own. */
const ATTACKER = '127.0.0.2'
const NEIGHBOUR = '127.0.0.3'
const FOR_MS = 15_000
const PAUSE_MS = 3
const MAX_P99_MS = 50

/** Requests of which none is asked for twice. They are sent all at once, or one after the other. */
interface Attack {
  readonly what: string
  readonly requests: number
  readonly atOnce: number
  readonly path: (n: number) => string
}

const year = (n: number) => 1700 + n
const yearly = (n: number) => `/v1/astrology/horoscope/yearly?date=${year(n)}-06-01`

const ATTACKS: readonly Attack[] = [
  { what: '20 cold years of all signs at once', requests: 20, atOnce: 20, path: yearly },
  {
    what: '60 calendars of 400 days at once',
    requests: 60,
    atOnce: 60,
    path: (n) => `/v1/astrology/sky-calendar?from=${year(n)}-01-01&to=${year(n + 1)}-02-01`,
  },
  {
    what: '60 cold months of all signs at once',
    requests: 60,
    atOnce: 60,
    path: (n) => `/v1/astrology/horoscope/monthly?date=${year(n)}-03-01`,
  },
  {
    what: 'cold years one after the other',
    requests: 20,
    atOnce: 1,
    path: (n) => yearly(200 + n),
  },
]

const CACHED: Ask = { method: 'GET', path: '/v1/astrology/horoscope/daily/leo' }

/** Limits are off, so that an attack is worse than it can be. `surroundings` may name another copy of the project, to compare. */
export async function neighbours(isQuick: boolean, surroundings?: Surroundings): Promise<Row[]> {
  const rows: Row[] = []
  const attacks = isQuick ? ATTACKS.slice(0, 1) : ATTACKS
  const service = await startService({ DATA_DIR: ':memory:', RATE_LIMITS: 'off' }, surroundings)
  // Code that is run for the first time is slow.
  for (const { path } of ATTACKS) await ask(service, ATTACKER, path(300))
  const alone = await ofNeighbour(service, wait(2_000))
  const busy = await ofBusyServer()
  rows.push(
    reported('a cached day, alone: median, p99', inMs(alone.p50, alone.p99)),
    reported(
      'bare node:http that computes all the time, in turns of 2 ms: median, p99',
      inMs(busy.p50, busy.p99),
    ),
  )
  for (const attack of attacks) {
    const beside = await besides(service, attack)
    rows.push(
      reported(`beside ${attack.what}: median, worst`, inMs(beside.p50, beside.worst)),
      atMost('… p99', beside.p99, MAX_P99_MS, ' ms', 0),
      count('… failures', beside.failures, 0, ` of ${beside.answers}`),
      reported(
        "… the attacker's requests answered, in",
        `${beside.attacked}, ${beside.seconds.toFixed(1)} s`,
      ),
      reported("… another client's cold month of a sign", `${beside.coldMs.toFixed(0)} ms`),
    )
  }
  await service.stop()
  return [...rows, ...(await withLimits(surroundings))]
}

/** With the usual limits: what twenty cold years leave of them. */
async function withLimits(surroundings?: Surroundings): Promise<Row[]> {
  const service = await startService({ DATA_DIR: ':memory:' }, surroundings)
  const first = await ask(service, ATTACKER, yearly(0))
  const again = await ask(service, ATTACKER, yearly(0))
  const statuses = []
  for (let n = 1; n < 20; n++) statuses.push((await ask(service, ATTACKER, yearly(n))).status)
  await service.stop()
  return [
    reported('left of 60 in a minute after a cold year of all signs', String(first.remaining)),
    reported('… after the same year again', String(again.remaining)),
    reported('… of 19 further ones in that minute refused', String(statuses.filter((s) => s === 429).length)),
  ]
}

async function besides(service: RunningService, { requests, atOnce, path }: Attack) {
  const startedAt = performance.now()
  let attacked = 0
  let next = 0
  const lane = async () => {
    while (next < requests && performance.now() - startedAt < FOR_MS)
      if ((await ask(service, ATTACKER, path(next++))).status === 200) attacked++
  }
  const attack = Promise.all(Array.from({ length: atOnce }, lane))
  const cold = wait(500).then(async () => {
    const from = performance.now()
    await ask(
      service,
      NEIGHBOUR,
      `/v1/astrology/horoscope/monthly/leo?date=${year(310 + requests + atOnce)}-03-01`,
    )
    return performance.now() - from
  })
  const seen = await ofNeighbour(service, Promise.race([attack, wait(FOR_MS)]))
  await attack
  return { ...seen, attacked, coldMs: await cold, seconds: (performance.now() - startedAt) / 1000 }
}

/** Asks for a cached day again and again, until something is over. */
async function ofNeighbour({ port }: Pick<RunningService, 'port'>, over: Promise<unknown>) {
  const agent = new Agent({ keepAlive: true, localAddress: NEIGHBOUR })
  const latencies: number[] = []
  let failures = 0
  let isOver = false
  void over.then(() => {
    isOver = true
  })
  do {
    const from = performance.now()
    const { status } = await send(port, agent, CACHED)
    latencies.push(performance.now() - from)
    if (status !== 200) failures++
    await wait(PAUSE_MS)
  } while (!isOver)
  agent.destroy()
  const at = shareOf(latencies)
  return { answers: latencies.length, failures, p50: at(0.5), p99: at(0.99), worst: at(1) }
}

/** What other work on the machine makes of any program that computes and answers in between. */
async function ofBusyServer() {
  const child = ownChild(fork(new URL('./busy-server.ts', import.meta.url)))
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const seen = await ofNeighbour({ port }, wait(5_000))
  child.kill()
  return seen
}

async function ask({ port }: RunningService, from: string, path: string) {
  const agent = new Agent({ localAddress: from })
  const { status, headers } = await send(port, agent, { method: 'GET', path }, 30_000)
  return { status, remaining: Number(headers['x-ratelimit-remaining']) }
}

const inMs = (...values: number[]) => `${values.map((value) => value.toFixed(1)).join(' and ')} ms`
