/** The windows of one client: when each ends, and how much was counted in it. */
import { type Limit, type Verdict, WINDOW_MS, type Window } from './counters.ts'

/** One window of one group; `offset` is its index among a client's windows. A window without a limit exists for clients with limits of their own. */
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

/** An end and a count for each window, in one array: as an object for each window they would take more than twice the memory. */
export type ClientWindows = number[]

/** Windows of which none has been open. */
export const closedWindows = (count: number): ClientWindows =>
  Array.from({ length: count }, () => [Number.NEGATIVE_INFINITY, 0]).flat()

export const windowEnd = (windows: ClientWindows, { offset }: WindowSlot): number => windows[2 * offset]!

export const windowCount = (windows: ClientWindows, { offset }: WindowSlot): number =>
  windows[2 * offset + 1]!

export function setWindow(
  windows: ClientWindows,
  { offset }: WindowSlot,
  count: number,
  endsAt: number,
): void {
  windows[2 * offset] = endsAt
  windows[2 * offset + 1] = count
}

/** False as long as one of the windows is open. */
export function areOver(windows: ClientWindows, now: number): boolean {
  for (let at = 0; at < windows.length; at += 2) if (windows[at]! > now) return false
  return true
}

/** Of the windows that have reached their limit, the one that refuses the client longest. */
export const refusing = (
  windows: ClientWindows,
  slots: readonly WindowSlot[],
  now: number,
): WindowSlot | undefined =>
  slots.findLast((slot) => windowEnd(windows, slot) > now && windowCount(windows, slot) >= slot.limit)

/** Counts in every window and returns the one closest to its limit; on a tie the day, which makes the client wait longer. */
export function addTo(
  windows: ClientWindows,
  slots: readonly WindowSlot[],
  now: number,
  cost: number,
): WindowSlot {
  let closest = slots[0]!
  for (const slot of slots) {
    const isOpen = windowEnd(windows, slot) > now
    const count = (isOpen ? windowCount(windows, slot) : 0) + cost
    setWindow(windows, slot, count, isOpen ? windowEnd(windows, slot) : now + WINDOW_MS[slot.window])
    if (slot.limit - count <= closest.limit - windowCount(windows, closest)) closest = slot
  }
  return closest
}

export function verdictOf(windows: ClientWindows, slot: WindowSlot, refusedBy: Window | undefined): Verdict {
  // Costs may exceed a limit, and a limit may have been lowered.
  const remaining = Math.max(0, slot.limit - windowCount(windows, slot))
  return { limit: slot.limit, remaining, resetsAt: windowEnd(windows, slot), refusedBy }
}
