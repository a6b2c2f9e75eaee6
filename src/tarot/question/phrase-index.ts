/** Finds the phrases that may be in a text by its words, so that a question meets some dozens of many hundred phrases. */
import type { Phrase } from './phrase.ts'

/** By the number of its list, the phrases that may be in a text of these words, in their order. */
export type CandidatePhrases = ReadonlyMap<number, readonly Phrase[]>

export function phraseIndex(
  lists: readonly (readonly Phrase[])[],
): (words: ReadonlySet<string>) => CandidatePhrases {
  const choices = new Map<string, number>()
  const byWord = new Map<string, number[]>()
  const sizes: number[] = []
  const numberOf = (choice: readonly string[]): number => {
    const key = choice.join('|')
    const number = choices.get(key) ?? choices.size
    if (!choices.has(key))
      for (const word of new Set(choice)) byWord.set(word, [...(byWord.get(word) ?? []), number])
    choices.set(key, number)
    return number
  }
  const entries = lists.flatMap((phrases, list) =>
    phrases.map((phrase, at) => ({ phrase, list, at, needed: phrase.needed.map(numberOf) })),
  )
  for (const numbers of byWord.values())
    for (const number of numbers) sizes[number] = (sizes[number] ?? 0) + numbers.length
  // Each phrase waits for the choice whose words are in fewest others.
  const waiting: (typeof entries)[] = []
  const always: typeof entries = []
  for (const entry of entries) {
    const rarest = entry.needed.toSorted((one, other) => sizes[one]! - sizes[other]!)[0]
    if (rarest === undefined) always.push(entry)
    else {
      waiting[rarest] ??= []
      waiting[rarest].push(entry)
    }
  }
  const present = new Uint8Array(choices.size)
  return (words) => {
    const found: number[] = []
    for (const word of words)
      for (const number of byWord.get(word) ?? NONE)
        if (present[number] === 0) {
          present[number] = 1
          found.push(number)
        }
    const possible = [...always]
    for (const number of found)
      for (const entry of waiting[number] ?? [])
        if (entry.needed.every((each) => present[each] === 1)) possible.push(entry)
    for (const number of found) present[number] = 0
    possible.sort((one, other) => one.list - other.list || one.at - other.at)
    const candidates = new Map<number, Phrase[]>()
    for (const { phrase, list } of possible) {
      const others = candidates.get(list)
      if (others === undefined) candidates.set(list, [phrase])
      else others.push(phrase)
    }
    return candidates
  }
}

const NONE: readonly number[] = []
