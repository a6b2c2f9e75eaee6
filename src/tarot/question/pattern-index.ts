/** The patterns of some tables by the words for which they wait: each waits for its rarest ones. */
import { type NumberRows, numberRows } from './number-rows.ts'
import { ANYWHERE, linesOf, patternOf, type WordLists, type WordPattern, wordsOfToken } from './pattern.ts'
import { type PatternRows, patternRows } from './pattern-rows.ts'
import type { Steps } from './steps.ts'
import { type ListEntries, type NumberedList, type WordNumbers, wordNumbers } from './word-numbers.ts'

/** Lists of words, of each of which a text must have one, wherever it stands. Without any it is never found. */
export type NeededWords = readonly (readonly string[])[]

/** A table in plain notation, or words of which it is enough that they are there. */
export type SoughtTable = string | NeededWords

export interface PatternIndex {
  readonly numbers: ReadonlyMap<string, number>
  readonly entries: ListEntries
  readonly listCount: number
  readonly patterns: PatternRows
  /** By pattern. */
  readonly tables: Int32Array
  /** By table, whether its words may stand anywhere. */
  readonly areLoose: readonly boolean[]
  /** By the number of a word, the patterns of which it is one of the rarest words. */
  readonly waiting: NumberRows
  /** By pattern, how many words can stand before the rarest ones. */
  readonly maxBefore: Int32Array
  /** The words that no pattern goes across: the end of a sentence, and what was taken out. */
  readonly breaks: readonly [number, number]
}

export function* patternIndexSteps(tables: readonly SoughtTable[], lists: WordLists): Steps<PatternIndex> {
  const words = wordNumbers()
  const listOfToken = (token: string) => words.listOf(token, () => wordsOfToken(token, lists))
  const patterns: WordPattern[] = []
  const tableOf: number[] = []
  const add = (table: number, pattern: WordPattern) => {
    patterns.push(pattern)
    tableOf.push(table)
  }
  for (const [table, sought] of tables.entries()) {
    const found = typeof sought === 'string' ? linesOf(sought) : sought.length > 0 ? [sought] : []
    for (const each of found) {
      add(table, typeof each === 'string' ? patternOf(each, listOfToken) : loosePattern(each, words))
      yield
    }
  }
  const breaks = [words.numberOf('.'), words.numberOf('~')] as const
  const { waiting, maxBefore } = yield* waitingPatterns(patterns, words.lists, words.numbers.size)
  const entries = words.entries()
  yield
  const rows = patternRows(patterns, words.lists)
  yield
  return {
    ...{ numbers: words.numbers, entries, listCount: words.lists.length, breaks },
    patterns: rows,
    tables: Int32Array.from(tableOf),
    areLoose: tables.map((table) => typeof table !== 'string'),
    waiting: numberRows(waiting),
    maxBefore: Int32Array.from(maxBefore),
  }
}

const loosePattern = (needed: NeededWords, { listOf }: WordNumbers): WordPattern =>
  needed.map((choice) => ({
    words: listOf(choice.join('/'), () => choice),
    gap: ANYWHERE,
    isOptional: false,
  }))

/** A word is the more common, the more lists it is in. */
function* waitingPatterns(
  patterns: readonly WordPattern[],
  lists: readonly NumberedList[],
  wordCount: number,
): Steps<{ readonly waiting: readonly (readonly number[])[]; readonly maxBefore: readonly number[] }> {
  const counts: number[] = []
  for (const { firstWords } of lists) for (const word of firstWords) counts[word] = (counts[word] ?? 0) + 1
  yield
  const costs = lists.map(({ firstWords }) => firstWords.reduce((sum, word) => sum + counts[word]! ** 2, 0))
  const waiting: number[][] = Array.from({ length: wordCount }, () => [])
  const maxBefore: number[] = []
  for (const pattern of patterns) {
    yield
    const rarest = rarestOf(pattern, costs)
    let before = 0
    for (let at = 0; at < rarest; at += 1)
      before += lists[pattern[at]!.words]!.maxLength + pattern[at + 1]!.gap
    for (const word of lists[pattern[rarest]!.words]!.firstWords) waiting[word]!.push(maxBefore.length)
    maxBefore.push(before)
  }
  return { waiting, maxBefore }
}

function rarestOf(pattern: WordPattern, costs: readonly number[]): number {
  let rarest = 0
  for (let at = 1; at < pattern.length; at += 1) {
    const { words, isOptional } = pattern[at]!
    if (!isOptional && costs[words]! < costs[pattern[rarest]!.words]!) rarest = at
  }
  return rarest
}
