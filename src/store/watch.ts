/**
 * Watches something outside of this thread that may fail: a disk, a server. The first failure ends its use at once, so
 * that it is paid for once and not by every request; from then on it is looked after in the background until it answers.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { inTime } from './in-time.ts'

export interface WatchOptions {
  /** Makes it usable, or throws. Called again and again while it is not. */
  readonly mend: () => void | Promise<void>
  /** Between two attempts to mend it. */
  readonly pauseMs: number
  /** Longest wait for an answer; without it, answers are awaited as they come. */
  readonly patienceMs?: number
  /** Told once for each time that mending did not help at once, and once when it did in the end. */
  readonly onFailure: (error: unknown) => void
  readonly onRecovery: () => void
}

export class Watch {
  readonly #options: WatchOptions
  #isWell = true
  #isOver = false

  constructor(options: WatchOptions) {
    this.#options = options
  }

  /** False while it is not to be asked. */
  get isWell(): boolean {
    return this.#isWell
  }

  /** The answer, or what `otherwise` says while there is none to be had. */
  async ask<T>(question: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> {
    if (!this.#isWell) return otherwise()
    const { patienceMs } = this.#options
    try {
      return await (patienceMs === undefined ? question() : inTime(question(), patienceMs))
    } catch (error) {
      this.fail(error)
      return otherwise()
    }
  }

  /** Does something that nobody waits for. */
  try(work: () => void): void {
    if (!this.#isWell) return
    try {
      work()
    } catch (error) {
      this.fail(error)
    }
  }

  /** It is out of use until it is mended. Also the way to begin with something that is yet to be opened. */
  fail(error: unknown): void {
    if (!this.#isWell || this.#isOver) return
    this.#isWell = false
    void this.#mend(error)
  }

  async #mend(cause: unknown): Promise<void> {
    const { mend, pauseMs, onFailure, onRecovery } = this.#options
    for (let tries = 0; !this.#isOver; tries++) {
      try {
        await mend()
        this.#isWell = true
        if (tries > 0) onRecovery()
        return
      } catch (error) {
        if (tries === 0) onFailure(cause ?? error)
      }
      await wait(pauseMs, undefined, { ref: false })
    }
  }

  /** Mends no more. */
  end(): void {
    this.#isOver = true
  }
}
