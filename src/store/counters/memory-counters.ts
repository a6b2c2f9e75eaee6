/**
 * Counters in memory: a Map with the windows of each client. Clients whose windows are over are removed once a minute. When the Map is
 * full, they are removed first, then a client that has not reached a limit; one that has stays until its window ends.
 */
import {
  addTo,
  areOver,
  type ClientWindows,
  closedWindows,
  limited,
  refusing,
  setWindow,
  verdictOf,
  type WindowSlot,
  windowCount,
  windowEnd,
  windowSlots,
} from './client-windows.ts'
import {
  bucketText,
  type Client,
  type Counters,
  isKeyHolder,
  isSite,
  type Limit,
  parseBucket,
  SITE_LIMIT_FACTOR,
  type Verdict,
  WINDOW_MS,
  type Window,
} from './counters.ts'

export const MAX_COUNTED_CLIENTS = 200_000

/** A sweep over all clients takes some milliseconds, so a full Map is swept no more often than once a second. */
const SWEEP_EVERY_MS = 60_000
const SWEEP_WHEN_FULL_EVERY_MS = 1_000
/** How many clients are looked at to find one that may be forgotten. */
// mutate constant: how much is done at once: one more or less
const MAX_CANDIDATES = 256

/** Ends that differ by less belong to the same window; clocks and network delays make them differ. */
const SAME_WINDOW_MS = 1_000

/** A client's counts in the open windows of a group. */
export type WindowCounts = Partial<Record<Window, { readonly count: number; readonly endsAt: number }>>

/** One client's daily count in one group, as it is saved across restarts. */
export interface DayCount {
  /** `bucketText` of the client. */
  readonly bucket: string
  readonly group: string
  readonly count: number
  readonly endsAt: number
}

export class MemoryCounters implements Counters {
  readonly #maxClients: number
  readonly #newClient: ClientWindows
  /** Every window of each group, and those that have a limit for everybody. */
  readonly #windowsOf: readonly (readonly WindowSlot[])[]
  readonly #groups: readonly (readonly WindowSlot[])[]
  /** The same windows with the limits of a /48. */
  readonly #siteGroups: readonly (readonly WindowSlot[])[]
  /** The day window of each group that has one. */
  readonly #days: ReadonlyMap<string, WindowSlot>
  readonly #clients = new Map<string, ClientWindows>()
  /** Goes round the clients to find one that may be forgotten. */
  #candidates = this.#clients.entries()
  #sweptAt = Number.NEGATIVE_INFINITY
  /** Clients with a daily count that is not saved yet. */
  #unsaved: Set<string> | undefined

