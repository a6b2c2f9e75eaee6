/**
 * Watches a dependency that may fail: a disk or a server. A request that meets a failure is answered by a fallback. When the failures
 * are not just occasional, no request uses the dependency any more, so that not every request has to wait for a timeout; it is then
 * retried in the background until it works again.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { Failures } from './failures.ts'
import { withTimeout } from './with-timeout.ts'

export interface StoreCircuitBreakerOptions {
  /** Makes the dependency usable again, or throws. Called repeatedly until it succeeds. */
  readonly mend: () => void | Promise<void>
  /** Pause between two calls of `mend`. */
  readonly pauseMs: number
  /** Timeout for an answer. Without it there is no timeout, and a single failure is enough to stop using the dependency. */
  readonly timeoutMs?: number
  readonly onFailure: (error: unknown) => void
  readonly onRecovery: () => void
}

export class StoreCircuitBreaker {
  readonly #options: StoreCircuitBreakerOptions
  readonly #failures = new Failures()
  #isWell = true
  #isOver = false
  #flips = 0

  constructor(options: StoreCircuitBreakerOptions) {
    this.#options = options
  }

  /** False while the dependency is not used. */
  get isWell(): boolean {
    return this.#isWell
  }

  /** A server may occasionally be late. A disk has no timeout, and an operation that it rejects would be rejected again. */
  get #isForgiving(): boolean {
    return this.#options.timeoutMs !== undefined
  }

  /** How often the dependency was taken out of use. */
  get flips(): number {
    return this.#flips
  }

  /** The answer, or the result of `otherwise` if there is none. A late answer is dropped, unless the question itself uses it. */
  async ask<T>(
    question: () => Promise<T>,
    otherwise: () => T | Promise<T>,
    /** Replaces the usual timeout if that is too short. */
    longerMs?: number,
  ): Promise<T> {
    if (!this.#isWell) return otherwise()
    const { timeoutMs } = this.#options
    const startedAt = performance.now()
    try {
      const answer = await (timeoutMs === undefined
        ? question()
        : withTimeout(question(), longerMs ?? timeoutMs))
      this.#failures.answered()
      return answer
    } catch (error) {
      const isAccident = this.#isForgiving && !this.#failures.failed(startedAt, performance.now())
      if (!isAccident) this.fail(error)
      return otherwise()
    }
  }

  /** Does something whose result nobody waits for. */
  try(work: () => void): void {
    if (!this.#isWell) return
    try {
      work()
    } catch (error) {
      this.fail(error)
    }
  }

  /** Takes the dependency out of use until it is mended. */
  fail(error: unknown): void {
    if (!this.#isWell || this.#isOver) return
    this.#flips++
    // A file that can be reopened at once is not reported; a server is always reported.
    if (this.#isForgiving) this.#options.onFailure(error)
    this.#isWell = false
    void this.#mend(error, this.#isForgiving)
  }

  /** Starts with a dependency that is not open yet. A failure is reported only if it cannot be opened. */
  begin(): void {
    this.#isWell = false
    void this.#mend(undefined, false)
  }

  async #mend(cause: unknown, isReported: boolean): Promise<void> {
    const { mend, pauseMs, onFailure, onRecovery } = this.#options
    while (!this.#isOver) {
      try {
        await mend()
        this.#failures.forget()
        this.#isWell = true
        if (isReported) onRecovery()
        return
      } catch (error) {
        if (!isReported) onFailure(cause ?? error)
        isReported = true
      }
      await wait(pauseMs, undefined, { ref: false })
    }
  }

  /** Stops retrying. */
  end(): void {
    this.#isOver = true
  }
}
