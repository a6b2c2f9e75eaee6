/** Which words of a question are names of people. */
import type { QuestionText } from './question-text.ts'

/** Stands for a name in the tables. */
export const NAME = 'aname'

export interface NameWords {
  readonly names: string
  /** Common words as well: names only with a capital within a sentence. */
  readonly inCapitals: string
  /** After these a capital is rather that of a place: in, from. */
  readonly beforePlaces: string
  /** Those for whom one may say he or she. */
  readonly of: Readonly<Record<'he' | 'she', string>>
}

/** What to call the one person who is named; undefined for several, and where it is a name for anybody. */
export function pronounFinder({ of }: Pick<NameWords, 'of'>) {
  const his = namesIn(of.he)
  const hers = namesIn(of.she)
  return (words: readonly string[], isPerson: readonly boolean[]): 'he' | 'she' | undefined => {
    const [name, ...others] = new Set(words.filter((_, at) => isPerson[at]))
    if (name === undefined || others.length > 0) return undefined
    return his.has(name) ? 'he' : hers.has(name) ? 'she' : undefined
  }
}

const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Of `isKnown` words only those that are names in capitals. */
export function nameFinder(
  { names, inCapitals, beforePlaces }: Omit<NameWords, 'of'>,
  isKnown: (word: string) => boolean,
) {
  const known = namesIn(names)
  const capitals = namesIn(inCapitals)
  const prepositions = new Set(beforePlaces.split(' '))
  return ({ words, isName }: QuestionText): boolean[] =>
    words.map((word, at) => {
      if (isKnown(word)) return isName[at] === true && capitals.has(word)
      if (known.has(word)) return true
      return (
        isName[at] === true && word.length > 1 && !prepositions.has(words[at - 1] ?? '') && !/^\d/.test(word)
      )
    })
}

export const withNames = (words: readonly string[], isPerson: readonly boolean[]): string[] =>
  words.map((word, at) => (isPerson[at] ? NAME : word))
