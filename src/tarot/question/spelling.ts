/** A question as plain words: small letters, single spaces, ` . ` between sentences, usual spellings in place of others. */

export interface Spelling {
  /** A spelling → the words it stands for: `dont` → `do not`, `kms` → `kill myself`. */
  readonly rewrites: Readonly<Record<string, string>>
  /** An emoji → a word. */
  readonly emoji: Readonly<Record<string, string>>
  /** Words that are known in spite of one wrong letter. */
  readonly keyWords: readonly string[]
  /** Words that are one letter away from a key word, and meant as they are. */
  readonly otherWords: readonly string[]
  /** Words that are known with letters replaced by `*`. */
  readonly starred: readonly string[]
}

/** Compatibility forms can become longer when they are unfolded. */
const MAX_NORMALISED_LENGTH = 2000

export function speller(spelling: Spelling): (question: string) => string {
  const vocabulary = new Set([
    ...spelling.keyWords,
    ...spelling.otherWords,
    ...Object.keys(spelling.rewrites),
  ])
  const rewrites = new Map(Object.entries(spelling.rewrites))
  const keyNear = keyFinder(spelling.keyWords)
  const correct = (word: string): string => {
    const whole = word.includes('*') ? unstarred(word, spelling.starred) : unrepeated(word, vocabulary)
    const meant = rewrites.get(whole)
    if (meant !== undefined) return meant
    if (whole.length < 5 || vocabulary.has(whole)) return whole
    return keyNear(whole) ?? whole
  }
  const emoji = Object.entries(spelling.emoji)
  return (question) => {
    const isAscii = ASCII.test(question)
    let words = (isAscii ? question : question.normalize('NFKC'))
      .toLowerCase()
      .slice(0, MAX_NORMALISED_LENGTH)
    if (!isAscii) {
      for (const [sign, word] of emoji) words = words.replaceAll(sign, ` ${word} `)
      words = words.normalize('NFD').replace(/\p{M}/gu, '')
    }
    words = words.replace(/['’‘`´]/g, '')
    if (/[\d!|@$]/.test(words))
      words = words
        .replace(/(?<=[a-z])[1!|](?=[a-z])/g, 'i')
        .replace(/(?<=[a-z])0(?=[a-z])/g, 'o')
        .replace(/(?<=[a-z])3(?=[a-z])/g, 'e')
        .replace(/(?<=[a-z])[@4](?=[a-z])/g, 'a')
        .replace(/(?<=[a-z])[$5](?=[a-z])/g, 's')
    const plain = words
      // Single letters with dots or spaces between them: k.m.s
      .replace(/\b(?:[a-z][.-]){2,}[a-z]?\b/g, (letters) => letters.replace(/[.-]/g, ''))
      .replace(/(\d)(?=[a-z])/g, '$1 ')
      .replace(/[.!?;:…]+/g, ' . ')
      .replace(/[^a-z0-9*.]+/g, ' ')
      .trim()
    return ` ${plain.split(' ').map(correct).join(' ')} . `
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the letters of ASCII
const ASCII = /^[\x00-\x7f]*$/

function unstarred(word: string, starred: readonly string[]): string {
  const fits = (key: string) =>
    key.length === word.length && [...key].every((letter, at) => word[at] === letter || word[at] === '*')
  return starred.find(fits) ?? word.replaceAll('*', '')
}

/** Finds the first key word that is one letter away. Such words begin with the same letter and are about as long. */
function keyFinder(keyWords: readonly string[]): (word: string) => string | undefined {
  const byStart = new Map<string, string[]>()
  for (const key of keyWords)
    for (const length of [key.length - 1, key.length, key.length + 1]) {
      const start = key[0]! + length
      byStart.set(start, [...(byStart.get(start) ?? []), key])
    }
  // mutate arguments: one letter apart is the same from both sides
  return (word) => byStart.get(word[0]! + word.length)?.find((key) => isOneLetterApart(word, key))
}

/** `diiiie` → `die`. */
function unrepeated(word: string, vocabulary: ReadonlySet<string>): string {
  if (!/([a-z])\1\1/.test(word)) return word
  const twice = word.replace(/([a-z])\1{2,}/g, '$1$1')
  return twice === word || vocabulary.has(twice) ? twice : word.replace(/([a-z])\1{2,}/g, '$1')
}

/** One letter more, less or other, or two neighbours swapped. The first letter is seldom wrong. */
export function isOneLetterApart(word: string, key: string): boolean {
  const [short, long] = word.length <= key.length ? [word, key] : [key, word]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (at === 0) return false
  const [restOfShort, restOfLong] = [short.slice(at), long.slice(at)]
  if (short.length < long.length) return restOfShort === restOfLong.slice(1)
  if (restOfShort.slice(1) === restOfLong.slice(1)) return true
  const swapped = restOfShort.slice(1, 2) + restOfShort.slice(0, 1) + restOfShort.slice(2)
  return swapped === restOfLong
}
