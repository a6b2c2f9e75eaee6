/** Whom and what a question is about, in words of the vocabulary. */
import type { TableSpan } from './pattern-finder.ts'
import type { NamedPerson, Pronoun, QuestionTopic } from './question.ts'

/** What we call somebody, the pronoun if the noun tells it, and the words that mean them. */
export type PersonEntry = readonly [noun: string, pronoun: Pronoun | null, words: string]

/** A noun phrase that can follow “about”, the words that mean it, and the topics in which they do, if not in all. */
export type MatterEntry = readonly [phrase: string, words: string, topics?: readonly QuestionTopic[]]

/** One phrase for each of its words. */
export const entryTable = (words: string): string => words.split(' ').join('\n')

/** The first span within the question itself, else the last before it. Of two that begin together the longer one. */
export function nearest(
  spans: readonly TableSpan[],
  isInFocus: (word: number) => boolean,
): TableSpan | undefined {
  const longest = spans.toSorted((one, other) => one.start - other.start || other.end - one.end)
  const first = longest.find(({ start }) => isInFocus(start))
  if (first !== undefined) return first
  const last = longest.at(-1)
  return longest.find(({ start }) => start === last?.start)
}

/** Of somebody whose noun does not tell, the pronoun that the asker uses. */
export function personOf(
  [noun, pronoun]: PersonEntry,
  isSaid: (pronoun: 'he' | 'she') => boolean,
): NamedPerson {
  if (pronoun !== null) return { noun, pronoun }
  const [isHe, isShe] = [isSaid('he'), isSaid('she')]
  return { noun, pronoun: isHe === isShe ? 'they' : isHe ? 'he' : 'she' }
}
