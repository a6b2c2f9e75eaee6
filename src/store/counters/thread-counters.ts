/**
 * With several threads, the main thread counts for all of them. The requests that a thread gets in one turn of its event loop are counted
 * with one message, because a message takes longer than a count.
 */
import type { MessagePort } from 'node:worker_threads'
import type { Client, Counters, Limit, LocalCounters, Verdict } from './counters.ts'

interface CountRequest {
  readonly client: Client
  readonly group: number
  /** 0: a request; otherwise the cost of a counted request beyond one. */
  readonly cost: number
  readonly now: number
  readonly own: Limit | undefined
}

interface CountAnswer {
  /** In the order of the requests. */
  readonly verdicts: readonly Verdict[]
  readonly tracked: number
}

/** The counters of a thread. */
export class ThreadCounters implements LocalCounters {
  readonly #port: MessagePort
  #batch: CountRequest[] = []
  /** One for each request without an answer. Answers come in the order of the requests. */
  readonly #resolvers: ((verdict: Verdict) => void)[] = []
  #tracked = 0

  constructor(port: MessagePort) {
    this.#port = port
    port.on('message', ({ verdicts, tracked }: CountAnswer) => {
      this.#tracked = tracked
      for (const [n, resolve] of this.#resolvers.splice(0, verdicts.length).entries()) resolve(verdicts[n]!)
    })
    port.unref()
  }

  /** As of the last answer. */
  get tracked(): number {
    return this.#tracked
  }

  count(client: Client, group: number, now: number, own?: Limit): Promise<Verdict> {
    return this.#ask({ client, group, cost: 0, now, own })
  }

  charge(client: Client, group: number, cost: number, now: number, own?: Limit): Promise<Verdict> {
    return this.#ask({ client, group, cost, now, own })
  }

  #ask(request: CountRequest): Promise<Verdict> {
    if (this.#batch.length === 0) setImmediate(() => this.#send())
    this.#batch.push(request)
    return new Promise((resolve) => this.#resolvers.push(resolve))
  }

  #send(): void {
    this.#port.postMessage(this.#batch)
    this.#batch = []
  }

  close(): void {
    this.#port.close()
  }
}

/** Counts for the thread at the other end of the port. */
export function countFor(port: MessagePort, counters: LocalCounters): void {
  port.on('message', async (batch: CountRequest[]) => {
    const verdicts = await Promise.all(batch.map((request) => answer(counters, request)))
    port.postMessage({ verdicts, tracked: counters.tracked } satisfies CountAnswer)
  })
}

const answer = (counters: Counters, { client, group, cost, now, own }: CountRequest) =>
  cost === 0 ? counters.count(client, group, now, own) : counters.charge(client, group, cost, now, own)
