/** Where begins what “is” says of a subject: “my new job [good for me]”. */
import { NAMED } from './named.ts'
import { BOTH_OF_US } from './to-the-asker.ts'
import {
  ADJECTIVES,
  ADVERBS,
  ARTICLES,
  INDEFINITE,
  isBareNoun,
  isDeterminer,
  isGerund,
  isParticiple,
  OBJECTS,
  PREPOSITIONS,
} from './word-classes.ts'

/** In words. Longer ones are stories. */
export const MAX_SUBJECT = 8

type StartsPredicate = (word: string, before: string, next: string) => boolean

export const startsPredicate: StartsPredicate = (word, before, next) =>
  ADVERBS.has(word) ||
  (isGerund(word) && !isDescribed(before)) ||
  ((ADJECTIVES.has(word) || isParticiple(word)) &&
    !isDescribed(before) &&
    (!isBareNoun(next) || UNCOUNTED.test(next))) ||
  ((ARTICLES.has(word) || word === 'this') &&
    !PREPOSITIONS.has(before) &&
    !/^(?:and|of|&|all|both|once|twice|times)$/.test(before))

/** “Is it bad luck”: said of the subject without an article. */
const UNCOUNTED = /^(?:luck|news|love|fun|business|advice|weather|timing|practice|manners)$/

/** After these an adjective belongs to the noun that follows. */
const isDescribed = (before: string): boolean => isDeterminer(before) || ADJECTIVES.has(before)

export function predicateStart(words: readonly string[], starts: StartsPredicate): number | undefined {
  for (let at = 1; at < Math.min(words.length, MAX_SUBJECT); at += 1) {
    const word = words[at]!
    if (/^(?:i|we|he|she|they|it|you)(?:’|$)/.test(word) || OBJECTS.has(word) || word === 'to')
      return undefined
    // “Something better is coming”.
    if (INDEFINITE.has(words[at - 1]!) && ADJECTIVES.has(word) && isGoing(words[at + 1] ?? '')) return at + 1
    if (/^(?:this|the|a)$/.test(word) && TIMES.test(words[at + 1] ?? '')) continue
    if (isElsewhere(word) && isGerund(words[at + 1] ?? '')) continue
    if (starts(word, words[at - 1]!, words[at + 1] ?? '')) return withArticle(words, at)
    if (word === 'of' || !PREPOSITIONS.has(word)) continue
    const end = phraseEnd(words, at + 1)
    if (end === words.length || !starts(words[end]!, words[end - 1]!, words[end + 1] ?? '')) return at
    // “Is the man in the green coat right”: what follows the place is said of him.
    at = end - 1
  }
  return undefined
}

/** “So good a friend” and “very happy” begin with their first word. */
const withArticle = (words: readonly string[], at: number): number =>
  at > 1 && /^(?:an?|the|so|too|very)$/.test(words[at - 1]!) ? at - 1 : at

/** Behind a preposition: an article, adjectives and nouns. */
function phraseEnd(words: readonly string[], from: number): number {
  let at = from
  while (at < words.length && (isDeterminer(words[at]!) || ADJECTIVES.has(words[at]!))) at += 1
  while (
    at < words.length &&
    (isBareNoun(words[at]!) ||
      NAMED.test(words[at]!) ||
      (at === from && (OBJECTS.has(words[at]!) || words[at] === BOTH_OF_US)))
  )
    at += 1
  return Math.max(at, from + 1 > words.length ? words.length : at)
}

/** “Something better coming”, “something lovely about to come”. */
const isGoing = (word: string): boolean => isGerund(word) || isParticiple(word) || word === 'about'

/** “Our time together is running out”. */
const isElsewhere = (word: string): boolean => /^(?:together|here|there|abroad)$/.test(word)

/** “A kitchen this year”. */
const TIMES =
  /^(?:year|month|week|weekend|morning|evening|afternoon|time|summer|winter|spring|autumn|term|season|christmas)$/
