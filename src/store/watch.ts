/**
 * Watches something outside of this thread that may fail: a disk, a server. A failure costs the one who met it a detour to a stand-in.
 * When it is more than an accident its use ends for everyone, so that it is paid for once and not by every request; from then
 * on it is looked after in the background until it answers.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { Failures } from './failures.ts'
import { inTime } from './in-time.ts'

export interface WatchOptions {
  /** Makes it usable, or throws. Called again and again while it is not. */
  readonly mend: () => void | Promise<void>
  /** Between two attempts to mend it. */
  readonly pauseMs: number
  /** Longest wait for an answer; without it, answers are awaited as they come, and the first failure is no accident. */
  readonly patienceMs?: number
  readonly onFailure: (error: unknown) => void
  readonly onRecovery: () => void
}

export class Watch {
  readonly #options: WatchOptions
  readonly #failures = new Failures()
  #isWell = true
  #isOver = false
  #flips = 0

  constructor(options: WatchOptions) {
    this.#options = options
  }

  /** False while it is not to be asked. */
  get isWell(): boolean {
    return this.#isWell
  }

  /** A server may be late by accident; a disk is awaited, and what it refuses it will refuse again. */
  get #isForgiving(): boolean {
    return this.#options.patienceMs !== undefined
  }

  /** How often it was given up. */
  get flips(): number {
    return this.#flips
  }

  /** The answer, or what `otherwise` says while there is none to be had. A late answer is nobody's, unless the question itself keeps it. */
  async ask<T>(
    question: () => Promise<T>,
    otherwise: () => T | Promise<T>,
    /** Where the usual patience is too short. */
    longerMs?: number,
  ): Promise<T> {
    if (!this.#isWell) return otherwise()
    const { patienceMs } = this.#options
    const askedAt = performance.now()
    try {
      const answer = await (patienceMs === undefined
        ? question()
        : inTime(question(), longerMs ?? patienceMs))
      this.#failures.answered()
      return answer
    } catch (error) {
      const isAccident = this.#isForgiving && !this.#failures.failed(askedAt, performance.now())
      if (!isAccident) this.fail(error)
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

  /** It is out of use until it is mended. */
  fail(error: unknown): void {
    if (!this.#isWell || this.#isOver) return
    this.#flips++
    // What is mended at once, as a file that is opened anew, is not worth a word; what needs patience is.
    if (this.#isForgiving) this.#options.onFailure(error)
    this.#isWell = false
    void this.#mend(error, this.#isForgiving)
  }

  /** Begins with something that is yet to be opened: told only if it cannot be. */
  begin(): void {
    this.#isWell = false
    void this.#mend(undefined, false)
  }

  async #mend(cause: unknown, isTold: boolean): Promise<void> {
    const { mend, pauseMs, onFailure, onRecovery } = this.#options
    while (!this.#isOver) {
      try {
        await mend()
        this.#failures.forget()
        this.#isWell = true
        if (isTold) onRecovery()
        return
      } catch (error) {
        if (!isTold) onFailure(cause ?? error)
        isTold = true
      }
      await wait(pauseMs, undefined, { ref: false })
    }
  }

  /** Mends no more. */
  end(): void {
    this.#isOver = true
  }
}
