/** Words and lists of words by number, so that a text is compared by numbers. */

/** A word, or several words in a row, of some lists. */
export interface ListEntry {
  /** What follows its first word. */
  readonly rest: readonly number[]
  /** In rising order. */
  readonly lists: readonly number[]
}

export interface NumberedList {
  /** The words with which its entries begin, each once. */
  readonly firstWords: readonly number[]
  /** In words. */
  readonly maxLength: number
}

export interface WordNumbers {
  readonly lists: readonly NumberedList[]
  /** By the number of a word, the entries that begin with it. */
  readonly entriesOf: readonly (readonly ListEntry[] | undefined)[]
  /** The list of a name, read when it is first asked for. */
  readonly listOf: (name: string, entries: () => readonly string[]) => number
  readonly numberOf: (word: string) => number
  /** −1 for a word that is in no list. */
  readonly find: (word: string) => number
}

interface GrowingEntry extends ListEntry {
  readonly first: number
  readonly lists: number[]
}

export function wordNumbers(): WordNumbers {
  const numbers = new Map<string, number>()
  const entries = new Map<string, GrowingEntry>()
  const entriesOf: ListEntry[][] = []
  const listNumbers = new Map<string, number>()
  const lists: NumberedList[] = []
  const numberOf = (word: string): number => {
    const existing = numbers.get(word)
    if (existing !== undefined) return existing
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }
  const entryOf = (words: string): GrowingEntry => {
    const existing = entries.get(words)
    if (existing !== undefined) return existing
    const [first, ...rest] = words.split(' ').map(numberOf)
    const entry = { first: first!, rest, lists: [] }
    entries.set(words, entry)
    entriesOf[first!] ??= []
    entriesOf[first!]!.push(entry)
    return entry
  }
  const addList = (words: readonly string[]): void => {
    const firstWords = new Set<number>()
    let maxLength = 1
    for (const { first, rest, lists: others } of words.map(entryOf)) {
      firstWords.add(first)
      maxLength = Math.max(maxLength, 1 + rest.length)
      if (others.at(-1) !== lists.length) others.push(lists.length)
    }
    lists.push({ firstWords: [...firstWords], maxLength })
  }
  return {
    lists,
    entriesOf,
    numberOf,
    find: (word) => numbers.get(word) ?? -1,
    listOf: (name, words) => {
      const existing = listNumbers.get(name)
      if (existing !== undefined) return existing
      listNumbers.set(name, lists.length)
      addList(words())
      return lists.length - 1
    },
  }
}