  constructor(limits: readonly Limit[], maxClients = MAX_COUNTED_CLIENTS) {
    this.#maxClients = maxClients
    this.#windowsOf = windowSlots(limits)
    this.#newClient = closedWindows(this.#windowsOf.flat().length)
    this.#groups = this.#windowsOf.map((slots) => limited(slots))
    this.#siteGroups = this.#groups.map((slots) =>
      slots.map((slot) => ({ ...slot, limit: slot.limit * SITE_LIMIT_FACTOR })),
    )
    this.#days = daysOf(limits, this.#windowsOf)
  }

  /** Number of tracked clients, including those whose windows are over since the last sweep. */
  get tracked(): number {
    return this.#clients.size
  }

  count(client: Client, group: number, now: number, own?: Limit): Verdict {
    const slots = this.#slotsFor(client, group, own)
    const bucket = bucketText(client)
    const windows = this.#windowsOfClient(bucket, now)
    if (windows === undefined) return untracked(slots, now)
    const refused = refusing(windows, slots, now)
    if (refused !== undefined) return verdictOf(windows, refused, refused.window)
    return this.#add(bucket, windows, slots, now, 1)
  }

  charge(client: Client, group: number, cost: number, now: number, own?: Limit): Verdict {
    const slots = this.#slotsFor(client, group, own)
    const bucket = bucketText(client)
    const windows = this.#windowsOfClient(bucket, now)
    return windows === undefined ? untracked(slots, now) : this.#add(bucket, windows, slots, now, cost)
  }

  #add(
    bucket: string,
    windows: ClientWindows,
    slots: readonly WindowSlot[],
    now: number,
    cost: number,
  ): Verdict {
    const closest = addTo(windows, slots, now, cost)
    // A second window is the day.
    if (slots.length > 1) this.#unsaved?.add(bucket)
    return verdictOf(windows, closest, undefined)
  }

  #slotsFor(client: Client, group: number, own: Limit | undefined): readonly WindowSlot[] {
    if (own !== undefined) return limited(this.#windowsOf[group]!, own)
    return (isSite(client) ? this.#siteGroups : this.#groups)[group]!
  }

  close(): void {}

  /**
   * Takes over a client's counts from elsewhere, so that these counters can continue from them. For the same window the higher count is
   * kept, because what was counted here may not be known there yet.
   */
  adopt(client: Client, group: number, standing: WindowCounts, now: number): void {
    const windows = this.#windowsOfClient(bucketText(client), now)
    if (windows === undefined) return
    for (const slot of this.#windowsOf[group]!) {
      const found = standing[slot.window]
      if (found === undefined || found.endsAt <= now) continue
      const ownEnd = windowEnd(windows, slot)
      if (!isSameWindow(ownEnd, found.endsAt, now)) setWindow(windows, slot, found.count, found.endsAt)
      else setWindow(windows, slot, Math.max(found.count, windowCount(windows, slot)), ownEnd)
    }
  }

  /** The client's windows, new if necessary; undefined if there is no room for another client. */
  #windowsOfClient(bucket: string, now: number): ClientWindows | undefined {
    if (now - this.#sweptAt >= SWEEP_EVERY_MS) this.#sweep(now)
    const existing = this.#clients.get(bucket)
    if (existing !== undefined) return existing
    if (this.#isFull) this.#makeRoom(now)
    if (this.#isFull) return undefined
    const windows = this.#newClient.slice()
    this.#clients.set(bucket, windows)
    return windows
  }

  get #isFull(): boolean {
    return this.#clients.size >= this.#maxClients
  }

  #sweep(now: number): void {
    this.#sweptAt = now
    for (const [bucket, windows] of this.#clients) if (areOver(windows, now)) this.#forget(bucket)
  }

  #forget(bucket: string): void {
    this.#clients.delete(bucket)
    this.#unsaved?.delete(bucket)
  }

  #makeRoom(now: number): void {
    if (now - this.#sweptAt >= SWEEP_WHEN_FULL_EVERY_MS) this.#sweep(now)
    for (let n = 0; n < MAX_CANDIDATES && this.#isFull; n++) {
      const [bucket, windows] = this.#nextCandidate()
      if (this.#mayForget(bucket, windows, now)) this.#forget(bucket)
    }
  }

  #nextCandidate(): [string, ClientWindows] {
    const next = this.#candidates.next()
    if (!next.done) return next.value
    this.#candidates = this.#clients.entries()
    return this.#candidates.next().value!
  }

  /** Holders of keys are few, and stay. */
  #mayForget(bucket: string, windows: ClientWindows, now: number): boolean {
    const client = parseBucket(bucket)
    const groups = isSite(client) ? this.#siteGroups : this.#groups
    return !isKeyHolder(client) && groups.every((slots) => refusing(windows, slots, now) === undefined)
  }

  // Daily counts, which must survive a restart.

  /** From now on, clients whose daily counts change are noted for `unsavedDays`. */
  noteChanges(): void {
    this.#unsaved ??= new Set()
  }

  /** The daily counts of clients whose counts have changed since the last `markSaved`. */
  unsavedDays(now: number): DayCount[] {
    return [...(this.#unsaved ?? [])].flatMap((bucket) => this.#daysOf(bucket, now))
  }

  markSaved(): void {
    this.#unsaved?.clear()
  }

  /** All daily counts have to be saved, also those that were saved before. */
  markUnsaved(): void {
    this.#unsaved = new Set(this.#clients.keys())
  }

  #daysOf(bucket: string, now: number): DayCount[] {
    const windows = this.#clients.get(bucket)!
    return [...this.#days].flatMap(([group, slot]) => {
      const [count, endsAt] = [windowCount(windows, slot), windowEnd(windows, slot)]
      return endsAt > now && count > 0 ? [{ bucket, group, count, endsAt }] : []
    })
  }

  /**
   * Restores daily counts from before a restart. Of two counts of one client in a window the higher is kept, of two windows the later.
   * Groups that no longer exist are ignored. No window ends later than a day from now, even if the clock was changed.
   */
  restoreDays(days: Iterable<DayCount>, now: number): void {
    for (const { bucket, group, count, endsAt: end } of days) {
      const slot = this.#days.get(group)
      const endsAt = Math.min(end, now + WINDOW_MS.day)
      if (slot === undefined || !(endsAt > now)) continue
      const windows = this.#windowsOfClient(bucket, now)
      if (windows === undefined) continue
      const ownEnd = windowEnd(windows, slot)
      const isBetter = isSameWindow(ownEnd, endsAt, now)
        ? count > windowCount(windows, slot)
        : endsAt > ownEnd
      if (isBetter) setWindow(windows, slot, count, endsAt)
    }
  }
}

/** False for a window that is not open here, because it has no count to keep. */
const isSameWindow = (ownEnd: number, endsAt: number, now: number): boolean =>
  ownEnd > now && Math.abs(ownEnd - endsAt) < SAME_WINDOW_MS

const daysOf = (limits: readonly Limit[], groups: readonly (readonly WindowSlot[])[]) =>
  new Map(
    limits.flatMap(({ group }, n) => {
      // mutate call: a group has one day
      const day = groups[n]!.find(({ window }) => window === 'day')
      return day === undefined ? [] : [[group, day] as const]
    }),
  )

/** If clients that have reached a limit occupy all the room, a new client is served without being counted. */
function untracked(slots: readonly WindowSlot[], now: number): Verdict {
  const { limit, window } = slots[0]!
  return { limit, remaining: limit - 1, resetsAt: now + WINDOW_MS[window], refusedBy: undefined }
}
