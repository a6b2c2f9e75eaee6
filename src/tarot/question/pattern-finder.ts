/** Finds the patterns of some tables in a text, each word of which is looked up once. */
import { linesOf, patternOf, type WordLists, type WordPattern } from './pattern.ts'

/** Where an entry of a list of words begins and ends. */
interface Hit {
  readonly start: number
  readonly end: number
}

/** From `start` up to, not with, `end`. */
export type WordSpan = Hit

interface Entry {
  readonly list: number
  /** The words after the first. */
  readonly rest: readonly string[]
}

/** By the number of a list of words, where it is in the text. */
type Hits = ReadonlyMap<number, readonly Hit[]>

interface TablePattern {
  readonly table: number
  readonly pattern: WordPattern
}

export interface PatternFinder {
  /** The numbers of the tables of which a phrase is found. */
  readonly tablesIn: (words: readonly string[]) => ReadonlySet<number>
  /** Where a phrase of any table is found. */
  readonly spansIn: (words: readonly string[]) => readonly WordSpan[]
}

export function patternFinder(tables: readonly string[], lists: WordLists): PatternFinder {
  const entries = new Map<string, Entry[]>()
  const numberOf = numberer(entries)
  const byLastList = new Map<number, TablePattern[]>()
  for (const [table, phrases] of tables.entries())
    for (const line of linesOf(phrases)) {
      const pattern = patternOf(line, lists, numberOf)
      const last = pattern.findLast(({ isOptional }) => !isOptional)!.words
      byLastList.set(last, [...(byLastList.get(last) ?? []), { table, pattern }])
    }
  return {
    tablesIn: (words) => {
      const hits = hitsIn(words, entries)
      const found = new Set<number>()
      for (const list of hits.keys())
        for (const { table, pattern } of byLastList.get(list) ?? [])
          if (!found.has(table) && isPossible(pattern, hits) && spanOf(pattern, hits, words)) found.add(table)
      return found
    },
    spansIn: (words) => {
      const hits = hitsIn(words, entries)
      return [...hits.keys()]
        .flatMap((list) => byLastList.get(list) ?? [])
        .filter(({ pattern }) => isPossible(pattern, hits))
        .flatMap(({ pattern }) => spanOf(pattern, hits, words) ?? [])
    },
  }
}

/** Numbers lists of words, and notes for each first word in which of them it is. */
function numberer(entries: Map<string, Entry[]>): (words: readonly string[]) => number {
  const numbers = new Map<string, number>()
  return (words) => {
    const key = words.join('/')
    const number = numbers.get(key)
    if (number !== undefined) return number
    const list = numbers.size
    numbers.set(key, list)
    for (const [first, ...rest] of words.map((word) => word.split(' '))) {
      const others = entries.get(first!)
      if (others === undefined) entries.set(first!, [{ list, rest }])
      else others.push({ list, rest })
    }
    return list
  }
}

function hitsIn(words: readonly string[], entries: ReadonlyMap<string, readonly Entry[]>): Hits {
  const hits = new Map<number, Hit[]>()
  for (const [start, word] of words.entries())
    for (const { list, rest } of entries.get(word) ?? []) {
      if (!rest.every((next, at) => words[start + 1 + at] === next)) continue
      const hit = { start, end: start + 1 + rest.length }
      const others = hits.get(list)
      if (others === undefined) hits.set(list, [hit])
      else others.push(hit)
    }
  return hits
}

const isPossible = (pattern: WordPattern, hits: Hits): boolean =>
  pattern.every(({ words, isOptional }) => isOptional || hits.has(words))

const NONE: readonly Hit[] = []

/** The first place at which the whole pattern is found. */
function spanOf(pattern: WordPattern, hits: Hits, words: readonly string[]): WordSpan | undefined {
  for (const { start, end } of hits.get(pattern[0]!.words) ?? NONE) {
    const last = endOf(pattern, 1, end, hits, words)
    if (last !== undefined) return { start, end: last }
  }
  return undefined
}

function endOf(
  pattern: WordPattern,
  at: number,
  from: number,
  hits: Hits,
  words: readonly string[],
): number | undefined {
  const place = pattern[at]
  if (place === undefined) return from
  for (const { start, end } of hits.get(place.words) ?? NONE) {
    if (start < from || start > from + place.gap || !isOneSentence(words, from, start)) continue
    const last = endOf(pattern, at + 1, end, hits, words)
    if (last !== undefined) return last
  }
  return place.isOptional ? endOf(pattern, at + 1, from, hits, words) : undefined
}

/** Words only, no end of a sentence and nothing that was taken out. */
function isOneSentence(words: readonly string[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (words[at] === '.' || words[at] === '~') return false
  return true
}
