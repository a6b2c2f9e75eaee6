/** Puts one wrong letter right, in words that the vocabulary knows. */
import { isOneLetterApart } from './spelling.ts'

const MIN_LENGTH = 6
const MAX_LENGTH = 20
/** One wrong letter leaves either so many letters at the beginning or at the end as they are. */
const END_LENGTH = 3

/** `keys` are corrected to, words that are `isKnown` stay as they are. */
export function corrector(
  keys: Iterable<string>,
  isKnown: (word: string) => boolean,
): (word: string) => string {
  const byEnd = new Map<string, string[]>()
  for (const key of new Set(keys))
    if (key.length >= MIN_LENGTH && !key.includes(' '))
      for (const end of endsOf(key)) {
        const others = byEnd.get(end)
        if (others === undefined) byEnd.set(end, [key])
        else others.push(key)
      }
  const keyNear = (word: string): string | undefined => {
    for (const end of endsOf(word)) {
      // mutate arguments: one letter apart is the same from both sides
      const near = byEnd.get(end)?.find((key) => isOneLetterApart(word, key))
      if (near !== undefined) return near
    }
    return undefined
  }
  return (word) => {
    if (isKnown(word)) return word
    if (word.endsWith('s') && word.length > 4 && isKnown(word.slice(0, -1))) return word.slice(0, -1)
    const once = unrepeated(word, isKnown)
    if (once !== word || word.length < MIN_LENGTH || word.length > MAX_LENGTH) return once
    return keyNear(word) ?? word
  }
}

const endsOf = (word: string): string[] => [`${word.slice(0, END_LENGTH)}-`, `-${word.slice(-END_LENGTH)}`]

/** `sooo` → `so`, `helllo` → `hello`. */
function unrepeated(word: string, isKnown: (word: string) => boolean): string {
  if (!/(.)\1\1/.test(word)) return word
  const twice = word.replace(/(.)\1{2,}/g, '$1$1')
  if (isKnown(twice)) return twice
  const once = word.replace(/(.)\1{2,}/g, '$1')
  return isKnown(once) ? once : word
}
