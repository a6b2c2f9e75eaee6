/** `venus` → `Venus`. Names of planets, signs and suits are lower case everywhere but in what people read. */
export const capitalised = <Word extends string>(word: Word): Capitalize<Word> =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>

/** `north_node` → `North Node`. */
export const titleOf = (code: string): string => code.split('_').map(capitalised).join(' ')

/** Begins with a capital and ends with a full stop. */
export const sentenceOf = (words: string): string => `${capitalised(words)}.`

/** How many letters have to be inserted, removed or replaced to make one word of the other (Levenshtein). */
export function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (let j = 1; j <= to.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (letter === to[j - 1] ? 0 : 1)))
    row = next
  }
  return row[to.length]!
}
