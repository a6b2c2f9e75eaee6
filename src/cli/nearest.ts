/** "Did you mean …?" for commands, options and their values. */

/** The word that was probably meant: at most one letter in three is wrong, missing, or one too many. */
export function nearest(word: string, list: readonly string[]): string | undefined {
  const near = list
    .map((each) => ({ each, distance: distance(word.toLowerCase(), each) }))
    .filter(({ each, distance }) => distance <= Math.max(1, Math.floor(each.length / 3)))
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.each
}

/** With a space before it, to stand after a sentence; nothing if no word is near. */
export function didYouMean(word: string, list: readonly string[], prefix = ''): string {
  const meant = nearest(word, list)
  return meant === undefined ? '' : ` Did you mean ${prefix}${meant}?`
}

/** Levenshtein's: how many letters have to be changed, added or removed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}
