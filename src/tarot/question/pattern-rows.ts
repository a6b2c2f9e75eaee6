/** The slots of all patterns in arrays of numbers. */
import { type NumberRows, numberRows } from './number-rows.ts'
import { ANYWHERE, type WordPattern } from './pattern.ts'
import type { NumberedList } from './word-numbers.ts'

export interface PatternRows {
  /** By pattern, the lists of its slots. The other numbers of a slot stand at the same place of their array. */
  readonly lists: NumberRows
  /** How many other words may stand before it. */
  readonly gaps: Uint8Array
  readonly areOptional: Uint8Array
  /** So many words after the beginning of the slot before it, it begins at the latest. */
  readonly reaches: Uint8Array
}

export function patternRows(
  patterns: readonly WordPattern[],
  lists: readonly Pick<NumberedList, 'maxLength'>[],
): PatternRows {
  const listsOf = numberRows(patterns.map((pattern) => pattern.map(({ words }) => words)))
  const slotCount = listsOf.values.length
  const gaps = new Uint8Array(slotCount)
  const areOptional = new Uint8Array(slotCount)
  const reaches = new Uint8Array(slotCount)
  let slot = 0
  for (const pattern of patterns) {
    let longest = 0
    for (const { words, gap, isOptional } of pattern) {
      gaps[slot] = gap
      areOptional[slot] = Number(isOptional)
      reaches[slot] = Math.min(ANYWHERE, longest + gap)
      const { maxLength } = lists[words]!
      // What is optional may be absent: then the slot before it is that of the next one, too.
      longest = isOptional ? Math.max(longest, maxLength) : maxLength
      slot += 1
    }
  }
  return { lists: listsOf, gaps, areOptional, reaches }
}

/**
 * Whether a pattern may be in a text of which `places` has, by list, a bit for each place where one of its entries begins. Every 32nd place has the
 * same bit. Nearly all patterns that are not there are ruled out by it.
 */
export function mayBeIn(
  { lists: { starts, values }, areOptional, reaches }: PatternRows,
  pattern: number,
  places: Int32Array,
): boolean {
  const end = starts[pattern + 1]!
  let slot = starts[pattern]!
  let begun = places[values[slot]!]!
  for (slot += 1; begun !== 0 && slot < end; slot += 1) {
    const next = within(begun, reaches[slot]!) & places[values[slot]!]!
    begun = areOptional[slot] === 1 ? begun | next : next
  }
  return begun !== 0
}

const EVERY_PLACE = -1

/** The places that are 1 to `reach` words after one of `places`. */
function within(places: number, reach: number): number {
  if (reach === ANYWHERE) return EVERY_PLACE
  let after = 0
  for (let distance = 1; distance <= reach; distance += 1)
    after |= (places << distance) | (places >>> (32 - distance))
  return after
}
