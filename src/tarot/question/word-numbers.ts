/** Words and lists of words as numbers, so that a text is compared by numbers. */

/** A list of words, some of which may be of several words. */
export interface NumberedList {
  /** By the first word of its entries, what must follow; nothing, where the word is an entry by itself. */
  readonly entries: ReadonlyMap<number, readonly (readonly number[])[]>
  readonly maxLength: number
}

export interface WordNumbers {
  readonly lists: readonly NumberedList[]
  /** The list of a name, read when it is first asked for. */
  readonly listOf: (name: string, entries: () => readonly string[]) => number
  readonly numberOf: (word: string) => number
  /** −1 for a word that is in no list. */
  readonly find: (word: string) => number
}

export function wordNumbers(): WordNumbers {
  const numbers = new Map<string, number>()
  const listNumbers = new Map<string, number>()
  const lists: NumberedList[] = []
  const numberOf = (word: string): number => {
    const existing = numbers.get(word)
    if (existing !== undefined) return existing
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }
  return {
    lists,
    numberOf,
    find: (word) => numbers.get(word) ?? -1,
    listOf: (name, entries) => {
      const existing = listNumbers.get(name)
      if (existing !== undefined) return existing
      listNumbers.set(name, lists.length)
      lists.push(numberedList(entries().map((entry) => entry.split(' ').map(numberOf))))
      return lists.length - 1
    },
  }
}

/** For the many words that are entries by themselves. */
const ALONE: readonly (readonly number[])[] = [[]]

function numberedList(words: readonly (readonly number[])[]): NumberedList {
  const entries = new Map<number, readonly (readonly number[])[]>()
  for (const [first, ...rest] of words) {
    const others = entries.get(first!)
    if (others !== undefined) entries.set(first!, [...others, rest])
    else entries.set(first!, rest.length === 0 ? ALONE : [rest])
  }
  return { entries, maxLength: Math.max(...words.map(({ length }) => length)) }
}
