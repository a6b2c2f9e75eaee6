/**
 * Counters in memory: exact, bounded, about 110 bytes a client whatever it asks for.
 *
 * Each client has one record in plain typed arrays: one end and one count for each window of each group. Records are
 * found through a chained hash table and filed under the second in which their last window ends, so that expired ones
 * are known without a search. When every record is in use, expired clients go first, then a client that is not over a
 * limit; one that is over its limit stays until its window ends. The arrays are reserved at once and cost real memory
 * only as they fill, because the system hands out pages at their first use.
 *
 * The arrays can lie in memory that several threads share: then every look and change is made under a lock.
 */
import { randomInt } from 'node:crypto'
import {
  CAPACITY,
  LOCK_WORDS,
  Lock,
  layout,
  NONE,
  STATE,
  STATE_LENGTH,
  WHEEL_SECONDS,
} from './counter-memory.ts'
import { type Client, type Counters, type Limit, type Verdict, WINDOW_MS, type Window } from './counters.ts'

/** Work done for the sake of others in one request: enough to keep up, too little to be felt. */
const SWEEP_STEPS = 64
const VICTIMS_CONSIDERED = 256
const ITEMS_IN_A_TURN = 500

type WindowSlot = { readonly window: Window; readonly limit: number; readonly offset: number }

/** One client's day in one group, as it is kept over a restart. */
export interface DayCount {
  readonly client: Client
  readonly group: string
  readonly count: number
  readonly endsAt: number
}

export class MemoryCounters implements Counters {
  readonly #limits: readonly Limit[]
  readonly #capacity: number
  readonly #groups: readonly (readonly WindowSlot[])[]
  readonly #slots: readonly WindowSlot[]
  readonly #lock: Lock | undefined
  readonly #state: Float64Array

  readonly #ends: Float64Array
  readonly #counts: Uint16Array
  readonly #high: Uint32Array
  readonly #low: Uint32Array

  /** First record of each hash bucket, plus one; 0 is empty. */
  readonly #buckets: Int32Array
  /** Next record of the same hash bucket; for a free record, the next free one. */
  readonly #chain: Int32Array

  /** First record that may expire in each second (modulo its length), and the list through the records. */
  readonly #wheel: Int32Array
  readonly #filedAt: Uint32Array
  readonly #later: Int32Array
  readonly #earlier: Int32Array

  /** Records whose day was counted by this thread since `takeChangedDays`, and a mark on each, so that it is listed once. */
  readonly #changed: Int32Array
  #changes = 0
  readonly #isChanged: Uint8Array

