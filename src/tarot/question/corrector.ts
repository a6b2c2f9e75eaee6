/** Puts one wrong letter right, in words that the vocabulary knows. */
import { isOneLetterApart } from './spelling.ts'

const MIN_LENGTH = 5

/** `keys` are corrected to, words that are `known` stay as they are. */
export function corrector(
  keys: Iterable<string>,
  known: (word: string) => boolean,
): (word: string) => string {
  const byStart = new Map<string, string[]>()
  for (const key of keys) {
    if (key.length < MIN_LENGTH || key.includes(' ')) continue
    const place = key[0]! + key.length
    const others = byStart.get(place)
    if (others === undefined) byStart.set(place, [key])
    else if (!others.includes(key)) others.push(key)
  }
  return (word) => {
    if (word.length < MIN_LENGTH || word.length > 20) return known(word) ? word : unrepeated(word, known)
    if (known(word)) return word
    if (word.endsWith('s') && known(word.slice(0, -1))) return word.slice(0, -1)
    const once = unrepeated(word, known)
    if (once !== word) return once
    for (const length of [word.length, word.length - 1, word.length + 1])
      for (const key of byStart.get(word[0]! + length) ?? NONE) if (isOneLetterApart(word, key)) return key
    return word
  }
}

const NONE: readonly string[] = []

/** `sooo` → `so`, `helllo` → `hello`. */
function unrepeated(word: string, known: (word: string) => boolean): string {
  if (!/(.)\1\1/.test(word)) return word
  const twice = word.replace(/(.)\1{2,}/g, '$1$1')
  if (known(twice)) return twice
  const once = word.replace(/(.)\1{2,}/g, '$1')
  return known(once) ? once : word
}
