/**
 * Detects that there is more to do than the service can: the event loop is late, and requests queue. Then every client waits, and it is
 * better to refuse new requests than to queue them. A loop that is late without a queue is slowed down by others on the machine, or was
 * held up by a single task: refusing would help nobody.
 */
import { requestsInBatch, takeLargestBatch } from './batch.ts'

const TICK_MS = 100
const LATE_MS = 300
/** As many requests as are computed in less than a tenth of a second (docs/decisions/0007-answers-in-batches.md). */
export const LONG_QUEUE = 32

/** How many requests wait for the next batch, and how many were in the largest batch since the last call. */
export interface Batches {
  readonly waiting: () => number
  readonly takeLargest: () => number
}

const BATCHES: Batches = { waiting: requestsInBatch, takeLargest: takeLargestBatch }

export class EventLoopMonitor {
  readonly #batches: Batches
  #expected = Number.POSITIVE_INFINITY
  // mutate constant: the first tick expects nothing, and sets it to 0
  #lateInARow = 0
  #loading = 0
  #timer: NodeJS.Timeout | undefined

  constructor(batches = BATCHES) {
    this.#batches = batches
  }

  /** Twice in a row, because after a single long task the queue is soon worked off. */
  readonly isLate = (): boolean => this.#lateInARow >= 2

  /** Whether a request that arrives now should be refused. */
  readonly isOverloaded = (): boolean => this.isLate() && this.#batches.waiting() >= LONG_QUEUE

  start(): this {
    this.#timer = setInterval(() => this.tick(performance.now()), TICK_MS).unref()
    return this
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Called about every tenth of a second with the time of a monotonic clock in milliseconds. */
  tick(now: number): void {
    const hadQueue = this.#batches.takeLargest() >= LONG_QUEUE
    const isLate = now - this.#expected > LATE_MS && hadQueue && this.#loading === 0
    this.#lateInARow = isLate ? this.#lateInARow + 1 : 0
    this.#expected = now + TICK_MS
  }

  /** Loading code holds the loop up several times, but once in the life of a process: that is no overload. */
  async whileLoading<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
    this.#loading++
    try {
      return await load()
    } finally {
      this.#loading--
      this.#expected = Number.POSITIVE_INFINITY
    }
  }
}
