/** A question in the spelling that an answer would have. */
import { AGE, DATED, FILLERS, IN_FULL, LAUGHTER, SLIPS } from './slips.ts'
import { VERBS } from './verbs.ts'
import { ADJECTIVES, ADVERBS, ASKING, AUXILIARIES, isGerund, isParticiple } from './word-classes.ts'

export function plainlySpelt(raw: string): string {
  const text = raw.replaceAll("'", '’')
  // Shouted words would be shouted back.
  const calm = /\p{Ll}/u.test(text) ? text.replace(/\p{Lu}{2,}/gu, quieter) : text.toLowerCase()
  const full = calm.replace(LAUGHTER, ' . ').replace(/[\p{L}\p{N}’]+/gu, inFull)
  const corrected = SLIPS.reduce(
    (said, [slip, right]) => said.replace(slip, right),
    full.replace(FILLERS, ' '),
  )
  return corrected
    .replace(DATED, '')
    .replace(AGE, '')
    .replace(/ +(?=[ ,.?!]|$)/g, '')
    .trim()
}

function inFull(word: string): string {
  const lower = word.toLowerCase()
  const full = IN_FULL.get(lower)
  if (full !== undefined || !lower.endsWith('’s')) return full ?? word
  const bare = IN_FULL.get(lower.slice(0, -2))
  return bare === undefined ? word : `${bare}’s`
}

const quieter = (word: string): string => (isEmphatic(word.toLowerCase()) ? word.toLowerCase() : word)

/** “Will he EVER call”; the capitals of an abbreviation are its own. */
const isEmphatic = (word: string): boolean =>
  (VERBS.has(word) ||
    ADVERBS.has(word) ||
    ADJECTIVES.has(word) ||
    AUXILIARIES.has(word) ||
    ASKING.has(word) ||
    isParticiple(word) ||
    isGerund(word) ||
    /^(?:my|he|she|we|they|this|that|you|me|him|one)$/.test(word)) &&
  !/^(?:it|us|may|ok)$/.test(word)
