/**
 * Finds the patterns of some tables in a text. Each pattern waits for its rarest words: only where one of them stands, and all its other words are
 * somewhere in the text, is the whole pattern looked for.
 */
import { linesOf, patternOf, type WordLists, type WordPattern, wordsOfToken } from './pattern.ts'
import { allAtOnce, type Steps } from './steps.ts'
import { type WordNumbers, wordNumbers } from './word-numbers.ts'

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

interface TablePattern {
  readonly number: number
  readonly table: number
  readonly pattern: WordPattern
  /** The lists of which it needs a word. */
  readonly needed: readonly number[]
  /** How many words can stand before the rarest ones. */
  readonly maxBefore: number
}

interface Text {
  readonly numbers: Int32Array
  readonly length: number
}

export const patternFinder = (tables: readonly string[], lists: WordLists): PatternFinder =>
  allAtOnce(patternFinderSteps(tables, lists))

export function* patternFinderSteps(tables: readonly string[], lists: WordLists): Steps<PatternFinder> {
  const words = wordNumbers()
  const listOfToken = (token: string) => words.listOf(token, () => wordsOfToken(token, lists))
  const patterns: { readonly table: number; readonly pattern: WordPattern }[] = []
  for (const [table, phrases] of tables.entries())
    for (const line of linesOf(phrases)) {
      patterns.push({ table, pattern: patternOf(line, listOfToken) })
      yield
    }
  const waiting = yield* waitingPatterns(patterns, words)
  const breaks = ['.', '~'].map(words.numberOf)
  const match = matcher(words, breaks)
  yield
  const listsOf = listsByWord(words)
  const present = new Uint8Array(words.lists.length)
  const triedTo = new Int32Array(patterns.length)
  let tried: number[] = []
  let numbers = new Int32Array(256)

  const isPossible = (needed: readonly number[]): boolean => {
    for (let at = 0; at < needed.length; at += 1) if (present[needed[at]!] === 0) return false
    return true
  }

  const read = (text: readonly string[]): Text => {
    if (text.length > numbers.length) numbers = new Int32Array(2 * text.length)
    present.fill(0)
    for (let at = 0; at < text.length; at += 1) {
      const word = words.find(text[at]!)
      numbers[at] = word
      if (word >= 0) for (const list of listsOf[word] ?? NONE) present[list] = 1
    }
    for (const number of tried) triedTo[number] = 0
    tried = []
    return { numbers, length: text.length }
  }

  const search = (
    sought: readonly string[],
    found: (table: number, start: number, end: number) => void,
    // mutate constant: whoever asks for tables has each once in any case
    isOnce = true,
  ) => {
    const text = read(sought)
    for (let at = 0; at < text.length; at += 1) {
      const word = numbers[at]!
      const candidates = word < 0 ? undefined : waiting[word]
      if (candidates === undefined) continue
      for (const { number, table, pattern, needed, maxBefore } of candidates) {
        if (!isPossible(needed)) continue
        const from = Math.max(triedTo[number]!, at - maxBefore)
        if (triedTo[number] === 0) tried.push(number)
        // mutate constant 0: a start that led to nothing would only be tried again
        triedTo[number] = Math.max(triedTo[number]!, at + 1)
        const { entries } = words.lists[pattern[0]!.words]!
        for (let start = from; start <= at; start += 1) {
          if (!entries.has(numbers[start]!)) continue
          const end = match(pattern, 0, start, text)
          if (end < 0) continue
          triedTo[number] = isOnce ? text.length : end
          found(table, start, end)
          break
        }
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
    knows: (word) => words.find(word) >= 0,
  }
}

const NONE: readonly number[] = []

/** By the number of a word, the lists in which it begins an entry. */
function listsByWord({ lists }: WordNumbers): readonly (readonly number[] | undefined)[] {
  const byWord: number[][] = []
  for (const [list, { entries }] of lists.entries())
    for (const word of entries.keys()) {
      byWord[word] ??= []
      byWord[word].push(list)
    }
  return byWord
}

/** By the number of a word, the patterns of which it is one of the rarest words. A word is the more common, the more lists it is in. */
function* waitingPatterns(
  patterns: readonly { table: number; pattern: WordPattern }[],
  { lists }: WordNumbers,
): Steps<readonly (readonly TablePattern[] | undefined)[]> {
  const counts: number[] = []
  for (const { entries } of lists) for (const word of entries.keys()) counts[word] = (counts[word] ?? 0) + 1
  yield
  const costs = lists.map(({ entries }) =>
    [...entries.keys()].reduce((sum, word) => sum + counts[word]! ** 2, 0),
  )
  const waiting: TablePattern[][] = []
  for (const [number, { table, pattern }] of patterns.entries()) {
    yield
    let rarest = 0
    for (const [at, { words, isOptional }] of pattern.entries())
      if (!isOptional && costs[words]! < costs[pattern[rarest]!.words]!) rarest = at
    const maxBefore = pattern
      .slice(0, rarest)
      .reduce((sum, { words }, at) => sum + lists[words]!.maxLength + pattern[at + 1]!.gap, 0)
    const needed = pattern
      .filter(({ isOptional }, at) => at !== rarest && (at === 0 || !isOptional))
      .map(({ words }) => words)
      .sort((one, other) => costs[one]! - costs[other]!)
    for (const word of lists[pattern[rarest]!.words]!.entries.keys()) {
      waiting[word] ??= []
      waiting[word].push({ number, table, pattern, needed, maxBefore })
    }
  }
  return waiting
}

/** Gives where the rest of a pattern ends that goes on at `from`, or −1. */
function matcher({ lists }: WordNumbers, [dot, gapSign]: readonly number[]) {
  const match = (pattern: WordPattern, at: number, from: number, text: Text): number => {
    if (at === pattern.length) return from
    const { words, gap, isOptional } = pattern[at]!
    const { entries } = lists[words]!
    const last = Math.min(at === 0 ? from : from + gap, text.length - 1)
    for (let start = from; start <= last; start += 1) {
      const word = text.numbers[start]!
      const rests = entries.get(word)
      for (let number = 0; rests !== undefined && number < rests.length; number += 1) {
        const rest = rests[number]!
        if (!isAt(rest, start + 1, text)) continue
        const end = match(pattern, at + 1, start + 1 + rest.length, text)
        if (end >= 0) return end
      }
      // No pattern goes across the end of a sentence or what was taken out.
      if (word === dot || word === gapSign) break
    }
    return isOptional && at > 0 ? match(pattern, at + 1, from, text) : -1
  }
  return match
}

function isAt(rest: readonly number[], from: number, { numbers, length }: Text): boolean {
  if (from + rest.length > length) return false
  for (let at = 0; at < rest.length; at += 1) if (numbers[from + at] !== rest[at]) return false
  return true
}
