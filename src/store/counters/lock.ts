/** A lock for threads. */
import { threadId } from 'node:worker_threads'

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
  readonly #self = ownerOf(threadId)

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
    return Atomics.load(this.#words, OWNER) === ownerOf(thread)
  }
}

/** The main thread is number 0, which stands for nobody here. */
const ownerOf = (thread: number) => thread + 1
