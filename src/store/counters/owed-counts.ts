/**
 * Requests that were counted while the shared counters were away. They are added to the shared counters later; otherwise a connection
 * that keeps failing would let everyone exceed the limits.
 */
import { WINDOW_MS } from './counters.ts'

/** Number of requests of one client in one group, in the current minute and in the current day. */
export interface Owed {
  readonly minute: number
  readonly day: number
}

interface Kept {
  minute: number
  minuteEnds: number
  day: number
  dayEnds: number
}

/** When there are more clients than this, the oldest are forgotten. */
const MOST = 20_000
const NOTHING: Owed = { minute: 0, day: 0 }

export class OwedCounts {
  readonly #kept = new Map<string, Kept>()

  add(key: string, now: number, { minute, day }: Owed = { minute: 1, day: 1 }): void {
    const kept = this.#kept.get(key) ?? { minute: 0, minuteEnds: 0, day: 0, dayEnds: 0 }
    if (kept.minuteEnds <= now) Object.assign(kept, { minute: 0, minuteEnds: now + WINDOW_MS.minute })
    if (kept.dayEnds <= now) Object.assign(kept, { day: 0, dayEnds: now + WINDOW_MS.day })
    kept.minute += minute
    kept.day += day
    if (this.#kept.size >= MOST && !this.#kept.has(key)) this.#kept.delete(this.#kept.keys().next().value!)
    this.#kept.set(key, kept)
  }

  /** Removes and returns what is owed, without windows that have ended. */
  take(key: string, now: number): Owed {
    const kept = this.#kept.get(key)
    if (kept === undefined) return NOTHING
    this.#kept.delete(key)
    return { minute: kept.minuteEnds > now ? kept.minute : 0, day: kept.dayEnds > now ? kept.day : 0 }
  }
}
