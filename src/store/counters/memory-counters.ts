/**
 * Counters in memory: exact, bounded, about 40 bytes per client and 6 for each window of all groups (8 with very high limits).
 *
 * Each client has one record (ClientTable) with one end and one count for each window of each group (WindowCounts), filed
 * under the second in which its last window ends (ExpiryWheel). When every record is in use, expired clients are removed first, then a
 * client that has not reached a limit; one that has stays until its window ends. The arrays are allocated at the start but
 * use real memory only as they fill, because the system assigns pages when they are first used.
 *
 * The memory may be shared by several threads; then every read and write is made under a lock.
 */
import { ClientTable } from './client-table.ts'
import {
  CAPACITY,
  type CounterMemory,
  counterMemory,
  layout,
  NONE,
  STATE,
  type Width,
  widthFor,
} from './counter-memory.ts'
import {
  type Client,
  type Counters,
  isKeyHolder,
  isSite,
  type Limit,
  SITE_TIMES,
  type Verdict,
  WINDOW_MS,
  type Window,
} from './counters.ts'
import { ExpiryWheel } from './expiry-wheel.ts'
import type { Lock } from './lock.ts'
import { limited, WindowCounts, type WindowSlot, windowSlots } from './window-counts.ts'

/** Limits for the housekeeping that one request does: enough to keep up, too little to slow it down noticeably. */
const SWEEP_STEPS = 64
const VICTIMS_CONSIDERED = 256
const ITEMS_IN_A_TURN = 500

/** Ends that differ by less belong to the same window; clocks and network delays make them differ. */
const SAME_WINDOW_MS = 1_000

/** A client's counts in the open windows of a group. */
export type Standing = Partial<Record<Window, { readonly count: number; readonly endsAt: number }>>

/** One client's daily count in one group, as it is saved across restarts. */
export interface DayCount {
  readonly client: Client
  readonly group: string
  readonly count: number
  readonly endsAt: number
}

export class MemoryCounters implements Counters {
  /** Every window of each group, and those that have a limit for everybody. */
  readonly #windowsOf: readonly (readonly WindowSlot[])[]
  readonly #groups: readonly (readonly WindowSlot[])[]
  readonly #slots: readonly WindowSlot[]
  /** The same windows with the limits of a /48. */
  readonly #siteGroups: readonly (readonly WindowSlot[])[]
  readonly #siteSlots: readonly WindowSlot[]
  /** The windows with the limits of an API key. */
  readonly #ownSlots = new WeakMap<Limit, readonly WindowSlot[]>()
  /** The day window of each group that has one. */
  readonly #days: ReadonlyMap<string, WindowSlot>
  readonly #lock: Lock | undefined
  readonly #memory: CounterMemory
  readonly #clients: ClientTable
  readonly #wheel: ExpiryWheel
  readonly #windows: WindowCounts

  /** Records whose daily count this thread has changed since `takeChangedDays`. `#isChanged` marks them, so that each is listed only once. */
  readonly #changed: Int32Array
  #changes = 0
  readonly #isChanged: Uint8Array

  /** With `memory` from `sharedMemory()`, all threads share the counters; without it they belong to this thread alone. */
  constructor(limits: readonly Limit[], capacity = CAPACITY, memory?: SharedArrayBuffer) {
    this.#windowsOf = windowSlots(limits)
    this.#groups = this.#windowsOf.map((slots) => limited(slots))
    this.#slots = this.#groups.flat()
    this.#siteGroups = this.#groups.map((slots) => slots.map(ofSite))
    this.#siteSlots = this.#siteGroups.flat()
    this.#days = daysOf(limits, this.#windowsOf)
    this.#memory = counterMemory(capacity, this.#windowsOf.flat().length, widthOf(limits), memory)
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
    return new SharedArrayBuffer(layout(capacity, windowSlots(limits).flat().length, widthOf(limits)).bytes)
  }

