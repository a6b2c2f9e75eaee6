/**
 * Finds the patterns of some tables in a text. Each pattern waits for its rarest words: only where one of them stands is the rest of the pattern
 * looked for.
 */
import { linesOf, patternOf, type WordLists, type WordPattern } from './pattern.ts'
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
  /** How many words can stand before the rarest ones. */
  readonly maxBefore: number
}

interface Text {
  readonly numbers: Int32Array
  readonly length: number
}

export function patternFinder(tables: readonly string[], lists: WordLists): PatternFinder {
  const words = wordNumbers()
  const patterns = tables.flatMap((phrases, table) =>
    linesOf(phrases).map((line) => ({ table, pattern: patternOf(line, lists, words.listOf) })),
  )
  const waiting = waitingPatterns(patterns, words)
  const breaks = ['.', '~'].map(words.numberOf)
  const match = matcher(words, breaks)
  const triedTo = new Int32Array(patterns.length)
  let numbers = new Int32Array(256)
  const search = (
    text: readonly string[],
    found: (each: TablePattern, span: WordSpan) => void,
    isOnce = true,
  ) => {
    if (text.length > numbers.length) numbers = new Int32Array(2 * text.length)
    for (let at = 0; at < text.length; at += 1) numbers[at] = words.find(text[at]!)
    const read: Text = { numbers, length: text.length }
    triedTo.fill(0)
    for (let at = 0; at < text.length; at += 1)
      for (const each of waiting[numbers[at]!] ?? NONE) {
        const from = Math.max(triedTo[each.number]!, at - each.maxBefore)
        for (let start = from; start <= at; start += 1) {
          const end = match(each.pattern, 0, start, read)
          if (end < 0) continue
          triedTo[each.number] = isOnce ? text.length : end
          found(each, { start, end })
          break
        }
        triedTo[each.number] = Math.max(triedTo[each.number]!, at + 1)
      }
  }
  return {
    tablesIn: (text) => {
      const found = new Set<number>()
      search(text, ({ table }) => found.add(table))
      return found
    },
    spansIn: (text) => {
      const spans: TableSpan[] = []
      search(text, ({ table }, { start, end }) => spans.push({ table, start, end }))
      return spans
    },
    allSpansIn: (text) => {
      const spans: TableSpan[] = []
      search(text, ({ table }, { start, end }) => spans.push({ table, start, end }), false)
      return spans
    },
    knows: (word) => words.find(word) >= 0,
  }
}

const NONE: readonly TablePattern[] = []

/** By the number of a word, the patterns of which it is one of the rarest words. A word is the more common, the more lists it is in. */
function waitingPatterns(
  patterns: readonly { table: number; pattern: WordPattern }[],
  { lists }: WordNumbers,
): readonly (readonly TablePattern[])[] {
  const counts: number[] = []
  for (const { firsts } of lists) for (const word of firsts) counts[word] = (counts[word] ?? 0) + 1
  const costs = lists.map(({ firsts }) => firsts.reduce((sum, word) => sum + counts[word]! ** 2, 0))
  const waiting: TablePattern[][] = []
  for (const [number, { table, pattern }] of patterns.entries()) {
    let rarest = -1
    for (const [at, { words, isOptional }] of pattern.entries())
      if (!isOptional && (rarest < 0 || costs[words]! < costs[pattern[rarest]!.words]!)) rarest = at
    const maxBefore = pattern
      .slice(0, rarest)
      .reduce((sum, { words }, at) => sum + lists[words]!.maxLength + pattern[at + 1]!.gap, 0)
    for (const word of lists[pattern[rarest]!.words]!.firsts) {
      waiting[word] ??= []
      waiting[word].push({ number, table, pattern, maxBefore })
    }
  }
  return waiting
}

/** Gives where the rest of a pattern ends that goes on at `from`, or −1. */
function matcher({ lists }: WordNumbers, [dot, gapSign]: readonly number[]) {
  const match = (pattern: WordPattern, at: number, from: number, text: Text): number => {
    if (at === pattern.length) return from
    const { words, gap, isOptional } = pattern[at]!
    const { singles, longer } = lists[words]!
    const last = Math.min(at === 0 ? from : from + gap, text.length - 1)
    for (let start = from; start <= last; start += 1) {
      const word = text.numbers[start]!
      if (word >= 0) {
        if (singles.has(word)) {
          const end = match(pattern, at + 1, start + 1, text)
          if (end >= 0) return end
        }
        for (const rest of longer?.get(word) ?? NO_WORDS) {
          if (!rest.every((next, offset) => text.numbers[start + 1 + offset] === next)) continue
          if (start + rest.length >= text.length) continue
          const end = match(pattern, at + 1, start + 1 + rest.length, text)
          if (end >= 0) return end
        }
      }
      // No pattern goes across the end of a sentence or what was taken out.
      if (word === dot || word === gapSign) break
    }
    return isOptional && at > 0 ? match(pattern, at + 1, from, text) : -1
  }
  return match
}

const NO_WORDS: readonly (readonly number[])[] = []
