/** Detects that the event loop is late. Then every client waits, and it is better to refuse new requests than to queue them. */

const TICK_MS = 100
const LATE_MS = 300

export class EventLoopWatch {
  #expected = Number.POSITIVE_INFINITY
  #lateInARow = 0
  #timer: NodeJS.Timeout | undefined

  /** Twice in a row, because a single long task is not an overload: its queue is short. */
  readonly isLate = (): boolean => this.#lateInARow >= 2

  start(): this {
    this.#timer = setInterval(() => this.tick(performance.now()), TICK_MS).unref()
    return this
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Called about every tenth of a second with the time of a monotonic clock in milliseconds. */
  tick(now: number): void {
    this.#lateInARow = now - this.#expected > LATE_MS ? this.#lateInARow + 1 : 0
    this.#expected = now + TICK_MS
  }
}
