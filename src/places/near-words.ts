/** Words that differ from a given one by one mistake: a letter too many, too few or wrong, or two neighbours swapped. */
import { allTexts, type Range, type SortedTexts, textsFrom, textsNamed } from './sorted-texts.ts'

/** Folded letters. A script that is not here, such as Han, has too many to try them all. */
// mutate-block order: no letter is in two of them
const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуфхцчшщъыьэюяєіјђћњљџғқңүұһө',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىپچژگکیےہھٹڈڑں',
  'אבגדהוזחטיכךלמםנןסעפףצץקרשת',
]

/** Below four letters, nearly every word is one mistake from another. */
const MIN_LETTERS = 4
/** Longer ones are no words of names, only work. */
const MAX_LETTERS = 24

export function mayHaveMistake(word: string): boolean {
  const { length } = [...word]
  return length >= MIN_LETTERS && length <= MAX_LETTERS
}

/** Each once, and never the word itself. */
export function nearWords(words: SortedTexts, word: string): Range[] {
  const letters = [...word]
  const alphabet = [...(ALPHABETS.find((it) => it.includes(letters[0]!) || it.includes(letters[1]!)) ?? '')]
  const found = new Map<number, Range>()
  for (let i = 0, within = allTexts(words); i <= letters.length; i++) {
    const start = letters.slice(0, i).join('')
    within = textsFrom(words, start, within)
    if (within.from === within.to) break
    for (const rest of mistakesAt(letters.slice(i), alphabet)) {
      const near = textsNamed(words, start + rest, within)
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
