/** Words and lists of words by number, so that a text is compared by numbers. */
import { type NumberRows, numberRows } from './number-rows.ts'

/** The entries of lists, each a word or several in a row. Those that begin with the same word follow on each other. */
export interface ListEntries {
  /** By the number of a word, the first entry that begins with it; one more for the end. */
  readonly starts: Int32Array
  /** By entry, what follows its first word. */
  readonly rests: NumberRows
  /** By entry, the lists that have it, in rising order. */
  readonly lists: NumberRows
}

export interface NumberedList {
  /** The words with which its entries begin, each once. */
  readonly firstWords: readonly number[]
  /** In words. */
  readonly maxLength: number
}

export interface WordNumbers {
  readonly numbers: ReadonlyMap<string, number>
  readonly numberOf: (word: string) => number
  readonly lists: readonly NumberedList[]
  /** The list of a name, read when it is first asked for. */
  readonly listOf: (name: string, entries: () => readonly string[]) => number
  /** Of all lists that were read. */
  readonly entries: () => ListEntries
}

interface GrowingEntry {
  readonly first: number
  readonly rest: readonly number[]
  readonly lists: number[]
}

export function wordNumbers(): WordNumbers {
  const numbers = new Map<string, number>()
  const entries = new Map<string, GrowingEntry>()
  /** By their first words. */
  const entriesOf: GrowingEntry[][] = []
  /** By word, the last list with an entry that begins with it. */
  const lastListOf: number[] = []
  const listNumbers = new Map<string, number>()
  const lists: NumberedList[] = []
  const numberOf = (word: string): number => {
    const existing = numbers.get(word)
    if (existing !== undefined) return existing
    numbers.set(word, numbers.size)
    entriesOf.push([])
    lastListOf.push(-1)
    return numbers.size - 1
  }
  const entryOf = (words: string): GrowingEntry => {
    const existing = entries.get(words)
    if (existing !== undefined) return existing
    const numbered = words.split(' ').map(numberOf)
    const first = numbered[0]!
    const entry = { first, rest: numbered.slice(1), lists: [] }
    entries.set(words, entry)
    entriesOf[first]!.push(entry)
    return entry
  }
  const addList = (words: readonly string[]): void => {
    const list = lists.length
    const firstWords: number[] = []
    let maxLength = 1
    for (const each of words) {
      const { first, rest, lists: others } = entryOf(each)
      if (lastListOf[first] !== list) firstWords.push(first)
      lastListOf[first] = list
      maxLength = Math.max(maxLength, 1 + rest.length)
      if (others.at(-1) !== list) others.push(list)
    }
    lists.push({ firstWords, maxLength })
  }
  return {
    ...{ numbers, numberOf, lists },
    listOf: (name, words) => {
      const existing = listNumbers.get(name)
      if (existing !== undefined) return existing
      listNumbers.set(name, lists.length)
      addList(words())
      return lists.length - 1
    },
    entries: () => listEntries(entriesOf),
  }
}

function listEntries(entriesOf: readonly (readonly GrowingEntry[])[]): ListEntries {
  const starts = new Int32Array(entriesOf.length + 1)
  for (const [word, { length }] of entriesOf.entries()) starts[word + 1] = starts[word]! + length
  const entries = entriesOf.flat()
  return {
    starts,
    rests: numberRows(entries.map(({ rest }) => rest)),
    lists: numberRows(entries.map(({ lists }) => lists)),
  }
}
