/** A question as plain words that know where they stood: sentences, pauses, names, and the place in the text as it was written. */

export interface QuestionSentence {
  /** From the word with this number up to, not with, `end`. */
  readonly start: number
  readonly end: number
  /** It ends with a question mark. */
  readonly isMarked: boolean
}

export interface QuestionText {
  readonly raw: string
  /** Small letters, usual spellings, ` . ` after each sentence. */
  readonly words: readonly string[]
  /** By word, where it begins and ends in `raw`. */
  readonly from: readonly number[]
  readonly to: readonly number[]
  /** A comma, a bracket, a dash or the like stands before the word. */
  readonly isAfterPause: readonly boolean[]
  /** Written with a capital that neither the beginning of a sentence nor the style of the text explains. */
  readonly isName: readonly boolean[]
  readonly sentences: readonly QuestionSentence[]
  /** There are letters of another script. */
  readonly hasOtherScript: boolean
}

export interface TextSpelling {
  /** A spelling → the words it stands for. */
  readonly rewrites: Readonly<Record<string, string>>
  /** The same for words with an apostrophe, which is left out: `well` → `we will`. */
  readonly contractions: Readonly<Record<string, string>>
  /** An emoji → a word. */
  readonly emoji: Readonly<Record<string, string>>
}

const PART = /[a-z]+(?:['’‘`´][a-z]+)*|\d+(?:[.,:]\d+)*|[.!?…]+|[^\sa-z\d]/gi
const PART_OF_OTHERS = /[\p{L}\p{M}]+(?:['’‘`´][\p{L}\p{M}]+)*|\d+(?:[.,:]\d+)*|[.!?…]+|[^\s\p{L}\d]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: the letters of ASCII
const IS_ASCII = /^[\x00-\x7f]*$/
const CURRENCIES: ReadonlySet<string> = new Set('£$€₹₦%&#@')
const APOSTROPHES = /['’‘`´]/g

export function textReader(
  { rewrites, contractions, emoji }: TextSpelling,
  correct: (word: string) => string,
): (raw: string) => QuestionText {
  const meant = new Map(Object.entries(rewrites))
  const meantWithApostrophe = new Map(Object.entries(contractions))
  const signs = new Map(Object.entries(emoji))
  const plainOf = (part: string, isAscii: boolean): string => {
    const small = part.toLowerCase()
    const plain = isAscii ? small : small.normalize('NFKD').replace(/\p{M}/gu, '')
    const bare = plain.replace(APOSTROPHES, '')
    const whole = bare === plain ? undefined : meantWithApostrophe.get(bare)
    return whole ?? meant.get(bare) ?? correct(bare)
  }
  return (raw) => {
    const isAscii = IS_ASCII.test(raw)
    const part = isAscii ? PART : PART_OF_OTHERS
    const text = writer(raw)
    part.lastIndex = 0
    for (let found = part.exec(raw); found !== null; found = part.exec(raw)) {
      const [sign] = found
      const at = found.index
      const code = sign.charCodeAt(0)
      if (isLetter(sign) || isDigit(code)) text.addWords(plainOf(sign, isAscii), at, sign)
      else if (isEnd(code)) {
        if (!isAbbreviation(raw, at, sign)) text.endSentence(sign.includes('?'))
      } else if (signs.has(sign)) text.addWords(signs.get(sign)!, at, sign)
      else if (!CURRENCIES.has(sign) && (sign !== '-' || raw[at + 1] === ' ' || raw[at - 1] === ' '))
        text.pause()
    }
    return text.close()
  }
}

const isLetter = (sign: string): boolean => sign.toLowerCase() !== sign.toUpperCase() || /^\p{L}/u.test(sign)
const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isEnd = (code: number): boolean => code === 46 || code === 33 || code === 63 || code === 0x2026

/** The dots of a.m. or e.g., with letters close on both sides and one of them alone; and those of titles. */
function isAbbreviation(raw: string, at: number, sign: string): boolean {
  if (sign !== '.') return false
  const isAlone = (index: number, beyond: number) =>
    /[a-z]/i.test(raw[index] ?? '') && !/[a-z]/i.test(raw[beyond] ?? '')
  if (/(^|[^a-z])(mr|mrs|ms|dr|st|prof)$/i.test(raw.slice(Math.max(0, at - 5), at))) return true
  return isAlone(at - 1, at - 2) && (/[a-z]/i.test(raw[at + 1] ?? '') || raw[at - 2] === '.')
}

const LATIN = /^[\p{Script=Latin}\p{M}'’‘`´]+$/u

function writer(raw: string) {
  const words: string[] = []
  const from: number[] = []
  const to: number[] = []
  const isAfterPause: boolean[] = []
  const isName: boolean[] = []
  const sentences: QuestionSentence[] = []
  const isShouted = raw === raw.toUpperCase()
  let start = 0
  let isPaused = false
  let hasOtherScript = false
  const endSentence = (isMarked: boolean) => {
    const last = sentences.at(-1)
    // “What?!” and “Iris or Maeve ?” end once.
    if (words.length === start) {
      if (isMarked && last !== undefined) sentences[sentences.length - 1] = { ...last, isMarked }
      return
    }
    sentences.push({ start, end: words.length, isMarked })
    words.push('.')
    from.push(raw.length)
    to.push(raw.length)
    isAfterPause.push(false)
    isName.push(false)
    start = words.length
    isPaused = false
  }
  const addWords = (plain: string, at: number, part: string) => {
    const first = part[0]!
    const isCapital = first !== first.toLowerCase() && !isShouted
    if (part.length > 0 && part.charCodeAt(0) > 0x24f && isLetter(part) && !LATIN.test(part))
      hasOtherScript = true
    for (const word of plain.includes(' ') ? plain.split(' ') : [plain]) {
      isName.push(
        isCapital && words.length > start && part !== 'I' && !part.startsWith('I’') && !part.startsWith("I'"),
      )
      words.push(word)
      from.push(at)
      to.push(at + part.length)
      isAfterPause.push(isPaused)
      isPaused = false
    }
  }
  return {
    addWords,
    endSentence,
    pause: () => {
      isPaused = true
    },
    close: (): QuestionText => {
      endSentence(false)
      return { raw, words, from, to, isAfterPause, isName, sentences, hasOtherScript }
    },
  }
}
