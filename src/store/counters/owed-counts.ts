/**
 * Requests that were counted while the shared counters were away. They are added to the shared counters later; otherwise a connection
 * that keeps failing would let everyone exceed the limits.
 */
import { WINDOW_MS, type Window } from './counters.ts'

/** Number of requests of one client in one group, in the current minute and in the current day. */
export interface OwedRequests {
  readonly minute: number
  readonly day: number
}

interface WindowCount {
  readonly count: number
  readonly endsAt: number
}

/** When there are more clients than this, the oldest are forgotten. */
const MAX_CLIENTS_OWED = 20_000
const NOTHING: OwedRequests = { minute: 0, day: 0 }

export class OwedCounts {
  readonly #owed = new Map<string, Readonly<Record<Window, WindowCount>>>()

  add(key: string, now: number, { minute, day }: OwedRequests = { minute: 1, day: 1 }): void {
    const owed = this.#owed.get(key)
    if (this.#owed.size >= MAX_CLIENTS_OWED && owed === undefined)
      this.#owed.delete(this.#owed.keys().next().value!)
    this.#owed.set(key, {
      minute: added(minute, 'minute', now, owed?.minute),
      day: added(day, 'day', now, owed?.day),
    })
  }

  /** Removes and returns what is owed, without windows that have ended. */
  take(key: string, now: number): OwedRequests {
    const owed = this.#owed.get(key)
    if (owed === undefined) return NOTHING
    this.#owed.delete(key)
    return { minute: owedNow(owed.minute, now), day: owedNow(owed.day, now) }
  }
}

/** A window that has ended is followed by one that begins now. */
const added = (count: number, window: Window, now: number, counted: WindowCount | undefined): WindowCount =>
  counted !== undefined && counted.endsAt > now
    ? { count: counted.count + count, endsAt: counted.endsAt }
    : { count, endsAt: now + WINDOW_MS[window] }

const owedNow = ({ count, endsAt }: WindowCount, now: number): number => (endsAt > now ? count : 0)
