/** The memory of the in-memory counters: one block of bytes, which several threads may share. */
import { LOCK_WORDS, Lock } from './lock.ts'

export const CAPACITY = 1_000_000
export const NONE = -1
/** One slot for each second in which a window can end: a day, and two more for rounding. */
export const WHEEL_SECONDS = 86_400 + 2

/** Indexes of the few single numbers that all threads share. */
export const STATE = {
  seed: 0,
  sweptTo: 1,
  free: 2,
  used: 3,
  tracked: 4,
  hand: 5,
  initialised: 6,
  base: 7,
} as const
const STATE_LENGTH = 8

/** Two bytes for a count, or four where a limit needs them: for a million clients and thirteen windows, 26 MB or 52. */
const COUNT_BYTES = { narrow: 2, wide: 4 } as const
export type Width = keyof typeof COUNT_BYTES
export type Counts = Uint16Array | Uint32Array

/** The width for counts up to a limit. */
export const widthFor = (limit: number): Width => (limit < 2 ** 16 ? 'narrow' : 'wide')

/** The arrays of the counters. The classes that use them explain what they mean. */
export interface CounterMemory {
  readonly capacity: number
  /** Number of windows of a record. */
  readonly windows: number
  readonly state: Float64Array
  readonly ends: Uint32Array
  readonly high: Uint32Array
  readonly low: Uint32Array
  readonly buckets: Int32Array
  readonly chain: Int32Array
  readonly wheel: Int32Array
  readonly filedAt: Uint32Array
  readonly later: Int32Array
  readonly earlier: Int32Array
  readonly counts: Counts
  /** Only if the memory is shared. */
  readonly lock: Lock | undefined
}

export function counterMemory(
  capacity: number,
  windows: number,
  width: Width,
  shared?: SharedArrayBuffer,
): CounterMemory {
  const { at, bytes, buckets } = layout(capacity, windows, width)
  const buffer = shared ?? new ArrayBuffer(bytes)
  const CountArray = width === 'narrow' ? Uint16Array<typeof buffer> : Uint32Array<typeof buffer>
  return {
    capacity,
    windows,
    state: new Float64Array(buffer, at.state, STATE_LENGTH),
    ends: new Uint32Array(buffer, at.ends, capacity * windows),
    high: new Uint32Array(buffer, at.high, capacity),
    low: new Uint32Array(buffer, at.low, capacity),
    buckets: new Int32Array(buffer, at.buckets, buckets),
    chain: new Int32Array(buffer, at.chain, capacity),
    wheel: new Int32Array(buffer, at.wheel, WHEEL_SECONDS),
    filedAt: new Uint32Array(buffer, at.filedAt, capacity),
    later: new Int32Array(buffer, at.later, capacity),
    earlier: new Int32Array(buffer, at.earlier, capacity),
    counts: new CountArray(buffer, at.counts, capacity * windows),
    lock: shared && new Lock(new Int32Array(shared, at.lock, LOCK_WORDS)),
  }
}

/** Where each array begins. The widest numbers come first, so that all are aligned. */
export function layout(capacity: number, windows: number, width: Width) {
  const buckets = 2 ** Math.ceil(Math.log2(capacity))
  const sizes = {
    state: STATE_LENGTH * 8,
    ends: capacity * windows * 4,
    high: capacity * 4,
    low: capacity * 4,
    buckets: buckets * 4,
    chain: capacity * 4,
    wheel: WHEEL_SECONDS * 4,
    filedAt: capacity * 4,
    later: capacity * 4,
    earlier: capacity * 4,
    lock: 4 * LOCK_WORDS,
    counts: capacity * windows * COUNT_BYTES[width],
  }
  let bytes = 0
  const at = {} as Record<keyof typeof sizes, number>
  for (const [name, size] of Object.entries(sizes) as [keyof typeof sizes, number][]) {
    at[name] = bytes
    bytes += size
  }
  return { at, bytes, buckets }
}
