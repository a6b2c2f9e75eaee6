/** The tracked clients. Each has a record number, found through a chained hash table. */
import { randomInt } from 'node:crypto'
import { type CounterMemory, NONE, STATE } from './counter-memory.ts'
import type { Client } from './counters.ts'

export class ClientTable {
  readonly #capacity: number
  readonly #state: Float64Array
  readonly #high: Uint32Array
  readonly #low: Uint32Array
  /** First record of each hash bucket, plus one; 0 means empty. */
  readonly #buckets: Int32Array
  /** Next record of the same hash bucket; for a free record, the next free one. */
  readonly #chain: Int32Array

  constructor({ capacity, state, high, low, buckets, chain }: CounterMemory) {
    this.#capacity = capacity
    this.#state = state
    this.#high = high
    this.#low = low
    this.#buckets = buckets
    this.#chain = chain
  }

  /** Sets the values that do not start as zero. */
  initialise(): void {
    this.#state[STATE.seed] = randomInt(2 ** 32)
    this.#state[STATE.free] = NONE
  }

  forgetAll(): void {
    this.#buckets.fill(0)
  }

  /** Number of tracked clients, including expired ones that are not swept yet. */
  get tracked(): number {
    return this.#state[STATE.tracked]!
  }

  /** All records with a number below this have been used at some time. */
  get used(): number {
    return this.#state[STATE.used]!
  }

  get isFull(): boolean {
    return this.#state[STATE.free] === NONE && this.used >= this.#capacity
  }

  clientOf(record: number): Client {
    return { high: this.#high[record]!, low: this.#low[record]! }
  }

  find({ high, low }: Client): number {
    let record = this.#buckets[this.#bucketOf(high, low)]! - 1
    while (record !== NONE && (this.#low[record] !== low || this.#high[record] !== high))
      record = this.#chain[record]!
    return record
  }

  /** Creates a record for a client that has none. There must be room. */
  admit({ high, low }: Client): number {
    const record = this.#take()
    this.#high[record] = high
    this.#low[record] = low
    const bucket = this.#bucketOf(high, low)
    this.#chain[record] = this.#buckets[bucket]! - 1
    this.#buckets[bucket] = record + 1
    this.#state[STATE.tracked]!++
    return record
  }

  #take(): number {
    const state = this.#state
    const free = state[STATE.free]!
    if (free === NONE) return state[STATE.used]!++
    state[STATE.free] = this.#chain[free]!
    return free
  }

  forget(record: number): void {
    const bucket = this.#bucketOf(this.#high[record]!, this.#low[record]!)
    const head = this.#buckets[bucket]! - 1
    if (head === record) {
      this.#buckets[bucket] = this.#chain[record]! + 1
    } else {
      let before = head
      while (this.#chain[before] !== record) before = this.#chain[before]!
      this.#chain[before] = this.#chain[record]!
    }
    this.#chain[record] = this.#state[STATE.free]!
    this.#state[STATE.free] = record
    this.#state[STATE.tracked]!--
  }

  #bucketOf(high: number, low: number): number {
    // The finaliser of MurmurHash3 over both halves, with a random seed so that nobody can fill one bucket on purpose.
    let hash = Math.imul(high ^ this.#state[STATE.seed]!, 0x85ebca6b)
    hash = Math.imul((hash ^ (hash >>> 13)) + low, 0xc2b2ae35)
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    return (hash ^ (hash >>> 15)) & (this.#buckets.length - 1)
  }
}
