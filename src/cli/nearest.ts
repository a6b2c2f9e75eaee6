/** "Did you mean …?" for commands, options and their values. */
import { editsBetween } from '../text.ts'

/** The word that was probably meant: at most one letter in three is wrong, missing, one too many, or swapped with the next. */
export function nearestWord(word: string, list: readonly string[]): string | undefined {
  const near = list
    .map((each) => ({ each, edits: editsBetween(word.toLowerCase(), each) }))
    .filter(({ each, edits }) => edits <= Math.max(1, Math.floor(each.length / 3)))
  return near.toSorted((a, b) => a.edits - b.edits)[0]?.each
}

/** With a space before it, to stand after a sentence; nothing if no word is near. */
export function didYouMean(word: string, list: readonly string[], prefix = ''): string {
  const meant = nearestWord(word, list)
  return meant === undefined ? '' : ` Did you mean ${prefix}${meant}?`
}
