import { threadId } from 'node:worker_threads'

const OWNER = 0
const WAITING = 1
export const LOCK_WORDS = 2

const FREE = 0
const SPINS = 200
/** A safeguard against missed wake-ups. */
const LOOK_AGAIN_MS = 50

/**
 * A lock between threads, in shared memory. A waiting thread spins briefly, then sleeps until it is notified. The lock stores its owner,
 * because a thread may be terminated while it holds the lock; a thread that the system merely delays remains the owner.
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

/** The main thread has id 0, but 0 means a free lock here. */
const ownerOf = (thread: number) => thread + 1
