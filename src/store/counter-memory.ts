/** Where the counters in memory keep their numbers: one block of bytes, which several threads may share. */
import { threadId } from 'node:worker_threads'

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
    lock: 4 * LOCK_WORDS,
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

const OWNER = 0
const WAITING = 1
export const LOCK_WORDS = 2

const FREE = 0
const SPINS = 200
/** Only in case that a wake-up is missed. */
const LOOK_AGAIN_MS = 50

/**
 * A lock in shared memory: spins for a moment, then sleeps until it is told. It names its owner, for a thread may be
 * ended in the middle; one that the system merely holds up for long is still the owner.
 */
export class Lock {
  readonly #words: Int32Array<SharedArrayBuffer>
  readonly #self = nameOf(threadId)

  constructor(words: Int32Array<SharedArrayBuffer>) {
    this.#words = words
  }

  acquire(): void {
    for (let spin = 0; spin < SPINS; spin++) if (this.#take() === FREE) return
    Atomics.add(this.#words, WAITING, 1)
    for (let owner = this.#take(); owner !== FREE; owner = this.#take())
      Atomics.wait(this.#words, OWNER, owner, LOOK_AGAIN_MS)
    Atomics.sub(this.#words, WAITING, 1)
  }

  #take(): number {
    return Atomics.compareExchange(this.#words, OWNER, FREE, this.#self)
  }

  release(): void {
    Atomics.store(this.#words, OWNER, FREE)
    if (Atomics.load(this.#words, WAITING) > 0) Atomics.notify(this.#words, OWNER, 1)
  }

  isHeldBy(thread: number): boolean {
    return Atomics.load(this.#words, OWNER) === nameOf(thread)
  }
}

/** The main thread is number 0, which stands for nobody here. */
const nameOf = (thread: number) => thread + 1
