/**
 * Phrases in plain notation, for tables that are easy to read and to extend:
 *
 *     take/took/taking ~ all/too_many [of] [the/my] {pills}
 *
 * `/` stands between words of which one is meant, `_` is a space within such a word, `[…]` may be absent, `~` is up to three words and `~~` up to six
 * of the same sentence, `{name}` is a list of words. A line that begins with `? ` is often said in ordinary talk, and means little alone.
 */
export type WordLists = Readonly<Record<string, string>>

/** One slot of a phrase: the number of its list of words, and how many other words may stand before it. */
export interface PatternSlot {
  readonly words: number
  readonly gap: number
  readonly isOptional: boolean
}

export type WordPattern = readonly PatternSlot[]

const GAPS: ReadonlyMap<string, number> = new Map([
  ['~', 3],
  ['~~', 6],
])

/** A slot before which any words may stand, also those of other sentences. */
export const ANYWHERE = 32

const COMMON = '? '

/** One phrase in each line; a line that begins with # is a comment. */
const markedLinesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

const unmarked = (line: string): string => (line.startsWith(COMMON) ? line.slice(COMMON.length) : line)

export const linesOf = (table: string): string[] => markedLinesOf(table).map(unmarked)
export const rareLinesOf = (table: string): string[] =>
  markedLinesOf(table).filter((line) => !line.startsWith(COMMON))
export const commonLinesOf = (table: string): string[] =>
  markedLinesOf(table)
    .filter((line) => line.startsWith(COMMON))
    .map(unmarked)

/** `listOf` gives a token's list of words a number. */
export function patternOf(phrase: string, listOf: (token: string) => number): WordPattern {
  const slots: PatternSlot[] = []
  let gap = 0
  for (const token of phrase.split(' ')) {
    const following = GAPS.get(token)
    if (following !== undefined) gap = following
    else {
      const isOptional = token.startsWith('[') && token.endsWith(']')
      slots.push({ words: listOf(isOptional ? token.slice(1, -1) : token), gap, isOptional })
      gap = 0
    }
  }
  return slots
}

export function wordsOfToken(token: string, lists: WordLists): string[] {
  if (!token.includes('{')) return token.replaceAll('_', ' ').split('/')
  return token.split('/').flatMap((word) => {
    const name = /^(.*)\{(\w+)\}$/.exec(word)
    if (name === null) return [word.replaceAll('_', ' ')]
    const list = lists[name[2]!]
    if (list === undefined) throw new Error(`no list of words is named ${name[2]}`)
    const before = name[1]!.replaceAll('_', ' ')
    return list.split(/\s+/).flatMap((entry) => wordsOfToken(entry, lists).map((each) => before + each))
  })
}
