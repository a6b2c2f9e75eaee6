/** Limits the texts, and so the calls, at the same time; the others wait in a queue while they have time left. */
import type { Deadline } from '../deadline.ts'
import { Declined } from './declined.ts'

/** A text that starts with less time than this cannot be finished. */
const MIN_SHARE_OF_TIME = 0.3
/** Estimated time until a slot is free. */
const AGAIN_MS = 5_000

export class Slots {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  /** Runs `work` in a slot. Throws if none was free in time. */
  async run<T>(deadline: Deadline, work: () => Promise<T>): Promise<T> {
    await this.#take(deadline.leftMs - MIN_SHARE_OF_TIME * deadline.totalMs)
    try {
      return await work()
    } finally {
      this.#give()
    }
  }

  async #take(timeoutMs: number): Promise<void> {
    if (timeoutMs <= 0) throw new Declined('busy', AGAIN_MS)
    if (this.#free > 0) {
      this.#free--
      return
    }
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1)
        reject(new Declined('busy', AGAIN_MS))
      }, timeoutMs)
      this.#waiting.push(turn)
    })
  }

  /** Passes the slot on to the text that has waited longest. */
  #give(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}