  /** The first thread sets the values that do not start as zero. */
  #initialise(): void {
    const { state } = this.#memory
    if (state[STATE.initialised] === 1) return
    this.#clients.initialise()
    this.#wheel.initialise()
    state[STATE.initialised] = 1
  }

  /** Call it when a thread has ended. If the thread was in the middle of a count, the data may be inconsistent: all counts start again from zero. */
  threadEnded(thread: number): void {
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

  /** Number of tracked clients, including expired ones that are not swept yet. */
  get tracked(): number {
    return this.#clients.tracked
  }

  count(client: Client, group: number, now: number, own?: Limit): Verdict {
    if (this.#lock === undefined) return this.#countAlone(client, group, now, own)
    return this.#locked(() => this.#countAlone(client, group, now, own))
  }

  charge(client: Client, group: number, cost: number, now: number, own?: Limit): Verdict {
    return this.#locked(() => {
      const slots = this.#slotsFor(client, group, own)
      const record = this.#recordOf(client, now)
      return record === NONE ? untracked(slots, now) : this.#add(record, slots, now, cost)
    })
  }

  #countAlone(client: Client, group: number, now: number, own: Limit | undefined): Verdict {
    this.#sweep(now, SWEEP_STEPS)
    const slots = this.#slotsFor(client, group, own)
    const record = this.#recordOf(client, now)
    if (record === NONE) return untracked(slots, now)
    const refused = this.#windows.refusing(record, slots, now)
    if (refused !== undefined) return this.#windows.verdict(record, refused, refused.window)
    return this.#add(record, slots, now, 1)
  }

  #add(record: number, slots: readonly WindowSlot[], now: number, cost: number): Verdict {
    const closest = this.#windows.count(record, slots, now, cost)
    // A second window is the day.
    if (slots.length > 1) this.#noteChange(record)
    if (!this.#wheel.isFiled(record)) this.#wheel.file(record, this.#windows.lastEnd(record))
    return this.#windows.verdict(record, closest, undefined)
  }

  #slotsFor(client: Client, group: number, own: Limit | undefined): readonly WindowSlot[] {
    if (own !== undefined) return this.#slotsWith(own, group)
    return (isSite(client) ? this.#siteGroups : this.#groups)[group]!
  }

  #slotsWith(own: Limit, group: number): readonly WindowSlot[] {
    const known = this.#ownSlots.get(own)
    if (known !== undefined) return known
    const slots = limited(this.#windowsOf[group]!, own)
    this.#ownSlots.set(own, slots)
    return slots
  }

  close(): void {}

  /**
   * Takes over a client's counts from elsewhere, so that these counters can continue from them. For the same window the higher count is
   * kept, because what was counted here may not be known there yet.
   */
  adopt(client: Client, group: number, standing: Standing, now: number): void {
    this.#locked(() => {
      const record = this.#recordOf(client, now)
      if (record === NONE) return
      for (const slot of this.#windowsOf[group]!) {
        const found = standing[slot.window]
        if (found === undefined || found.endsAt <= now) continue
        const known = this.#windows.endOf(record, slot)
        const isSame = isSameWindow(known, found.endsAt, now)
        const count = isSame ? Math.max(found.count, this.#windows.countOf(record, slot)) : found.count
        this.#windows.set(record, slot, Math.min(count, this.#windows.most), isSame ? known : found.endsAt)
      }
      if (this.#wheel.isFiled(record)) this.#wheel.unfile(record)
      this.#wheel.file(record, this.#windows.lastEnd(record))
    })
  }

  /** The client's record, created if necessary; NONE if there is no room for another client. */
  #recordOf(client: Client, now: number): number {
    this.#windows.keepUp(now)
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

  /** Called when a record's second has come. A client that still has an open window is filed again. */
  readonly #look = (record: number, now: number): void => {
    const end = this.#windows.lastEnd(record)
    if (end > now) this.#wheel.file(record, end)
    else this.#clients.forget(record)
  }

  /** Makes room by forgetting a client that has not reached a limit, if the next records include one. Holders of keys are few, and stay. */
  #forgetSomeone(now: number): void {
    const { state, capacity } = this.#memory
    for (let considered = 0; considered < VICTIMS_CONSIDERED; considered++) {
      const record = state[STATE.hand]!
      state[STATE.hand] = (record + 1) % capacity
      const client = this.#clients.clientOf(record)
      const slots = isSite(client) ? this.#siteSlots : this.#slots
      if (isKeyHolder(client) || this.#windows.refusing(record, slots, now) !== undefined) continue
      this.#wheel.unfile(record)
      this.#clients.forget(record)
      return
    }
  }

  // Daily counts, which must survive a restart.

  #noteChange(record: number): void {
    if (this.#isChanged[record] === 1) return
    this.#isChanged[record] = 1
    this.#changed[this.#changes++] = record
  }

  /** The daily counts that this thread has changed since the last call. */
  takeChangedDays(now: number): DayCount[] {
    const records = this.#changed.slice(0, this.#changes)
    this.#changes = 0
    for (const record of records) this.#isChanged[record] = 0
    return this.#inTurns(records, (record, days: DayCount[]) => this.#addDays(record, now, days))
  }

  /** The daily counts of all windows that are still open. */
  allDays(now: number): DayCount[] {
    const records = Array.from({ length: this.#clients.used }, (_, record) => record)
    return this.#inTurns(records, (record, days: DayCount[]) => this.#addDays(record, now, days))
  }

  /**
   * Restores daily counts from before a restart, in any order and any number of times: of two counts of one client the later is
   * kept. Groups that no longer exist are ignored. No window ends later than a day from now, even if the clock was changed.
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

  #restoreDay({ client, group, count, endsAt: end }: DayCount, now: number): void {
    const day = this.#days.get(group)
    const endsAt = Math.min(end, now + WINDOW_MS.day)
    if (day === undefined || !(endsAt > now)) return
    const record = this.#recordOf(client, now)
    if (record === NONE) return
    const known = this.#windows.endOf(record, day)
    const isSame = isSameWindow(known, endsAt, now)
    if (isSame ? this.#windows.countOf(record, day) >= count : known > endsAt) return
    this.#windows.set(record, day, Math.min(count, this.#windows.most), endsAt)
    if (this.#wheel.isFiled(record)) this.#wheel.unfile(record)
    this.#wheel.file(record, this.#windows.lastEnd(record))
  }
}

/** False for a window that is not open here: there is nothing to keep of it. */
const isSameWindow = (known: number, endsAt: number, now: number): boolean =>
  known > now && Math.abs(known - endsAt) < SAME_WINDOW_MS

/** Wide enough for the limits of a /48, or of any key. */
const widthOf = (limits: readonly Limit[]): Width =>
  limits.some(({ isSetByKeys }) => isSetByKeys)
    ? 'wide'
    : widthFor(
        Math.max(...limits.map(({ perMinute, perDay = 0 }) => Math.max(perMinute, perDay) * SITE_TIMES)),
      )

const ofSite = (slot: WindowSlot): WindowSlot => ({ ...slot, limit: slot.limit * SITE_TIMES })

const daysOf = (limits: readonly Limit[], groups: readonly (readonly WindowSlot[])[]) =>
  new Map(
    limits.flatMap(({ group }, n) => {
      const day = groups[n]!.find(({ window }) => window === 'day')
      return day === undefined ? [] : [[group, day] as const]
    }),
  )

/** If clients that have reached a limit occupy every record, a new client is served without being counted. */
function untracked(slots: readonly WindowSlot[], now: number): Verdict {
  const { limit, window } = slots[0]!
  return { limit, remaining: limit - 1, resetsAt: now + WINDOW_MS[window], refusedBy: undefined }
}
