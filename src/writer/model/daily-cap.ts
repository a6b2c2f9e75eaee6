/** Limits the calls per UTC day, over all processes that share a store. */
import { DAY_MS } from '../../time/time-scales.ts'
import { Declined } from './declined.ts'

/** When a count that could not be reached is worth another try. */
const UNCOUNTED_MS = 5_000

export interface DailyCapParts {
  readonly most: number
  readonly now: () => number
  /** Adds one to a count that all processes share, and returns the new count. */
  readonly tally: (key: string, ttlMs: number) => Promise<number>
}

export class DailyCap {
  readonly #parts: DailyCapParts
  #date = ''
  #calls = 0

  constructor(parts: DailyCapParts) {
    this.#parts = parts
  }

  /** Calls on this day, as far as this process knows. */
  get calls(): number {
    return this.#date === this.#today() ? this.#calls : 0
  }

  get isReached(): boolean {
    return this.calls >= this.#parts.most
  }

  /** How long no more calls are allowed. */
  get restMs(): number {
    return this.isReached ? this.#untilMidnightMs : 0
  }

  get #untilMidnightMs(): number {
    return DAY_MS - (this.#parts.now() % DAY_MS)
  }

  /** Counts a call, or throws if no more are allowed until midnight. `share` is the part of all calls that may be used for it. */
  async count(share = 1): Promise<void> {
    const date = this.#today()
    const most = Math.floor(this.#parts.most * share)
    if (this.calls >= most) throw this.#declined()
    const calls = await this.#tally(`model-calls ${date}`)
    this.#date = date
    this.#calls = calls
    if (calls > most) throw this.#declined()
  }

  /** A call that cannot be counted is not made: it would be paid for, and nobody knows how many more. */
  async #tally(key: string): Promise<number> {
    const calls = await this.#parts.tally(key, 2 * DAY_MS).catch(() => undefined)
    if (!Number.isSafeInteger(calls)) throw new Declined('uncounted', UNCOUNTED_MS)
    return calls!
  }

  #declined(): Declined {
    return new Declined('capped', this.#untilMidnightMs)
  }

  #today(): string {
    return new Date(this.#parts.now()).toISOString().slice(0, 10)
  }
}
