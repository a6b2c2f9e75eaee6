/**
 * Finds the patterns of some tables in a text. Each pattern waits for its rarest words: only where one of them stands, and all its other words are
 * in the text in such an order, is the whole pattern looked for.
 */
import { linesOf, patternOf, type WordLists, type WordPattern, wordsOfToken } from './pattern.ts'
import { mayBeIn, type PatternRows, patternRows } from './pattern-rows.ts'
import { allAtOnce, type Steps } from './steps.ts'
import { type ListEntry, type WordNumbers, wordNumbers } from './word-numbers.ts'

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
  readonly entries: readonly (readonly ListEntry[])[]
  /** By list, a bit for each place where one of its entries stands; every 32nd place has the same bit. */
  readonly places: Int32Array
}

export const patternFinder = (tables: readonly string[], lists: WordLists): PatternFinder =>
  allAtOnce(patternFinderSteps(tables, lists))

export function* patternFinderSteps(tables: readonly string[], lists: WordLists): Steps<PatternFinder> {
  const words = wordNumbers()
  const listOfToken = (token: string) => words.listOf(token, () => wordsOfToken(token, lists))
  const patterns: WordPattern[] = []
  const tableOf: number[] = []
  for (const [table, phrases] of tables.entries())
    for (const line of linesOf(phrases)) {
      patterns.push(patternOf(line, listOfToken))
      tableOf.push(table)
      yield
    }
  const { waiting, maxBefore } = yield* waitingPatterns(patterns, words)
  const breaks = ['.', '~'].map(words.numberOf)
  const rows = patternRows(patterns, words.lists)
  const match = matcher(rows, breaks)
  yield
  const { find, entriesOf } = words
  const places = new Int32Array(words.lists.length)
  const triedTo = new Int32Array(patterns.length)
  let tried: number[] = []
  let numbers = new Int32Array(256)

  const read = (text: readonly string[]): Text => {
    const { length } = text
    if (length > numbers.length) numbers = new Int32Array(2 * length)
    for (let at = 0; at < length; at += 1) numbers[at] = find(text[at]!)
    const entries: ListEntry[][] = []
    places.fill(0)
    for (let at = 0; at < length; at += 1) {
      entries.push([])
      for (const entry of entriesOf[numbers[at]!] ?? NONE) {
        if (!isAt(entry.rest, at + 1, numbers, length)) continue
        entries[at]!.push(entry)
        for (const list of entry.lists) places[list]! |= 1 << at
      }
    }
    for (const number of tried) triedTo[number] = 0
    tried = []
    return { numbers, length, entries, places }
  }

  const search = (
    sought: readonly string[],
    found: (table: number, start: number, end: number) => void,
    // mutate constant: whoever asks for tables has each once in any case
    isOnce = true,
  ) => {
    const text = read(sought)
    for (let at = 0; at < text.length; at += 1)
      for (const number of waiting[numbers[at]!] ?? NONE) {
        if (!mayBeIn(rows, number, places)) continue
        const from = Math.max(triedTo[number]!, at - maxBefore[number]!)
        if (triedTo[number] === 0) tried.push(number)
        // mutate constant 0: a start that led to nothing would only be tried again
        triedTo[number] = Math.max(triedTo[number]!, at + 1)
        for (let start = from; start <= at; start += 1) {
          const end = match(number, start, text)
          if (end < 0) continue
          triedTo[number] = isOnce ? text.length : end
          found(tableOf[number]!, start, end)
          break
        }
      }
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
    knows: (word) => find(word) >= 0,
  }
}

const NONE: readonly never[] = []

interface WaitingPatterns {
  /** By the number of a word, the patterns of which it is one of the rarest words. */
  readonly waiting: readonly (readonly number[] | undefined)[]
  /** By pattern, how many words can stand before the rarest ones. */
  readonly maxBefore: readonly number[]
}

/** A word is the more common, the more lists it is in. */
function* waitingPatterns(patterns: readonly WordPattern[], { lists }: WordNumbers): Steps<WaitingPatterns> {
  const counts: number[] = []
  for (const { firstWords } of lists) for (const word of firstWords) counts[word] = (counts[word] ?? 0) + 1
  yield
  const costs = lists.map(({ firstWords }) => firstWords.reduce((sum, word) => sum + counts[word]! ** 2, 0))
  const waiting: number[][] = []
  const maxBefore: number[] = []
  for (const [number, pattern] of patterns.entries()) {
    yield
    let rarest = 0
    for (const [at, { words, isOptional }] of pattern.entries())
      if (!isOptional && costs[words]! < costs[pattern[rarest]!.words]!) rarest = at
    maxBefore.push(
      pattern
        .slice(0, rarest)
        .reduce((sum, { words }, at) => sum + lists[words]!.maxLength + pattern[at + 1]!.gap, 0),
    )
    for (const word of lists[pattern[rarest]!.words]!.firstWords) {
      waiting[word] ??= []
      waiting[word].push(number)
    }
  }
  return { waiting, maxBefore }
}

/** Gives where a pattern ends that begins at `start`, or −1. */
function matcher({ starts, lists, gaps, areOptional }: PatternRows, [dot, gapSign]: readonly number[]) {
  return (pattern: number, begin: number, text: Text): number => {
    const firstSlot = starts[pattern]!
    const endSlot = starts[pattern + 1]!
    const match = (slot: number, from: number): number => {
      if (slot === endSlot) return from
      const list = lists[slot]!
      const last = slot === firstSlot ? from : Math.min(from + gaps[slot]!, text.length - 1)
      for (let start = from; start <= last; start += 1) {
        const after = matchAt(slot, list, start)
        if (after >= 0) return after
        // No pattern goes across the end of a sentence or what was taken out.
        if (text.numbers[start] === dot || text.numbers[start] === gapSign) break
      }
      return areOptional[slot] === 1 && slot > firstSlot ? match(slot + 1, from) : -1
    }
    const matchAt = (slot: number, list: number, start: number): number => {
      if (((text.places[list]! >>> start) & 1) === 0) return -1
      for (const entry of text.entries[start]!) {
        const end = includes(entry.lists, list) ? match(slot + 1, start + 1 + entry.rest.length) : -1
        if (end >= 0) return end
      }
      return -1
    }
    return match(firstSlot, begin)
  }
}

/** `numbers` are in rising order. */
function includes(numbers: readonly number[], sought: number): boolean {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! < sought) low = middle + 1
    else high = middle
  }
  return numbers[low] === sought
}

function isAt(rest: readonly number[], from: number, numbers: Int32Array, length: number): boolean {
  if (from + rest.length > length) return false
  for (let at = 0; at < rest.length; at += 1) if (numbers[from + at] !== rest[at]) return false
  return true
}
