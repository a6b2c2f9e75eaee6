/**
 * A phrase of the vocabulary: a regular expression over plain words. Most phrases cannot be in a question, because a word that they need is not
 * in it: those are neither compiled nor run.
 */
export interface Phrase {
  /** Lists of words, of each of which the text must have one. */
  readonly needed: readonly (readonly string[])[]
  /** Puts a sign in place of the phrase, wherever it is. */
  readonly replaceIn: (text: string, sign: string) => string
  /** It begins with the space before the phrase, and ends at the space after it. */
  readonly expression: () => RegExp
}

export function phraseOf(source: string): Phrase {
  let compiled: RegExp | undefined
  let everywhere: RegExp | undefined
  return {
    needed: neededWords(source),
    replaceIn: (text, sign) => {
      everywhere ??= RegExp(` (?:${source})(?= )`, 'g')
      return text.replace(everywhere, sign)
    },
    expression: () => {
      compiled ??= RegExp(` (?:${source})(?= )`)
      return compiled
    },
  }
}

/** Lists of words, of each of which the phrase needs one. What cannot be decided is left out. */
export function neededWords(source: string): string[][] {
  const choices = split(source, '|').length > 1 ? [tellingWords(source)] : partsOf(source)
  return choices.filter((words) => words !== undefined)
}

const PLAIN = /^[a-z0-9]+$/

/** A word of each alternative, of each that which tells most; undefined if an alternative has none that can be decided. */
function tellingWords(source: string): string[] | undefined {
  const found: string[] = []
  for (const alternative of split(source, '|')) {
    // Most are one word of a long list.
    if (PLAIN.test(alternative)) {
      found.push(alternative)
      continue
    }
    const [most] = partsOf(alternative)
      .filter((words) => words !== undefined)
      .sort((one, other) => shortestOf(other) - shortestOf(one))
    if (most === undefined) return undefined
    found.push(...most)
  }
  return found
}

/** Long words are rarer than short ones. */
const shortestOf = (words: readonly string[]): number => Math.min(...words.map(({ length }) => length))

const partsOf = (source: string): (string[] | undefined)[] => split(source, ' ').map(wordsOfPart)

/** `part` has no space outside of brackets. It is a word or a group of words, with words before and after it that may be absent. */
function wordsOfPart(part: string): string[] | undefined {
  if (PLAIN.test(part)) return [part]
  const before = optionalBefore(part)
  if (before > 0) return wordsOfPart(part.slice(before))
  const [word] = WORD.exec(part) ?? []
  if (word !== undefined) return formsOf(word)
  if (!part.startsWith('(?:')) return undefined
  const end = endOfGroup(part)
  return isWholeWord(part.slice(end)) ? tellingWords(part.slice('(?:'.length, end - 1)) : undefined
}

/** Letters, endings in brackets, and what a question mark makes optional: `honou?r`, `hand ?prints?`, `hold(?:ing)?`. */
const WORD = /^[a-z0-9](?:[a-z0-9]\??| \?|\(\?:[a-z0-9|]+\)\??)*(?=$|\(\?[:=!] )/
const isWholeWord = (rest: string): boolean => /^($|\(\?[:=!] )/.test(rest)

/** The end of `(?:the )?` at the beginning of a part, or 0. */
function optionalBefore(part: string): number {
  if (!part.startsWith('(?:')) return 0
  const end = endOfGroup(part)
  if (part[end] !== '?') return 0
  const alternatives = split(part.slice('(?:'.length, end - 1), '|')
  return alternatives.every((each) => each.endsWith(' ')) ? end + 1 : 0
}

/** All spellings of a word of `WORD`; of two words the first. */
function formsOf(word: string): string[] {
  let forms = ['']
  for (const [, letter = '', endings = letter, optional] of word.matchAll(
    /(?:([a-z0-9 ])|\(\?:([a-z0-9|]+)\))(\?)?/g,
  )) {
    const longer = endings.split('|').flatMap((ending) => forms.map((form) => form + ending))
    forms = optional === '?' ? [...forms, ...longer] : longer
  }
  return [...new Set(forms.map((form) => form.split(' ')[0]!))]
}

function endOfGroup(part: string): number {
  let depth = 0
  for (let at = 0; at < part.length; at += 1) {
    if (part[at] === '(') depth += 1
    else if (part[at] === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return part.length
}

/** Splits where the sign stands outside of brackets, and is not one that may be absent. */
function split(source: string, sign: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at]
    if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth -= 1
    if (letter !== sign || depth > 0 || source[at + 1] === '?') continue
    parts.push(source.slice(start, at))
    start = at + 1
  }
  return [...parts, source.slice(start)]
}
