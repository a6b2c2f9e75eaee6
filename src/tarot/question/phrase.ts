/**
 * A phrase of the vocabulary: a regular expression over plain words. Most phrases cannot be in a question, because a word that they need is not
 * in it: those are neither compiled nor run.
 */
export interface Phrase {
  /** Lists of words, of each of which the text must have one. */
  readonly needed: readonly (readonly string[])[]
  /** Whether it may be in a text of these words. */
  readonly isPossible: (words: ReadonlySet<string>) => boolean
  /** Puts a sign in place of the phrase, wherever it is. */
  readonly replaceIn: (text: string, sign: string) => string
  /** It begins with the space before the phrase, and ends at the space after it. */
  readonly expression: () => RegExp
}

export function phraseOf(source: string): Phrase {
  const needed = neededWords(source)
  let compiled: RegExp | undefined
  let everywhere: RegExp | undefined
  return {
    needed,
    isPossible: (words) => needed.every((choice) => choice.some((word) => words.has(word))),
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
  const choices = split(source, '|').length > 1 ? [firstWords(source)] : split(source, ' ').map(wordsOfPart)
  return choices.filter((words) => words !== undefined)
}

/** The words with which the alternatives begin; undefined if one of them begins with something else. */
function firstWords(source: string): string[] | undefined {
  const found: string[] = []
  for (const alternative of split(source, '|')) {
    const words = wordsOfPart(split(alternative, ' ')[0]!)
    if (words === undefined) return undefined
    found.push(...words)
  }
  return found
}

/** `part` has no space outside of brackets. It is a word or a group of words, and perhaps more words that may be absent. */
function wordsOfPart(part: string): string[] | undefined {
  const [, word, letter = ''] = /^([a-z0-9]+?)(?:([a-z])\?)?(?=$|\(\?[:=!] )/.exec(part) ?? []
  if (word !== undefined) return letter === '' ? [word] : [word, word + letter]
  if (!part.startsWith('(?:')) return undefined
  const end = endOfGroup(part)
  return /^($|\(\?[:=!] )/.test(part.slice(end)) ? firstWords(part.slice('(?:'.length, end - 1)) : undefined
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
  const parts = ['']
  let depth = 0
  for (const [at, letter] of [...source].entries()) {
    if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth -= 1
    if (letter === sign && depth === 0 && source[at + 1] !== '?') parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}
