/** Full speed for a minute, and slow sockets beside normal traffic. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { type RunningService, startService } from '../../test/running-service.ts'
import { failures, mixed, traffic } from '../../test/traffic.ts'
import { atMost, count, median, type Row, reported } from './row.ts'

const IN_MEMORY = { DATA_DIR: ':memory:', RATE_LIMITS: 'off' }

const WORKERS = 2
/** Megabytes that each thread may keep. Without a bound V8 lets garbage lie for as long as there is room, and a leak would hide behind it. */
const HEAP = 192

/** The caches are filled first, or their growth would be taken for a leak; then the middle of the time is compared with its end. */
export async function mixedLoad(seconds: number, answersBefore: number): Promise<Row[]> {
  const heap = `--max-old-space-size=${HEAP}`
  const service = await startService({ ...IN_MEMORY, WORKERS: String(WORKERS), NODE_OPTIONS: heap })
  const next = mixed()
  const press = async (forSeconds: number) => {
    const memory = sampleMemory(service)
    const outcome = await traffic({ port: service.port, next, connections: 32, forMs: forSeconds * 1000 })
    return { outcome, ...memory.stop() }
  }
  for (let answers = 0; answers < answersBefore; ) answers += (await press(seconds / 10)).outcome.answers
  const processorBefore = processorMs(service)
  const repetitions = [await press(seconds / 3), await press(seconds / 3), await press(seconds / 3)]
  const processor = processorMs(service) - processorBefore
  const code = await service.stop()
  const answers = repetitions.reduce((sum, { outcome }) => sum + outcome.answers, 0)
  const failed = repetitions.reduce((sum, { outcome }) => sum + failures(outcome), 0)
  const [, middle, end] = repetitions
  const { p50Ms, p99Ms } = end!.outcome
  return [
    count(
      `mixed load, ${seconds} s, ${WORKERS} workers: failures`,
      failed,
      0,
      ` of ${answers.toLocaleString('en')}`,
    ),
    reported('… answers a second, load generator included', (answers / seconds).toFixed(0)),
    reported('… processor time of one answer', `${(processor / answers).toFixed(3)} ms`),
    reported('… median and p99', `${p50Ms.toFixed(1)} and ${p99Ms.toFixed(1)} ms`),
    // Between two collections it swings; what must not grow is what is left after one.
    atMost('… least memory at the end against the middle', end!.min / middle!.min, 1.1, ' times', 2),
    reported(
      `… memory with ${HEAP} MB of heap a thread, least and most`,
      `${middle!.min} to ${Math.max(middle!.max, end!.max)} MB`,
    ),
    count('… exit code', code ?? -1, 0),
  ]
}

/** Of all threads, in and for the process (proc(5): fields 14 and 15, in hundredths of a second). */
function processorMs({ process: { pid } }: RunningService): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10
}

export function sampleMemory({ process: { pid } }: RunningService) {
  const samples: number[] = []
  const look = () => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    samples.push(Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024))
  }
  look()
  const timer = setInterval(look, 100)
  return {
    stop() {
      clearInterval(timer)
      return { min: Math.min(...samples), max: Math.max(...samples) }
    },
  }
}

const SLOW_SOCKETS = 500
const ROUNDS = 3

/** Alone and beside the slow ones by turns, so that whatever else the machine does falls on both. */
export async function slowSockets(): Promise<Row[]> {
  const service = await startService({ ...IN_MEMORY, CONNECTIONS_PER_ADDRESS: '1000' })
  const next = mixed()
  const press = () => traffic({ port: service.port, next, connections: 8, forMs: 3_000 })
  await press()
  const [alone, beside]: [number[], number[]] = [[], []]
  let failed = 0
  for (let round = 0; round < ROUNDS; round++) {
    const quiet = await press()
    const slow = await Promise.all(Array.from({ length: SLOW_SOCKETS }, () => SlowSocket.open(service.port)))
    const crowded = await press()
    for (const socket of slow) socket.close()
    alone.push(quiet.p99Ms)
    beside.push(crowded.p99Ms)
    failed += failures(quiet) + failures(crowded)
  }
  await service.stop()
  const [p99Alone, p99Beside] = [alone, beside].map(median)
  return [
    reported('p99 of 8 connections alone', `${p99Alone!.toFixed(1)} ms`),
    atMost(`… beside ${SLOW_SOCKETS} sockets of a byte a second`, p99Beside! / p99Alone!, 2, ' times', 2),
    count('… failures', failed, 0),
  ]
}

const WORDS =
  'POST /v1/tarot/daily-card HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n'

/** Sends a request a byte a second. */
class SlowSocket {
  readonly #socket: Socket
  readonly #timer: NodeJS.Timeout

  private constructor(socket: Socket) {
    this.#socket = socket
    let sent = 0
    this.#timer = setInterval(() => socket.writable && socket.write(WORDS[sent++ % WORDS.length]!), 1_000)
  }

  static async open(port: number): Promise<SlowSocket> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.on('error', () => socket.destroy())
    return new SlowSocket(socket)
  }

  close(): void {
    clearInterval(this.#timer)
    this.#socket.destroy()
  }
}
