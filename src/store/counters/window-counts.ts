/** How many requests each client has made in each window of each group, and when those windows end. */
import { type CounterMemory, type Counts, STATE } from './counter-memory.ts'
import { type Limit, type Verdict, WINDOW_MS, type Window } from './counters.ts'

/** One window of one group; `offset` is its index in a record. A window without a limit is there for clients with limits of their own. */
export interface WindowSlot {
  readonly window: Window
  readonly limit: number
  readonly offset: number
}

/** For each group the minute comes before the day: if both refuse, the later one wins, and the day lasts longer. */
export function windowSlots(limits: readonly Limit[]): WindowSlot[][] {
  let offset = 0
  return limits.map(({ perMinute, perDay, isSetByKeys }) => {
    const slots: WindowSlot[] = [{ window: 'minute', limit: perMinute, offset: offset++ }]
    if (perDay !== undefined || isSetByKeys)
      slots.push({ window: 'day', limit: perDay ?? Number.POSITIVE_INFINITY, offset: offset++ })
    return slots
  })
}

/** The windows of a group that have a limit, with that limit. */
export const limited = (slots: readonly WindowSlot[], limits?: Limit): WindowSlot[] =>
  slots
    .map((slot) => (limits === undefined ? slot : { ...slot, limit: limitOf(limits, slot.window) }))
    .filter(({ limit }) => limit !== Number.POSITIVE_INFINITY)

const limitOf = ({ perMinute, perDay = Number.POSITIVE_INFINITY }: Limit, window: Window) =>
  window === 'minute' ? perMinute : perDay

/** Four bytes hold 49 days of milliseconds; ends are at most a day ahead. */
const MOST_SINCE_BASE = 40 * WINDOW_MS.day

export class WindowCounts {
  readonly #state: Float64Array
  /** Number of windows of a record. */
  readonly #width: number
  /** Whole milliseconds since the base, a time in the shared state; 0 if the window is not open. */
  readonly #ends: Uint32Array
  readonly #counts: Counts

  constructor({ state, ends, counts, windows }: CounterMemory) {
    this.#state = state
    this.#width = windows
    this.#ends = ends
    this.#counts = counts
  }

  /** Call it before anything is written: moves the base to now if it is long ago, or there is none yet. */
  keepUp(now: number): void {
    const ms = Math.floor(now) - this.#state[STATE.base]!
    if (ms <= MOST_SINCE_BASE) return
    this.#state[STATE.base] = Math.floor(now)
    const used = this.#state[STATE.used]! * this.#width
    for (let at = 0; at < used; at++) this.#ends[at] = Math.max(0, this.#ends[at]! - ms)
  }

  /** Starts a record with no window open. */
  begin(record: number): void {
    const first = record * this.#width
    this.#ends.fill(0, first, first + this.#width)
  }

  /** The highest count that fits. */
  get most(): number {
    return 2 ** (8 * this.#counts.BYTES_PER_ELEMENT) - 1
  }

  countOf(record: number, { offset }: WindowSlot): number {
    return this.#counts[record * this.#width + offset]!
  }

  endOf(record: number, { offset }: WindowSlot): number {
    return this.#state[STATE.base]! + this.#ends[record * this.#width + offset]!
  }

  set(record: number, { offset }: WindowSlot, count: number, end: number): void {
    const at = record * this.#width + offset
    this.#counts[at] = count
    this.#ends[at] = this.#sinceBase(end)
  }

  /** Rounded up, so that no window is shorter than it should be. */
  #sinceBase(end: number): number {
    return Math.max(0, Math.ceil(end - this.#state[STATE.base]!))
  }

  /** The end of the window that ends last. */
  lastEnd(record: number): number {
    const first = record * this.#width
    let last = 0
    for (let at = first; at < first + this.#width; at++) if (this.#ends[at]! > last) last = this.#ends[at]!
    return this.#state[STATE.base]! + last
  }

  /** Of the windows that have reached their limit, the one that refuses the client longest. */
  refusing(record: number, slots: readonly WindowSlot[], now: number): WindowSlot | undefined {
    let worst: WindowSlot | undefined
    for (const slot of slots)
      if (this.endOf(record, slot) > now && this.countOf(record, slot) >= slot.limit) worst = slot
    return worst
  }

  /** Counts in every window, as far as the numbers go, and returns the one closest to its limit. */
  count(record: number, slots: readonly WindowSlot[], now: number, cost = 1): WindowSlot {
    let closest!: WindowSlot
    let least = Number.POSITIVE_INFINITY
    const sinceBase = now - this.#state[STATE.base]!
    for (const slot of slots) {
      const at = record * this.#width + slot.offset
      if (this.#ends[at]! <= sinceBase) {
        this.#ends[at] = Math.ceil(sinceBase) + WINDOW_MS[slot.window]
        this.#counts[at] = 0
      }
      const count = Math.min(this.#counts[at]! + cost, this.most)
      this.#counts[at] = count
      const remaining = slot.limit - count
      // On a tie it is the day, which makes the client wait longer.
      if (remaining <= least) {
        least = remaining
        closest = slot
      }
    }
    return closest
  }

  verdict(record: number, slot: WindowSlot, refusedBy: Window | undefined): Verdict {
    // A limit may have been lowered since.
    const remaining = Math.max(0, slot.limit - this.countOf(record, slot))
    return { limit: slot.limit, remaining, resetsAt: this.endOf(record, slot), refusedBy }
  }
}
