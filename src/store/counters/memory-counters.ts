/**
 * Counters in memory: exact, bounded, about 110 bytes a client whatever it asks for.
 *
 * Each client has one record (ClientTable) with one end and one count for each window of each group (WindowCounts), filed
 * under the second in which its last window ends (ExpiryWheel). When every record is in use, expired clients go first, then a
 * client that is not over a limit; one that is over its limit stays until its window ends. The arrays are reserved at once and
 * cost real memory only as they fill, because the system hands out pages at their first use.
 *
 * They can lie in memory that several threads share: then every look and change is made under a lock.
 */
import { ClientTable } from './client-table.ts'
import { CAPACITY, type CounterMemory, counterMemory, layout, NONE, STATE } from './counter-memory.ts'
import {
  type Client,
  type Counters,
  isSite,
  type Limit,
  SITE_TIMES,
  type Verdict,
  WINDOW_MS,
} from './counters.ts'
import { ExpiryWheel } from './expiry-wheel.ts'
import type { Lock } from './lock.ts'
import { WindowCounts, type WindowSlot, windowSlots } from './window-counts.ts'

/** Work done for the sake of others in one request: enough to keep up, too little to be felt. */
const SWEEP_STEPS = 64
const VICTIMS_CONSIDERED = 256
const ITEMS_IN_A_TURN = 500

/** One client's day in one group, as it is kept over a restart. */
export interface DayCount {
  readonly client: Client
  readonly group: string
  readonly count: number
  readonly endsAt: number
}

export class MemoryCounters implements Counters {
  readonly #groups: readonly (readonly WindowSlot[])[]
  readonly #slots: readonly WindowSlot[]
  /** The same windows with the limits of a /48. */
  readonly #siteGroups: readonly (readonly WindowSlot[])[]
  readonly #siteSlots: readonly WindowSlot[]
  /** The day of each group that has one. */
  readonly #days: ReadonlyMap<string, WindowSlot>
  readonly #lock: Lock | undefined
  readonly #memory: CounterMemory
  readonly #clients: ClientTable
  readonly #wheel: ExpiryWheel
  readonly #windows: WindowCounts

  /** Records whose day was counted by this thread since `takeChangedDays`, and a mark on each, so that it is listed once. */
  readonly #changed: Int32Array
  #changes = 0
  readonly #isChanged: Uint8Array

  /** `memory` from `sharedMemory()` is the same for every thread; without it the counters are this thread's own. */
  constructor(limits: readonly Limit[], capacity = CAPACITY, memory?: SharedArrayBuffer) {
    this.#groups = windowSlots(limits)
    this.#slots = this.#groups.flat()
    this.#siteGroups = this.#groups.map((slots) => slots.map(ofSite))
    this.#siteSlots = this.#siteGroups.flat()
    this.#days = daysOf(limits, this.#groups)
    this.#memory = counterMemory(capacity, this.#slots.length, memory)
    this.#lock = this.#memory.lock
    this.#clients = new ClientTable(this.#memory)
    this.#wheel = new ExpiryWheel(this.#memory)
    this.#windows = new WindowCounts(this.#memory)
    this.#changed = new Int32Array(capacity)
    this.#isChanged = new Uint8Array(capacity)
    this.#locked(() => this.#initialise())
  }

  /** Memory for the counters of several threads. */
  static sharedMemory(limits: readonly Limit[], capacity = CAPACITY): SharedArrayBuffer {
    return new SharedArrayBuffer(layout(capacity, windowSlots(limits).flat().length).bytes)
  }

