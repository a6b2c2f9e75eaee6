/** Clients that send ahead and never read, and requests that nobody has in mind. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { startService } from '../../test/running-service.ts'
import { type Ask, traffic } from '../../test/traffic.ts'
import { sampleMemory } from './load.ts'
import { atMost, count, median, type Row, reported } from './row.ts'

const CROWD = 1_000
/** More would not fit into the system's queue of new connections, and wait for whole seconds. */
const AT_ONCE = 100
const ROUNDS = 3
const ENVIRONMENT = { DATA_DIR: ':memory:', RATE_LIMITS: 'off', CONNECTIONS_PER_ADDRESS: '10000' }

/** Of a packet, which is all that the system hands over at once. */
const AHEAD = 'GET /v1/tarot/cards/ar17 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_200)

/** Another client alone and beside them by turns, so that whatever else the machine does falls on both. */
export async function pipeliningClients(): Promise<Row[]> {
  const service = await startService(ENVIRONMENT)
  const { port } = service
  const press = (forMs: number) => {
    const next = (): Ask => ({ method: 'POST', path: '/v1/tarot/three-card', body: {} })
    return traffic({ port, next, connections: 1, forMs })
  }
  await press(3_000)
  const [alone, beside, grown]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    const idle = sampleMemory(service)
    alone.push((await press(2_000)).p50Ms)
    const { max: before } = idle.stop()
    const memory = sampleMemory(service)
    const crowd: Socket[] = []
    while (crowd.length < CROWD) {
      crowd.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => greedy(port)))))
      await press(1)
    }
    // Taking so many over is work of its own, whatever they send.
    await press(2_000)
    beside.push((await press(2_000)).p50Ms)
    grown.push(memory.stop().max - before)
    for (const socket of crowd) socket.destroy()
    await wait(1_000)
  }
  const code = await service.stop()
  const [p50Alone, p50Beside] = [alone, beside].map(median)
  return [
    reported('median of one client alone', `${p50Alone!.toFixed(1)} ms`),
    atMost(`… beside ${CROWD} that send ahead and do not read`, p50Beside! / p50Alone!, 2, ' times', 2),
    atMost('… memory more than before they came', Math.max(...grown), 50, ' MB', 0),
    count('… exit code', code ?? -1, 0),
  ]
}

async function greedy(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  socket.write(AHEAD)
  return socket
}

interface Operation {
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': { readonly examples?: Record<string, { readonly value: object }> }
    }
  }
}

/** The examples of every operation of the document, with members that no schema names. */
export async function unknownMembers(requests: number): Promise<Row[]> {
  const service = await startService(ENVIRONMENT)
  const document = await fetch(`http://127.0.0.1:${service.port}/v1/openapi.json`)
  const { paths } = (await document.json()) as { paths: Record<string, { post?: Operation }> }
  const samples = Object.entries(paths).flatMap(([path, { post }]) =>
    Object.values(post?.requestBody?.content['application/json'].examples ?? {}).map(({ value }) => ({
      path: `/v1${path}`,
      value,
    })),
  )
  let sent = 0
  const next = (): Ask => {
    const { path, value } = samples[sent % samples.length]!
    return { method: 'POST', path, body: withUnknown(value, sent++) as object }
  }
  const statuses = new Map<number, number>()
  while (sent < requests) {
    const outcome = await traffic({ port: service.port, next, connections: 16, forMs: 1_000 })
    for (const [status, times] of outcome.statuses) statuses.set(status, (statuses.get(status) ?? 0) + times)
  }
  await service.stop()
  const failed = [...statuses].filter(([status]) => status === 0 || status >= 500)
  const reported = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
  return [
    count(
      `requests with unknown members at ${samples.length} examples: failures`,
      failed.reduce((sum, [, times]) => sum + times, 0),
      0,
      ` of ${sent.toLocaleString('en')} (${reported})`,
    ),
  ]
}

const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1.5e300,
  '',
  '\u0000',
  [],
  {},
  [[{}]],
  { valueOf: 1, prototype: 2, length: -1 },
]

/** In both spellings, at every level; now and then a known member has another's value, or the other spelling. */
function withUnknown(value: unknown, turn: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withUnknown(item, turn))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, inner], n) => {
    if ((turn + n) % 11 === 0) return [otherSpelling(name), inner]
    return [name, (turn + n) % 13 === 0 ? ODD[turn % ODD.length] : withUnknown(inner, turn)]
  })
  const odd = ODD[turn % ODD.length]
  const added = { made_up: odd, madeUp: odd, toString: odd, [`member_${turn}`]: odd, [`member${turn}X`]: odd }
  return Object.fromEntries([...members, ...Object.entries(added)])
}

const otherSpelling = (name: string) =>
  name.includes('_')
    ? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
