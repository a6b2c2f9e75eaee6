/**
 * Finds the patterns of some tables in a text. Each pattern waits for its rarest words: only where one of them stands, and all its other words are
 * in the text in such an order, is the whole pattern looked for.
 */
import { rowHas } from './number-rows.ts'
import type { WordLists } from './pattern.ts'
import { type PatternIndex, patternIndexSteps, type SoughtTable } from './pattern-index.ts'
import { mayBeIn } from './pattern-rows.ts'
import { allAtOnce, type Steps } from './steps.ts'
import type { ListEntries } from './word-numbers.ts'

/** From `start` up to, not with, `end`. */
export interface WordSpan {
  readonly start: number
  readonly end: number
}

export interface TableSpan extends WordSpan {
  readonly table: number
}

export interface PatternFinder {
  /** The numbers of the tables of which a phrase is found. */
  readonly tablesIn: (words: readonly string[]) => ReadonlySet<number>
  /** Where a phrase is found, and of which table: the first place of each. */
  readonly spansIn: (words: readonly string[]) => readonly TableSpan[]
  /** The same with all places of each phrase. */
  readonly allSpansIn: (words: readonly string[]) => readonly TableSpan[]
  /** Whether a word is in any of the tables. */
  readonly knows: (word: string) => boolean
}

interface Text {
  /** The numbers of its words; those behind the length are left from longer texts. */
  readonly numbers: Int32Array
  readonly length: number
  /** By place, the entries of lists that stand there. */
  readonly entries: readonly (readonly number[])[]
  /** By list, a bit for each place where one of its entries stands; every 32nd place has the same bit. */
  readonly places: Int32Array
}

export const patternFinder = (tables: readonly string[], lists: WordLists): PatternFinder =>
  allAtOnce(patternFinderSteps(tables, lists))

export function* patternFinderSteps(tables: readonly SoughtTable[], lists: WordLists): Steps<PatternFinder> {
  return finderOf(yield* patternIndexSteps(tables, lists))
}

function finderOf(index: PatternIndex): PatternFinder {
  const { numbers, patterns, waiting, maxBefore, tables, areLoose } = index
  const read = textReader(index)
  const endOf = matcher(index)
  const triedTo = new Int32Array(tables.length)

  const search = (
    sought: readonly string[],
    found: (table: number, start: number, end: number) => void,
    // mutate constant: whoever asks for tables has each once in any case
    isOnce = true,
  ) => {
    const text = read(sought)
    const tried: number[] = []
    for (let at = 0; at < text.length; at += 1) {
      const word = text.numbers[at]!
      if (word < 0) continue
      for (let row = waiting.starts[word]!; row < waiting.starts[word + 1]!; row += 1) {
        const pattern = waiting.values[row]!
        if (!mayBeIn(patterns, pattern, text.places)) continue
        const from = Math.max(triedTo[pattern]!, at - maxBefore[pattern]!)
        tried.push(pattern)
        // mutate constant 0: a start that led to nothing would only be tried again
        triedTo[pattern] = Math.max(triedTo[pattern]!, at + 1)
        const table = tables[pattern]!
        for (let start = from; start <= at; start += 1) {
          const end = areLoose[table] ? at + 1 : endOf(pattern, start, text)
          if (end < 0) continue
          triedTo[pattern] = isOnce ? text.length : end
          found(table, start, end)
          break
        }
      }
    }
    for (const pattern of tried) triedTo[pattern] = 0
  }
  const spansIn = (text: readonly string[], isOnce: boolean): TableSpan[] => {
    const spans: TableSpan[] = []
    search(text, (table, start, end) => spans.push({ table, start, end }), isOnce)
    return spans
  }
  return {
    tablesIn: (text) => {
      const found = new Set<number>()
      search(text, (table) => found.add(table))
      return found
    },
    spansIn: (text) => spansIn(text, true),
    allSpansIn: (text) => spansIn(text, false),
    knows: (word) => numbers.has(word),
  }
}

/** Finds which entries of lists stand in a text. What it gives is good until the next text is read. */
function textReader({ numbers: numberOf, entries, listCount }: PatternIndex) {
  const { starts, rests, lists } = entries
  const places = new Int32Array(listCount)
  let numbers = new Int32Array(256)
  return (words: readonly string[]): Text => {
    const { length } = words
    if (length > numbers.length) numbers = new Int32Array(2 * length)
    for (let at = 0; at < length; at += 1) numbers[at] = numberOf.get(words[at]!) ?? -1
    const found: number[][] = []
    places.fill(0)
    for (let at = 0; at < length; at += 1) {
      const standing: number[] = []
      found.push(standing)
      const word = numbers[at]!
      if (word < 0) continue
      for (let entry = starts[word]!; entry < starts[word + 1]!; entry += 1) {
        if (!isRestAt(rests, entry, at + 1, numbers, length)) continue
        standing.push(entry)
        for (let row = lists.starts[entry]!; row < lists.starts[entry + 1]!; row += 1)
          places[lists.values[row]!]! |= 1 << at
      }
    }
    return { numbers, length, entries: found, places }
  }
}

function isRestAt(
  { starts, values }: ListEntries['rests'],
  entry: number,
  from: number,
  numbers: Int32Array,
  length: number,
): boolean {
  const start = starts[entry]!
  const size = starts[entry + 1]! - start
  if (from + size > length) return false
  for (let at = 0; at < size; at += 1) if (numbers[from + at] !== values[start + at]) return false
  return true
}

/** Gives where a pattern ends that begins at a place, or −1. */
function matcher({ patterns, entries: { rests, lists }, breaks: [dot, gapSign] }: PatternIndex) {
  const { gaps, areOptional } = patterns
  const { starts, values } = patterns.lists
  return (pattern: number, begin: number, text: Text): number => {
    const firstSlot = starts[pattern]!
    const endSlot = starts[pattern + 1]!
    const match = (slot: number, from: number): number => {
      if (slot === endSlot) return from
      const last = slot === firstSlot ? from : Math.min(from + gaps[slot]!, text.length - 1)
      for (let start = from; start <= last; start += 1) {
        const end = matchAt(slot, start)
        if (end >= 0) return end
        if (text.numbers[start] === dot || text.numbers[start] === gapSign) break
      }
      return areOptional[slot] === 1 && slot > firstSlot ? match(slot + 1, from) : -1
    }
    const matchAt = (slot: number, start: number): number => {
      const list = values[slot]!
      if (((text.places[list]! >>> start) & 1) === 0) return -1
      for (const entry of text.entries[start]!) {
        const length = 1 + rests.starts[entry + 1]! - rests.starts[entry]!
        const end = rowHas(lists, entry, list) ? match(slot + 1, start + length) : -1
        if (end >= 0) return end
      }
      return -1
    }
    return match(firstSlot, begin)
  }
}