  /** The first thread to come prepares what does not start as zeros. */
  #initialise(): void {
    const { state } = this.#memory
    if (state[STATE.initialised] === 1) return
    this.#clients.initialise()
    this.#wheel.initialise()
    state[STATE.initialised] = 1
  }

  /** A thread has ended. If that was in the middle of a count, what it left is not to be trusted: all begin anew. */
  bury(thread: number): void {
    if (!this.#lock?.isHeldBy(thread)) return
    this.#clients.forgetAll()
    this.#memory.state.fill(0)
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
    return this.#clients.tracked
  }

  count(client: Client, group: number, now: number): Verdict {
    if (this.#lock === undefined) return this.#countAlone(client, group, now)
    return this.#locked(() => this.#countAlone(client, group, now))
  }

  #countAlone(client: Client, group: number, now: number): Verdict {
    this.#sweep(now, SWEEP_STEPS)
    const slots = (isSite(client) ? this.#siteGroups : this.#groups)[group]!
    const record = this.#recordOf(client, now)
    if (record === NONE) return untracked(slots, now)
    const refused = this.#windows.refusing(record, slots, now)
    if (refused !== undefined) return this.#windows.verdict(record, refused, refused.window)
    const closest = this.#windows.count(record, slots, now)
    // The second window is a day.
    if (slots.length > 1) this.#noteChange(record)
    if (!this.#wheel.isFiled(record)) this.#wheel.file(record, this.#windows.lastEnd(record))
    return this.#windows.verdict(record, closest, undefined)
  }

  close(): void {}

  /** The client's record, a new one if need be; NONE when there is no room for another client. */
  #recordOf(client: Client, now: number): number {
    const known = this.#clients.find(client)
    if (known !== NONE) return known
    if (this.#clients.isFull) this.#sweep(now, Number.POSITIVE_INFINITY)
    if (this.#clients.isFull) this.#forgetSomeone(now)
    if (this.#clients.isFull) return NONE
    const record = this.#clients.admit(client)
    this.#windows.begin(record)
    this.#wheel.begin(record)
    return record
  }

  #sweep(now: number, steps: number): void {
    this.#wheel.sweep(now, steps, this.#look)
  }

  /** A record's second has come: a client with a window still open is filed anew. */
  readonly #look = (record: number, now: number): void => {
    const end = this.#windows.lastEnd(record)
    if (end > now) this.#wheel.file(record, end)
    else this.#clients.forget(record)
  }

  /** Makes room by forgetting a client that is not over a limit, if one is near the hand. */
  #forgetSomeone(now: number): void {
    const { state, capacity } = this.#memory
    for (let considered = 0; considered < VICTIMS_CONSIDERED; considered++) {
      const record = state[STATE.hand]!
      state[STATE.hand] = (record + 1) % capacity
      const slots = isSite(this.#clients.clientOf(record)) ? this.#siteSlots : this.#slots
      if (this.#windows.refusing(record, slots, now) !== undefined) continue
      this.#wheel.unfile(record)
      this.#clients.forget(record)
      return
    }
  }

  // Days, which a restart must not forget.

  #noteChange(record: number): void {
    if (this.#isChanged[record] === 1) return
    this.#isChanged[record] = 1
    this.#changed[this.#changes++] = record
  }

  /** Days that this thread has counted since the last call, as they stand. */
  takeChangedDays(now: number): DayCount[] {
    const records = this.#changed.slice(0, this.#changes)
    this.#changes = 0
    for (const record of records) this.#isChanged[record] = 0
    return this.#inTurns(records, (record, days: DayCount[]) => this.#addDays(record, now, days))
  }

  /** All days that are still open. */
  allDays(now: number): DayCount[] {
    const records = Array.from({ length: this.#clients.used }, (_, record) => record)
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
    for (const [group, day] of this.#days) {
      const count = this.#windows.countOf(record, day)
      const endsAt = this.#windows.endOf(record, day)
      if (endsAt > now && count > 0)
        days.push({ client: this.#clients.clientOf(record), group, count, endsAt })
    }
  }

  #restoreDay({ client, group, count, endsAt }: DayCount, now: number): void {
    const day = this.#days.get(group)
    if (day === undefined || endsAt <= now) return
    const record = this.#recordOf(client, now)
    if (record === NONE) return
    const known = this.#windows.endOf(record, day)
    if (known > endsAt || (known === endsAt && this.#windows.countOf(record, day) >= count)) return
    this.#windows.set(record, day, Math.min(count, isSite(client) ? ofSite(day).limit : day.limit), endsAt)
    if (this.#wheel.isFiled(record)) this.#wheel.unfile(record)
    this.#wheel.file(record, this.#windows.lastEnd(record))
  }
}

const ofSite = (slot: WindowSlot): WindowSlot => ({ ...slot, limit: slot.limit * SITE_TIMES })

const daysOf = (limits: readonly Limit[], groups: readonly (readonly WindowSlot[])[]) =>
  new Map(
    limits.flatMap(({ group }, n) => {
      const day = groups[n]!.find(({ window }) => window === 'day')
      return day === undefined ? [] : [[group, day] as const]
    }),
  )

/** With every record held by a client over its limit, a newcomer is served without being counted. */
function untracked(slots: readonly WindowSlot[], now: number): Verdict {
  const { limit, window } = slots[0]!
  return { limit, remaining: limit - 1, resetsAt: now + WINDOW_MS[window], refusedBy: undefined }
}
