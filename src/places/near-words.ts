/** Words that differ from a given one by one mistake: a letter too many, too few or wrong, or two neighbours swapped. */
import type { Texts } from './places-file.ts'
import { type Range, wordsFrom, wordsNamed } from './words.ts'

/** Folded letters. A script that is not here, such as Han, has too many to try them all. */
const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуфхцчшщъыьэюяєіјђћњљџғқңүұһө',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىپچژگکیےہھٹڈڑں',
  'אבגדהוזחטיכךלמםנןסעפףצץקרשת',
]

/** Below four letters, nearly every word is one mistake from another. */
const FEWEST_LETTERS = 4
/** Longer ones are no words of names, only work. */
const MOST_LETTERS = 24

/** Each once, and never the word itself. */
export function nearWords(words: Texts, word: string): Range[] {
  const letters = [...word]
  if (letters.length < FEWEST_LETTERS || letters.length > MOST_LETTERS) return []
  const alphabet = [...(ALPHABETS.find((it) => it.includes(letters[0]!) || it.includes(letters[1]!)) ?? '')]
  const found = new Map<number, Range>()
  for (let i = 0, within = wordsFrom(words, ''); i <= letters.length; i++) {
    const start = letters.slice(0, i).join('')
    within = wordsFrom(words, start, within)
    if (within.from === within.to) break
    for (const rest of mistakesAt(letters.slice(i), alphabet)) {
      const near = wordsNamed(words, start + rest, within)
      if (near.from < near.to && start + rest !== word) found.set(near.from, near)
    }
  }
  return [...found.values()]
}

/** What `rest` may have been meant to be, if the mistake is in its first letter. */
function* mistakesAt(rest: readonly string[], alphabet: readonly string[]): Generator<string> {
  const [first, second, ...others] = rest
  const [after, tail] = [rest.slice(1).join(''), rest.join('')]
  if (first !== undefined) yield after
  if (second !== undefined) yield second + first + others.join('')
  for (const letter of alphabet) {
    if (first !== undefined) yield letter + after
    yield letter + tail
  }
}
