/** Which words of a question are names of people. */
import type { QuestionText } from './question-text.ts'

/** Stands for a name in the tables. */
export const NAME = 'aname'

export interface NameWords {
  readonly names: string
  /** After these a capital is rather that of a place: in, from. */
  readonly beforePlaces: string
}

/** `isKnown` words are no names, whatever their first letter. */
export function nameFinder({ names, beforePlaces }: NameWords, isKnown: (word: string) => boolean) {
  const known = new Set(names.trim().split(/\s+/))
  const prepositions = new Set(beforePlaces.split(' '))
  return ({ words, isName }: QuestionText): boolean[] =>
    words.map((word, at) => {
      if (isKnown(word)) return false
      if (known.has(word)) return true
      return (
        isName[at] === true && word.length > 1 && !prepositions.has(words[at - 1] ?? '') && !/^\d/.test(word)
      )
    })
}

export const withNames = (words: readonly string[], isPerson: readonly boolean[]): string[] =>
  words.map((word, at) => (isPerson[at] ? NAME : word))
