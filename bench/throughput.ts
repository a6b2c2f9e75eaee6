/**
 * What the service costs compared with bare `node:http`. Contenders take turns for a fraction of a second each, many times over, so
 * that whatever else the machine is doing meets all of them alike; each turn is compared with bare's turn beside it, or, with keys, with that of the service without.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Case } from './cases.ts'
import { median } from './figures.ts'
import { KEY_HEADER } from './keys.ts'
import type { Load } from './load.ts'

/** Counted in answers: on a busy machine seconds leave code that is not compiled yet. But no longer than a connection may be silent. */
const WARM_UP_ANSWERS = 20_000
const WARM_UP_SECONDS = 15
const TURNS = 40
const TURN_SECONDS = 0.2

export type Contender = 'bare' | 'bare json' | 'log off' | 'log on' | 'keys'

type RunningService = { kind: Contender; port: number; child: ChildProcess; turns: Turn[] }
type Turn = { perSecond: number; cpuMicroseconds: number }

/** Shares of bare, or of the service without keys: of its requests per second, and of its CPU time per request. */
export type Result = {
  kind: Contender
  /** What it is compared with. */
  of: Contender
  throughput: number
  cpu: number
  perSecond: number
  cpuMicroseconds: number
}

const file = (name: string) => new URL(name, import.meta.url).pathname
export const startLoad = () => fork(file('load.ts'))

export async function throughput(row: Case): Promise<Result[]> {
  const service = await start('log off', row.name)
  const answer = await answerOf(row, service.port)
  const running = [await start('bare', row.name, answer), service, await start('log on', row.name)]
  if (answer.startsWith('{')) running.push(await start('bare json', row.name, answer))
  if (row.isKeyed) running.push(await start('keys', row.name))
  const load = startLoad()
  for (const contender of running) await warmUp(contender, load, row)
  for (let turn = 0; turn < TURNS; turn++)
    for (const contender of running) contender.turns.push(await takeTurn(contender, load))
  load.disconnect()
  for (const { child } of running) child.disconnect()
  return running.map((contender) => compare(contender, contender.kind === 'keys' ? service : running[0]!))
}

async function start(kind: Contender, caseName: string, answer = ''): Promise<RunningService> {
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
  const child = fork(file('contender.ts'), [kind, caseName, answer], { stdio: [...stdio] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { kind, port, child, turns: [] }
}

async function answerOf({ method, path, body }: Case, port: number): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(bodyOf(body, 0)) }),
  })
  const answer = await reply.text()
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${answer}`)
  return answer
}

async function warmUp(contender: RunningService, load: ChildProcess, row: Case): Promise<void> {
  let answers = 0
  await press(load, {
    port: contender.port,
    seconds: TURN_SECONDS,
    requests: requestTexts(row, contender.kind),
  })
  const endsAt = performance.now() + WARM_UP_SECONDS * 1000
  while (answers < WARM_UP_ANSWERS && performance.now() < endsAt)
    answers += (await press(load, { port: contender.port, seconds: TURN_SECONDS })).answers
}

async function takeTurn({ child, port }: RunningService, load: ChildProcess): Promise<Turn> {
  const before = await cpuOf(child)
  const { answers, seconds } = await press(load, { port, seconds: TURN_SECONDS })
  const used = (await cpuOf(child)) - before
  return { perSecond: answers / seconds, cpuMicroseconds: used / answers }
}

/** Has the load press a server for a while. */
export async function press(load: ChildProcess, order: Load): Promise<{ answers: number; seconds: number }> {
  load.send(order)
  const [done] = (await once(load, 'message')) as [{ answers: number; seconds: number }]
  return done
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [{ cpuMicroseconds }] = (await once(child, 'message')) as [{ cpuMicroseconds: number }]
  return cpuMicroseconds
}

/** More than any cache in the service holds: by the time a body comes again it has been forgotten. */
const BODIES = 20_000

const requestTexts = (row: Case, kind: Contender): string[] =>
  Array.from({ length: typeof row.body === 'function' ? BODIES : 1 }, (_, n) =>
    requestText(row, n, kind === 'keys' ? [KEY_HEADER] : []),
  )

const bodyOf = (body: object | ((n: number) => object), n: number): object =>
  typeof body === 'function' ? body(n) : body

/** As it goes over the wire. */
export function requestText(
  { method, path, body }: Pick<Case, 'method' | 'path' | 'body'>,
  n = 0,
  headers: readonly string[] = [],
): string {
  const text = body === undefined ? '' : JSON.stringify(bodyOf(body, n))
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept: application/json',
    'User-Agent: bench',
    ...headers,
  ]
  if (body !== undefined)
    head.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`)
  return `${head.join('\r\n')}\r\n\r\n${text}`
}

function compare({ kind, turns }: RunningService, other: RunningService): Result {
  return {
    kind,
    of: other.kind,
    throughput: median(turns.map((turn, i) => turn.perSecond / other.turns[i]!.perSecond)),
    cpu: median(turns.map((turn, i) => other.turns[i]!.cpuMicroseconds / turn.cpuMicroseconds)),
    perSecond: median(turns.map((turn) => turn.perSecond)),
    cpuMicroseconds: median(turns.map((turn) => turn.cpuMicroseconds)),
  }
}
