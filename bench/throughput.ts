/** Throughput and CPU of the service as a share of bare `node:http`: rounds of all contenders in turn, in one run. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Case } from './cases.ts'
import type { Load } from './load.ts'

const ROUNDS = 7
const ROUND_SECONDS = 1.5
/** Counted in answers: on a busy machine seconds leave code that is not compiled yet. */
const WARM_UP_ANSWERS = 20_000
const CONNECTIONS = 32

type Contender = { kind: string; port: number; child: ChildProcess }
type Sample = { perSecond: number; cpuMicroseconds: number }
export type Shares = {
  kind: string
  throughput: number
  cpu: number
  perSecond: number
  cpuMicroseconds: number
}

const file = (name: string) => new URL(name, import.meta.url).pathname

/** Median over the rounds of each contender against bare in the same round. */
export async function throughput(row: Case): Promise<Shares[]> {
  const logOff = await start('log off', row.name)
  const size = await answerSize(row, logOff.port)
  const contenders = [await start('bare', row.name, size), logOff, await start('log on', row.name)]
  const samples = new Map<string, Sample[]>(contenders.map(({ kind }) => [kind, []]))
  for (const contender of contenders) await warmUp(contender, row)
  for (let round = 0; round < ROUNDS; round++)
    for (const contender of contenders)
      samples.get(contender.kind)!.push(await measure(contender, row, ROUND_SECONDS))
  for (const { child } of contenders) child.disconnect()
  const bare = samples.get('bare')!
  return [...samples].map(([kind, taken]) => ({
    kind,
    throughput: median(taken.map((sample, i) => sample.perSecond / bare[i]!.perSecond)),
    cpu: median(taken.map((sample, i) => bare[i]!.cpuMicroseconds / sample.cpuMicroseconds)),
    perSecond: median(taken.map((sample) => sample.perSecond)),
    cpuMicroseconds: median(taken.map((sample) => sample.cpuMicroseconds)),
  }))
}

async function warmUp(contender: Contender, row: Case): Promise<void> {
  let answers = 0
  while (answers < WARM_UP_ANSWERS)
    answers += (await measure(contender, row, ROUND_SECONDS)).perSecond * ROUND_SECONDS
}

async function start(kind: string, caseName: string, size = 0): Promise<Contender> {
  const child = fork(file('contender.ts'), [kind, caseName, String(size)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { kind, port, child }
}

async function answerSize({ method, path, body }: Case, port: number): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(bodyOf(body, 0)) }),
  })
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.arrayBuffer()).byteLength
}

async function measure({ child, port }: Contender, row: Case, seconds: number): Promise<Sample> {
  const before = await cpu(child)
  const answers = await press({
    port,
    connections: CONNECTIONS,
    seconds,
    requests: requestTexts(row),
    expectStatus: 200,
  })
  const used = (await cpu(child)) - before
  return { perSecond: answers / seconds, cpuMicroseconds: used / answers }
}

async function cpu(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [{ cpuMicroseconds }] = (await once(child, 'message')) as [{ cpuMicroseconds: number }]
  return cpuMicroseconds
}

async function press(load: Load): Promise<number> {
  const child = fork(file('load.ts'))
  child.send(load)
  const [{ answers }] = (await once(child, 'message')) as [{ answers: number }]
  return answers
}

/** More than any cache in the service holds: by the time a body comes again it has been forgotten. */
const BODIES = 20_000

const requestTexts = (row: Case): string[] =>
  Array.from({ length: typeof row.body === 'function' ? BODIES : 1 }, (_, n) => requestText(row, n))

const bodyOf = (body: object | ((n: number) => object), n: number): object =>
  typeof body === 'function' ? body(n) : body

function requestText({ method, path, body }: Case, n: number): string {
  const text = body === undefined ? '' : JSON.stringify(bodyOf(body, n))
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept: application/json',
    'User-Agent: bench',
  ]
  if (body !== undefined)
    head.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`)
  return `${head.join('\r\n')}\r\n\r\n${text}`
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
