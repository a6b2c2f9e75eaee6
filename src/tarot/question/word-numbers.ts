/** Words and lists of words as numbers, so that a text is compared by numbers. */

/** A list of words, some of which may be of several words. */
export interface NumberedList {
  /** The first words of its entries. */
  readonly firsts: readonly number[]
  readonly singles: ReadonlySet<number>
  /** By first word, what must follow. */
  readonly longer: ReadonlyMap<number, readonly (readonly number[])[]> | undefined
  readonly maxLength: number
}

export interface WordNumbers {
  readonly lists: readonly NumberedList[]
  /** The same lists have the same number. */
  readonly listOf: (entries: readonly string[]) => number
  readonly numberOf: (word: string) => number
  /** −1 for a word that is in no list. */
  readonly find: (word: string) => number
  /** Which words begin an entry of which lists, once all lists are known. */
  readonly members: () => ListMembers
}

export interface ListMembers {
  /** Numbers of 32 bits for all lists. */
  readonly width: number
  readonly has: (word: number, list: number) => boolean
  /** Whether the word alone is an entry of the list. */
  readonly isEntry: (word: number, list: number) => boolean
  /** Marks the lists of a word. */
  readonly addTo: (lists: Uint32Array, word: number) => void
}

export function wordNumbers(): WordNumbers {
  const numbers = new Map<string, number>()
  const listNumbers = new Map<string, number>()
  const lists: NumberedList[] = []
  const numberOf = (word: string): number => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }
  return {
    lists,
    numberOf,
    find: (word) => numbers.get(word) ?? -1,
    members: () => membersOf(lists, numbers.size),
    listOf: (entries) => {
      const key = entries.join('/')
      const known = listNumbers.get(key)
      if (known !== undefined) return known
      listNumbers.set(key, lists.length)
      lists.push(numberedList(entries.map((entry) => entry.split(' ').map(numberOf))))
      return lists.length - 1
    },
  }
}

function numberedList(entries: readonly (readonly number[])[]): NumberedList {
  const longer = new Map<number, number[][]>()
  const singles = new Set<number>()
  for (const [first, ...rest] of entries)
    if (rest.length === 0) singles.add(first!)
    else longer.set(first!, [...(longer.get(first!) ?? []), rest])
  return {
    firsts: [...new Set(entries.map(([first]) => first!))],
    singles,
    longer: longer.size === 0 ? undefined : longer,
    maxLength: Math.max(...entries.map(({ length }) => length)),
  }
}

/** A bit for each word and list. */
function membersOf(lists: readonly NumberedList[], words: number): ListMembers {
  const width = (lists.length + 31) >> 5
  const bits = new Uint32Array(width * words)
  const entries = new Uint32Array(width * words)
  const listsOf: number[][] = []
  for (const [list, { firsts, singles }] of lists.entries())
    for (const word of firsts) {
      if (singles.has(word)) entries[word * width + (list >> 5)]! |= 1 << (list & 31)
      bits[word * width + (list >> 5)]! |= 1 << (list & 31)
      listsOf[word] ??= []
      listsOf[word].push(list)
    }
  return {
    width,
    has: (word, list) => (bits[word * width + (list >> 5)]! & (1 << (list & 31))) !== 0,
    isEntry: (word, list) => (entries[word * width + (list >> 5)]! & (1 << (list & 31))) !== 0,
    addTo: (present, word) => {
      const found = listsOf[word]
      if (found === undefined) return
      for (let at = 0; at < found.length; at += 1) present[found[at]! >> 5]! |= 1 << (found[at]! & 31)
    },
  }
}
