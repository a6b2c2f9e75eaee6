/** Finds the phrases that may be in a text by its words, so that a question meets some dozens of many hundred phrases. */
import type { Phrase } from './phrase.ts'

/** By the number of its list, the phrases that may be in a text of these words, in their order. */
export type CandidatePhrases = ReadonlyMap<number, readonly Phrase[]>

export function phraseIndex(
  lists: readonly (readonly Phrase[])[],
): (words: ReadonlySet<string>) => CandidatePhrases {
  const choices = new Map<string, number>()
  const byWord = new Map<string, number[]>()
  const numberOf = (choice: readonly string[]): number => {
    const key = choice.join('|')
    const number = choices.get(key) ?? choices.size
    if (!choices.has(key))
      for (const word of new Set(choice)) byWord.set(word, [...(byWord.get(word) ?? []), number])
    choices.set(key, number)
    return number
  }
  const entries = lists.flatMap((phrases, list) =>
    phrases.map((phrase) => ({ phrase, list, needed: phrase.needed.map(numberOf) })),
  )
  return (words) => {
    const present = new Uint8Array(choices.size)
    for (const word of words) for (const number of byWord.get(word) ?? []) present[number] = 1
    const candidates = new Map<number, Phrase[]>()
    for (const { phrase, list, needed } of entries) {
      if (!needed.every((number) => present[number] === 1)) continue
      const others = candidates.get(list)
      if (others === undefined) candidates.set(list, [phrase])
      else others.push(phrase)
    }
    return candidates
  }
}
