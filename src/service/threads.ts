/** Several threads that serve one port: starts them, replaces one that fails, collects their metrics, stops them. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { LocalCounters } from '../store/counters/counters.ts'
import { countFor } from '../store/counters/thread-counters.ts'
import type { ThreadData } from './running.ts'
import type { Secrets } from './secrets.ts'

export type ToThread = 'drain' | 'stop' | 'metrics' | 'obstacle'
export interface FromThread {
  readonly address?: string
  /** Why the thread should get no more requests; null if there is no reason. */
  readonly obstacle?: string | null
  /** In prom-client's JSON format, to be aggregated. */
  readonly metrics?: readonly object[]
}

export interface ThreadsOptions {
  readonly count: number
  /** 0: the first thread chooses a free port, and the others use the same. */
  readonly port: number
  readonly secrets: Secrets
  /** Count for all threads. Absent with Redis, where each thread counts. */
  readonly counters?: LocalCounters | undefined
  readonly onLost: (error: unknown) => void
}

// mutate constant: a millisecond more or less of waiting
const RESTART_AFTER_MS = 500
// mutate constant: a millisecond more or less of waiting
const ANSWER_WITHIN_MS = 1_000

export class Threads {
  readonly address: string
  readonly #options: ThreadsOptions
  readonly #port: number
  readonly #threads = new Set<Worker>()
  #isStopping = false

  private constructor(options: ThreadsOptions, address: string) {
    this.#options = options
    this.address = address
    this.#port = Number(new URL(address).port)
  }

  static async start(options: ThreadsOptions): Promise<Threads> {
    const first = await begin(options, options.port)
    const threads = new Threads(options, first.address)
    threads.#adopt(first.thread)
    await Promise.all(Array.from({ length: options.count - 1 }, () => threads.#add()))
    return threads
  }

  async #add(): Promise<void> {
    const { thread } = await begin(this.#options, this.#port)
    this.#adopt(thread)
  }

  #adopt(thread: Worker): void {
    this.#threads.add(thread)
    thread.on('error', this.#options.onLost)
    thread.on('exit', () => {
      this.#threads.delete(thread)
      if (!this.#isStopping) void this.#replace()
    })
  }

  async #replace(): Promise<void> {
    await wait(RESTART_AFTER_MS)
    if (this.#isStopping) return
    try {
      await this.#add()
    } catch (error) {
      this.#options.onLost(error)
      void this.#replace()
    }
  }

  /** The first problem of any thread, as a sentence. */
  readonly obstacle = async (): Promise<string | undefined> => {
    const missing = this.#options.count - this.#threads.size
    if (missing > 0) return `${missing} of ${this.#options.count} threads are being restarted.`
    const sentences = await Promise.all([...this.#threads].map(obstacleOf))
    return sentences.find((sentence) => sentence !== undefined)
  }

  /** The metrics of all threads, aggregated. */
  readonly metricsText = async (): Promise<string> => {
    const { AggregatorRegistry } = await import('prom-client')
    const answers = await Promise.all([...this.#threads].map(metricsOf))
    return AggregatorRegistry.aggregate(answers.filter((answer) => answer !== undefined)).metrics()
  }

  readonly sendClientsElsewhere = (): void => this.#post('drain')

  readonly stop = async (): Promise<void> => {
    this.#isStopping = true
    const gone = [...this.#threads].map((thread) => once(thread, 'exit'))
    this.#post('stop')
    await Promise.all(gone)
  }

  #post(message: ToThread): void {
    for (const thread of this.#threads) thread.postMessage(message)
  }
}

/** Starts a thread and waits until it listens. Throws the error if it cannot start. */
async function begin(
  { counters, secrets }: ThreadsOptions,
  port: number,
): Promise<{ thread: Worker; address: string }> {
  const counterPort = counters && portTo(counters)
  const thread = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { port, secrets, counterPort } satisfies ThreadData,
    transferList: counterPort === undefined ? [] : [counterPort],
  })
  const [{ address }] = (await once(thread, 'message')) as [FromThread]
  return { thread, address: address! }
}

function portTo(counters: LocalCounters): MessagePort {
  const { port1, port2 } = new MessageChannel()
  countFor(port1, counters)
  return port2
}

/** A thread that is too busy to answer is left out. */
const metricsOf = (thread: Worker) => ask(thread, 'metrics')

async function obstacleOf(thread: Worker): Promise<string | undefined> {
  const { threadId } = thread
  const sentence = await ask(thread, 'obstacle')
  if (sentence === undefined) return `Thread ${threadId} has not answered for a second.`
  return sentence === null ? undefined : `Thread ${threadId}: ${sentence}`
}

/** A thread's answer to a question, or undefined if there is none within a second. Answers to other questions may arrive first. */
function ask<Question extends 'metrics' | 'obstacle'>(
  thread: Worker,
  question: Question,
): Promise<FromThread[Question] | undefined> {
  return new Promise((resolve) => {
    const hear = (message: FromThread) => {
      if (message[question] !== undefined) end(message[question])
    }
    const end = (answer: FromThread[Question] | undefined) => {
      thread.off('message', hear)
      // mutate statement: after an answer it would find nothing to do
      clearTimeout(timer)
      resolve(answer)
    }
    const timer = setTimeout(() => end(undefined), ANSWER_WITHIN_MS).unref()
    thread.on('message', hear)
    thread.postMessage(question satisfies ToThread)
  })
}