  /** `memory` from `sharedMemory()` is the same for every thread; without it the counters are this thread's own. */
  constructor(limits: readonly Limit[], capacity = CAPACITY, memory?: SharedArrayBuffer) {
    this.#limits = limits
    this.#capacity = capacity
    this.#groups = windowSlots(limits)
    this.#slots = this.#groups.flat()
    const records = layout(capacity, this.#slots.length)
    const buffer = memory ?? new ArrayBuffer(records.bytes)
    const { at } = records
    this.#state = new Float64Array(buffer, at.state, STATE_LENGTH)
    this.#ends = new Float64Array(buffer, at.ends, capacity * this.#slots.length)
    this.#high = new Uint32Array(buffer, at.high, capacity)
    this.#low = new Uint32Array(buffer, at.low, capacity)
    this.#buckets = new Int32Array(buffer, at.buckets, records.buckets)
    this.#chain = new Int32Array(buffer, at.chain, capacity)
    this.#wheel = new Int32Array(buffer, at.wheel, WHEEL_SECONDS)
    this.#filedAt = new Uint32Array(buffer, at.filedAt, capacity)
    this.#later = new Int32Array(buffer, at.later, capacity)
    this.#earlier = new Int32Array(buffer, at.earlier, capacity)
    this.#counts = new Uint16Array(buffer, at.counts, capacity * this.#slots.length)
    this.#changed = new Int32Array(capacity)
    this.#isChanged = new Uint8Array(capacity)
    this.#lock = memory && new Lock(new Int32Array(memory, at.lock, LOCK_WORDS))
    this.#locked(() => this.#initialise())
  }

  /** Memory for the counters of several threads. */
  static sharedMemory(limits: readonly Limit[], capacity = CAPACITY): SharedArrayBuffer {
    return new SharedArrayBuffer(layout(capacity, windowSlots(limits).flat().length).bytes)
  }

  /** The first thread to come prepares what does not start as zeros. */
  #initialise(): void {
    if (this.#state[STATE.initialised] === 1) return
    this.#state[STATE.seed] = randomInt(2 ** 32)
    this.#state[STATE.free] = NONE
    this.#wheel.fill(NONE)
    this.#state[STATE.initialised] = 1
  }

  /** A thread has ended. If that was in the middle of a count, what it left is not to be trusted: all begin anew. */
  bury(thread: number): void {
    if (!this.#lock?.isHeldBy(thread)) return
    this.#buckets.fill(0)
    this.#state.fill(0)
    this.#initialise()
    this.#lock.release()
  }

  #locked<T>(work: () => T): T {
    if (this.#lock === undefined) return work()
    this.#lock.acquire()
    try {
      return work()
    } finally {
      this.#lock.release()
    }
  }

  /** Clients on record now, expired ones included until they are swept. */
  get tracked(): number {
    return this.#state[STATE.tracked]!
  }

  count(client: Client, group: number, now: number): Verdict {
    if (this.#lock === undefined) return this.#countAlone(client, group, now)
    return this.#locked(() => this.#countAlone(client, group, now))
  }

  /** Days that this thread has counted since the last call, as they stand: what a restart must not forget. */
  takeChangedDays(now: number): DayCount[] {
    const records = this.#changed.slice(0, this.#changes)
    this.#changes = 0
    for (const record of records) this.#isChanged[record] = 0
    return this.#inTurns(records, (record, days: DayCount[]) => this.#addDays(record, now, days))
  }

  /** All days that are still open. */
  allDays(now: number): DayCount[] {
    const records = Array.from({ length: this.#state[STATE.used]! }, (_, record) => record)
    return this.#inTurns(records, (record, days: DayCount[]) => this.#addDays(record, now, days))
  }

  /**
   * Takes up days that were counted before a restart, in any order and any number of times: of two counts of one
   * client the later stays. A group that no longer exists is passed over.
   */
  restoreDays(days: Iterable<DayCount>, now: number): void {
    this.#locked(() => this.#sweep(now, SWEEP_STEPS))
    this.#inTurns(days, (day) => this.#restoreDay(day, now))
  }

  /** The lock is held for a few items at a time, so that no request waits for all of them. */
  #inTurns<Item, Found>(items: Iterable<Item>, work: (item: Item, found: Found[]) => void): Found[] {
    const found: Found[] = []
    const iterator = items[Symbol.iterator]()
    for (let isOver = false; !isOver; )
      this.#locked(() => {
        for (let n = 0; n < ITEMS_IN_A_TURN && !isOver; n++) {
          const next = iterator.next()
          if (next.done) isOver = true
          else work(next.value, found)
        }
      })
    return found
  }

  #addDays(record: number, now: number, days: DayCount[]): void {
    for (const [group, slots] of this.#groups.entries()) {
      const day = slots.find((slot) => slot.window === 'day')
      if (day === undefined) continue
      const at = record * this.#slots.length + day.offset
      const [count, endsAt] = [this.#counts[at]!, this.#ends[at]!]
      if (endsAt <= now || count === 0) continue
      const client = { high: this.#high[record]!, low: this.#low[record]! }
      days.push({ client, group: this.#limits[group]!.group, count, endsAt })
    }
  }

  #restoreDay({ client, group, count, endsAt }: DayCount, now: number): void {
    const number = this.#limits.findIndex((limit) => limit.group === group)
    const day = this.#groups[number]?.find((slot) => slot.window === 'day')
    if (day === undefined || endsAt <= now) return
    let record = this.#find(client)
    if (record === NONE) record = this.#admit(client, now)
    if (record === NONE) return
    const at = record * this.#slots.length + day.offset
    const [knownCount, knownEnd] = [this.#counts[at]!, this.#ends[at]!]
    if (knownEnd > endsAt || (knownEnd === endsAt && knownCount >= count)) return
    this.#ends[at] = endsAt
    this.#counts[at] = Math.min(count, day.limit)
    if (this.#filedAt[record] !== 0) this.#unfile(record)
    this.#file(record)
  }

  #countAlone(client: Client, group: number, now: number): Verdict {
    this.#sweep(now, SWEEP_STEPS)
    const slots = this.#groups[group]!
    let record = this.#find(client)
    if (record === NONE) record = this.#admit(client, now)
    if (record === NONE) return untracked(slots, now)
    const refused = this.#refusing(record, slots, now)
    if (refused !== undefined) return this.#verdict(record, refused, refused.window)
    return this.#counted(record, slots, now)
  }

  close(): void {}

  /** The used-up window that keeps the client out longest. */
  #refusing(record: number, slots: readonly WindowSlot[], now: number): WindowSlot | undefined {
    let worst: WindowSlot | undefined
    for (const slot of slots) if (this.#isUsedUp(record, slot, now)) worst = slot
    return worst
  }

  #isUsedUp(record: number, slot: WindowSlot, now: number): boolean {
    const at = record * this.#slots.length + slot.offset
    return this.#ends[at]! > now && this.#counts[at]! >= slot.limit
  }

  #counted(record: number, slots: readonly WindowSlot[], now: number): Verdict {
    let closest = slots[0]!
    let least = Number.POSITIVE_INFINITY
    for (const slot of slots) {
      const at = record * this.#slots.length + slot.offset
      if (this.#ends[at]! <= now) {
        this.#ends[at] = now + WINDOW_MS[slot.window]
        this.#counts[at] = 0
      }
      const remaining = slot.limit - ++this.#counts[at]!
      if (slot.window === 'day') this.#noteChange(record)
      // On a tie the day: it is the one that keeps the client waiting.
      if (remaining <= least) {
        least = remaining
        closest = slot
      }
    }
    if (this.#filedAt[record] === 0) this.#file(record)
    return this.#verdict(record, closest, undefined)
  }

  #noteChange(record: number): void {
    if (this.#isChanged[record] === 1) return
    this.#isChanged[record] = 1
    this.#changed[this.#changes++] = record
  }

  #verdict(record: number, slot: WindowSlot, refusedBy: Window | undefined): Verdict {
    const at = record * this.#slots.length + slot.offset
    const remaining = slot.limit - this.#counts[at]!
    return { limit: slot.limit, remaining, resetsAt: this.#ends[at]!, refusedBy }
  }

  // Finding, admitting and forgetting clients.

  #bucketOf(high: number, low: number): number {
    // The finaliser of MurmurHash3 over both halves, seeded so that nobody can aim at one bucket.
    let hash = Math.imul(high ^ this.#state[STATE.seed]!, 0x85ebca6b)
    hash = Math.imul((hash ^ (hash >>> 13)) + low, 0xc2b2ae35)
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    return (hash ^ (hash >>> 15)) & (this.#buckets.length - 1)
  }

  #find({ high, low }: Client): number {
    let record = this.#buckets[this.#bucketOf(high, low)]! - 1
    while (record !== NONE && (this.#low[record] !== low || this.#high[record] !== high))
      record = this.#chain[record]!
    return record
  }

  #admit({ high, low }: Client, now: number): number {
    const record = this.#takeRecord(now)
    if (record === NONE) return NONE
    const first = record * this.#slots.length
    this.#ends.fill(0, first, first + this.#slots.length)
    this.#high[record] = high
    this.#low[record] = low
    this.#filedAt[record] = 0
    const bucket = this.#bucketOf(high, low)
    this.#chain[record] = this.#buckets[bucket]! - 1
    this.#buckets[bucket] = record + 1
    this.#state[STATE.tracked]!++
    return record
  }

  #takeRecord(now: number): number {
    const state = this.#state
    if (state[STATE.free] === NONE && state[STATE.used]! < this.#capacity) return state[STATE.used]!++
    if (state[STATE.free] === NONE) this.#sweep(now, Number.POSITIVE_INFINITY)
    if (state[STATE.free] === NONE) this.#forgetSomeone(now)
    const record = state[STATE.free]!
    if (record !== NONE) state[STATE.free] = this.#chain[record]!
    return record
  }

  /** Makes room by forgetting a client that is not over a limit, if one is near the hand. */
  #forgetSomeone(now: number): void {
    for (let considered = 0; considered < VICTIMS_CONSIDERED; considered++) {
      const record = this.#state[STATE.hand]!
      this.#state[STATE.hand] = (record + 1) % this.#capacity
      if (this.#refusing(record, this.#slots, now) !== undefined) continue
      this.#unfile(record)
      this.#forget(record)
      return
    }
  }

  #forget(record: number): void {
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

  // The wheel of seconds.

  /** Looks at records whose second has come, at most `steps`: a client with a window still open is filed anew. */
  #sweep(now: number, steps: number): void {
    const second = Math.floor(now / 1000)
    // After a day of silence, or at the first request, one turn of the wheel covers all there is.
    if (second - this.#state[STATE.sweptTo]! > WHEEL_SECONDS)
      this.#state[STATE.sweptTo] = second - WHEEL_SECONDS
    while (this.#state[STATE.sweptTo]! < second && steps > 0) {
      const due = (this.#state[STATE.sweptTo]! + 1) % WHEEL_SECONDS
      for (
        let record = this.#wheel[due]!;
        record !== NONE && steps > 0;
        record = this.#wheel[due]!, steps--
      ) {
        this.#unfile(record)
        if (this.#lastEnd(record) > now) this.#file(record)
        else this.#forget(record)
      }
      if (this.#wheel[due] === NONE) this.#state[STATE.sweptTo]!++
    }
  }

  #lastEnd(record: number): number {
    const first = record * this.#slots.length
    let last = 0
    for (let at = first; at < first + this.#slots.length; at++)
      if (this.#ends[at]! > last) last = this.#ends[at]!
    return last
  }

  #file(record: number): void {
    // Never on or behind the second being swept, nor a whole turn ahead of it: filed too early, it is filed again later.
    const latest = this.#state[STATE.sweptTo]! + WHEEL_SECONDS
    const second = Math.min(
      Math.max(Math.ceil(this.#lastEnd(record) / 1000), this.#state[STATE.sweptTo]! + 1),
      latest,
    )
    const place = second % WHEEL_SECONDS
    const head = this.#wheel[place]!
    this.#filedAt[record] = second
    this.#later[record] = head
    this.#earlier[record] = NONE
    if (head !== NONE) this.#earlier[head] = record
    this.#wheel[place] = record
  }

  #unfile(record: number): void {
    const later = this.#later[record]!
    const earlier = this.#earlier[record]!
    if (later !== NONE) this.#earlier[later] = earlier
    if (earlier !== NONE) this.#later[earlier] = later
    else this.#wheel[this.#filedAt[record]! % WHEEL_SECONDS] = later
  }
}

/** Minute first, then day, for each group: a day that refuses outlasts a minute that does. */
function windowSlots(limits: readonly Limit[]): WindowSlot[][] {
  let offset = 0
  return limits.map(({ perMinute, perDay }) => {
    const slots: WindowSlot[] = [{ window: 'minute', limit: perMinute, offset: offset++ }]
    if (perDay !== undefined) slots.push({ window: 'day', limit: perDay, offset: offset++ })
    return slots
  })
}

/** With every record held by a client over its limit, a newcomer is served without being counted. */
function untracked(slots: readonly WindowSlot[], now: number): Verdict {
  const { limit, window } = slots[0]!
  return { limit, remaining: limit - 1, resetsAt: now + WINDOW_MS[window], refusedBy: undefined }
}
