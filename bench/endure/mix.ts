/** Every expensive thing at once, from many clients, and the memory that it takes. */
import { once } from 'node:events'
import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type RunningService, type Surroundings, startService } from '../../test/running-service.ts'
import { type Ask, send } from '../../test/traffic.ts'
import { atMost, count, type Row, reported } from './row.ts'
import { memoryMb } from './soak.ts'

/** Clients by their addresses on the loopback network, each with its share of the attacks. */
const CLIENTS = 20
/** Those of deploy/kubernetes.yaml are 768 Mi. */
const MAX_MB = 450
const UNREAD = 600
const LOOK_EVERY_MS = 500

const post = (path: string, body: object): Ask => ({ method: 'POST', path, body })
const get = (path: string): Ask => ({ method: 'GET', path })

/** A year in eight centuries, another one for each number up to 700. */
const year = (n: number) => 1650 + (n % 700)
const birth = (n: number) => ({
  birthDateTime: new Date(Date.UTC(1920, 0, 1) + n * 3_725_000).toISOString().slice(0, 19),
  timezone: 'Europe/Berlin',
  latitude: (n % 1_300) / 10 - 65,
  longitude: (n % 3_600) / 10 - 180,
})
/** Just below the 64 KiB that a body may have. */
const BIG = 'x'.repeat(64_000)

/** None is asked for twice. */
const ATTACKS: readonly ((n: number) => Ask)[] = [
  (n) => get(`/v1/astrology/horoscope/yearly?date=${year(n)}-06-01`),
  (n) => get(`/v1/astrology/sky-calendar?from=${year(n)}-01-01&to=${year(n) + 1}-02-01&moons=1`),
  (n) => get(`/v1/astrology/sky-calendar.ics?from=${year(n)}-01-01&to=${year(n) + 1}-02-01`),
  (n) => get(`/r/year_wheel/mix-${n}.png`),
  (n) => get(`/day/leo/${year(n)}-03-01.png`),
  (n) => post('/v1/tarot/daily-card', { seed: `mix ${n}`, note: BIG }),
  (n) => post('/v1/astrology/natal-chart', birth(n)),
  (n) => post('/v1/astrology/natal-reading', birth(n)),
  (n) => post('/v1/astrology/chart.svg', birth(n)),
  (n) => get(`/v1/astrology/horoscope/monthly?date=${year(n)}-0${1 + (n % 9)}-01`),
]

const TIMEOUT_MS = 5_000

/** Connections that ask for the same large answer and do not read it. */
async function unreadCalendars({ port }: RunningService): Promise<Socket[]> {
  const request = 'GET /v1/astrology/sky-calendar?from=1901-01-01&to=1902-02-01 HTTP/1.1\r\nHost: x\r\n\r\n'
  const sockets: Socket[] = []
  for (let n = 0; n < UNREAD; n++) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.2.${1 + (n % 10)}` }).pause()
    socket.on('error', () => socket.destroy())
    await once(socket, 'connect')
    socket.write(request)
    sockets.push(socket)
  }
  return sockets
}

/** Limits are off, so that it is worse than it can be. */
export async function mixOfAttacks(seconds: number, surroundings?: Surroundings): Promise<Row[]> {
  const service = await startService({ DATA_DIR: ':memory:', RATE_LIMITS: 'off' }, surroundings)
  await wait(3_000)
  const before = Math.round(memoryMb(service))
  const memory = sampled(service)
  const unread = await unreadCalendars(service)
  const statuses = await attacked(service, seconds * 1000)
  for (const socket of unread) socket.destroy()
  const during = memory.stop()
  await wait(Math.min(20_000, seconds * 1000))
  const after = Math.round(memoryMb(service))
  const code = await service.stop()
  const all = [...statuses.values()].reduce((sum, times) => sum + times, 0)
  const failed = [...statuses].filter(([status]) => status >= 500 && status !== 503)
  return [
    count(
      `${CLIENTS * ATTACKS.length} connections of ${CLIENTS} clients, and ${UNREAD} that read nothing, for ${seconds} s: failures other than 503`,
      failed.reduce((sum, [, times]) => sum + times, 0),
      0,
      ` of ${all.toLocaleString('en')} (${[...statuses].map(([status, times]) => `${times} × ${status === 0 ? 'given up after 5 s' : status}`).join(', ')})`,
    ),
    reported('… memory before', `${before} MB`),
    reported(`… memory, every ${(seconds / 10).toFixed(0)} s`, `${tenths(during).join(', ')} MB`),
    atMost('… most memory', Math.max(...during), MAX_MB, ' MB', 0),
    reported('… memory when it rests again', `${after} MB`),
    count('… exit code', code ?? -1, 0),
  ]
}

/** The most in each tenth of the time. */
const tenths = (samples: readonly number[]) =>
  Array.from({ length: 10 }, (_, n) =>
    Math.max(...samples.slice((n * samples.length) / 10, Math.max(1, ((n + 1) * samples.length) / 10))),
  )

async function attacked({ port }: RunningService, forMs: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const until = performance.now() + forMs
  let n = 0
  const lane = async (client: number, attack: (n: number) => Ask) => {
    const agent = new Agent({ keepAlive: true, localAddress: `127.0.1.${client + 1}` })
    while (performance.now() < until) {
      const { status } = await send(port, agent, attack(n++), TIMEOUT_MS)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 503) await wait(100)
    }
    agent.destroy()
  }
  const lanes = Array.from({ length: CLIENTS }, (_, client) => ATTACKS.map((attack) => lane(client, attack)))
  await Promise.all(lanes.flat())
  return statuses
}

function sampled(service: RunningService) {
  const look = () => Math.round(memoryMb(service))
  const samples = [look()]
  const timer = setInterval(() => samples.push(look()), LOOK_EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return samples
    },
  }
}
