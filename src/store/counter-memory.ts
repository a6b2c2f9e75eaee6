/** Where the counters in memory keep their numbers: one block of bytes, which several threads may share. */

export const CAPACITY = 1_000_000
export const NONE = -1
/** A second for each end that can lie ahead: a day, and one for rounding up. */
export const WHEEL_SECONDS = 86_400 + 2

/** Places of the few single numbers that all threads must agree on. */
export const STATE = { seed: 0, sweptTo: 1, free: 2, used: 3, tracked: 4, hand: 5, initialised: 6 } as const
export const STATE_LENGTH = 8

/** Where each array begins, the widest numbers first so that all are aligned. */
export function layout(capacity: number, windows: number) {
  const buckets = 2 ** Math.ceil(Math.log2(capacity))
  const sizes = {
    state: STATE_LENGTH * 8,
    ends: capacity * windows * 8,
    high: capacity * 4,
    low: capacity * 4,
    buckets: buckets * 4,
    chain: capacity * 4,
    wheel: WHEEL_SECONDS * 4,
    filedAt: capacity * 4,
    later: capacity * 4,
    earlier: capacity * 4,
    lock: 4,
    counts: capacity * windows * 2,
  }
  let bytes = 0
  const at = {} as Record<keyof typeof sizes, number>
  for (const [name, size] of Object.entries(sizes) as [keyof typeof sizes, number][]) {
    at[name] = bytes
    bytes += size
  }
  return { at, bytes, buckets }
}

const FREE = 0
const HELD = 1
const WANTED = 2
const SPINS = 200

/**
 * A lock in shared memory: spins for a moment, then sleeps until it is told. It is held for about a microsecond of work and never
 * taken away: a thread that the system has put to sleep in the middle may hold it for long, and two inside would ruin the lists.
 */
export class Lock {
  readonly #word: Int32Array<SharedArrayBuffer>

  constructor(word: Int32Array<SharedArrayBuffer>) {
    this.#word = word
  }

  acquire(): void {
    for (let spin = 0; spin < SPINS; spin++)
      if (Atomics.compareExchange(this.#word, 0, FREE, HELD) === FREE) return
    while (Atomics.exchange(this.#word, 0, WANTED) !== FREE) Atomics.wait(this.#word, 0, WANTED)
  }

  release(): void {
    if (Atomics.exchange(this.#word, 0, FREE) === WANTED) Atomics.notify(this.#word, 0, 1)
  }
}
