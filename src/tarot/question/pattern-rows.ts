/** The slots of all patterns in arrays of numbers: hundreds of patterns are tried for each text, which is fast where they lie close together. */
import type { WordPattern } from './pattern.ts'
import type { NumberedList } from './word-numbers.ts'

export interface PatternRows {
  /** Pattern n has the slots from starts[n] up to, not with, starts[n + 1]. */
  readonly starts: Int32Array
  /** By slot, the number of its list. */
  readonly lists: Int32Array
  /** How many other words may stand before it. */
  readonly gaps: Uint8Array
  readonly areOptional: Uint8Array
  /** So many words after the beginning of an entry of the slot before it, an entry of this one begins at the latest. */
  readonly reaches: Uint8Array
}

export function patternRows(
  patterns: readonly WordPattern[],
  lists: readonly Pick<NumberedList, 'maxLength'>[],
): PatternRows {
  const size = patterns.reduce((sum, { length }) => sum + length, 0)
  const rows = {
    starts: new Int32Array(patterns.length + 1),
    lists: new Int32Array(size),
    gaps: new Uint8Array(size),
    areOptional: new Uint8Array(size),
    reaches: new Uint8Array(size),
  }
  let at = 0
  for (const [number, pattern] of patterns.entries()) {
    let longest = 0
    for (const { words, gap, isOptional } of pattern) {
      rows.lists[at] = words
      rows.gaps[at] = gap
      rows.areOptional[at] = Number(isOptional)
      rows.reaches[at] = longest + gap
      const { maxLength } = lists[words]!
      // What is optional may be absent: then the slot before it is that of the next one, too.
      longest = isOptional ? Math.max(longest, maxLength) : maxLength
      at += 1
    }
    rows.starts[number + 1] = at
  }
  return rows
}

/**
 * Whether a pattern may be in a text of which `places` has, by list, a bit for each place where one of its entries begins. Every 32nd place has the
 * same bit. Nearly all patterns that are not there are ruled out by it.
 */
export function mayBeIn(
  { starts, lists, areOptional, reaches }: PatternRows,
  pattern: number,
  places: Int32Array,
): boolean {
  const end = starts[pattern + 1]!
  let slot = starts[pattern]!
  let begun = places[lists[slot]!]!
  for (slot += 1; begun !== 0 && slot < end; slot += 1) {
    const next = within(begun, reaches[slot]!) & places[lists[slot]!]!
    begun = areOptional[slot] === 1 ? begun | next : next
  }
  return begun !== 0
}

/** The places that are 1 to `reach` words after one of `places`. */
function within(places: number, reach: number): number {
  let after = 0
  for (let distance = 1; distance <= reach; distance += 1)
    after |= (places << distance) | (places >>> (32 - distance))
  return after
}
