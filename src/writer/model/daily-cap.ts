/** Limits the calls per UTC day, over all processes that share a store. */
import { DAY_MS } from '../../time/time-scales.ts'
import { Declined } from './declined.ts'

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
    return this.isReached ? DAY_MS - (this.#parts.now() % DAY_MS) : 0
  }

  /** Counts a call, or throws if no more are allowed until midnight. */
  async count(): Promise<void> {
    const date = this.#today()
    if (this.isReached) throw this.#declined()
    const calls = await this.#parts.tally(`model-calls ${date}`, 2 * DAY_MS)
    this.#date = date
    this.#calls = calls
    if (calls > this.#parts.most) throw this.#declined()
  }

  #declined(): Declined {
    return new Declined('capped', this.restMs)
  }

  #today(): string {
    return new Date(this.#parts.now()).toISOString().slice(0, 10)
  }
}
