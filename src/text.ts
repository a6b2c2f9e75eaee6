/**
 * The parts as one string in memory. A template gives a string that refers to its parts, and one such string makes JSON.stringify take
 * more than twice as long for the whole answer. For what is new in every answer (docs/decisions/0015-answers-are-objects.md).
 */
export const inOnePiece = (...parts: readonly string[]): string => parts.join('')

/** `venus` → `Venus`. Names of planets, signs and suits are lower case everywhere but in what people read. */
export const capitalised = <Word extends string>(word: Word): Capitalize<Word> =>
  inOnePiece(word.charAt(0).toUpperCase(), word.slice(1)) as Capitalize<Word>

/** `north_node` → `North Node`. */
export const titleOf = (code: string): string => code.split('_').map(capitalised).join(' ')

/** Begins with a capital and ends with a full stop. */
export const sentenceOf = (words: string): string =>
  inOnePiece(words.charAt(0).toUpperCase(), words.slice(1), '.')

/** How many letters have to be inserted, removed, replaced, or swapped with the next to make one word of the other. */
export function editsBetween(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= from.length; i++) {
    const [row, before] = [rows.at(-1)!, rows.at(-2)]
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSwapped = before && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const replaced = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      const swapped = isSwapped ? before[j - 2]! + 1 : replaced
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, replaced, swapped))
    }
    rows.push(next)
  }
  return rows.at(-1)![to.length]!
}
