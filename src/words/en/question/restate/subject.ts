/** Where the subject of a question ends: “will [the landlord] fix it”, “is [my new job] good for me”. */
import { NAMED } from './named.ts'
import { MAX_SUBJECT, predicateStart, startsPredicate } from './predicate.ts'
import { BOTH_OF_US } from './to-the-asker.ts'
import { BEFORE_A_VERB, NEVER_A_THING, verbAt } from './verb-place.ts'
import { VERBS } from './verbs.ts'
import {
  ADJECTIVES,
  ADVERBS,
  ARTICLES,
  ASKING,
  BE,
  HAVE,
  INDEFINITE,
  isBareNoun,
  isDeterminer,
  isGerund,
  isParticiple,
  MOVING,
  POINTERS,
  PREPOSITIONS,
  PRONOUNS,
} from './word-classes.ts'

/** How many of the words after the auxiliary are its subject; undefined where the grammar is not plain. All words are in small letters. */
export function subjectLength(auxiliary: string, words: readonly string[]): number | undefined {
  const [first = ''] = words
  if (PRONOUNS.has(first) || NAMED.test(first)) return joinsAnother(words, 1) ? undefined : 1
  if (POINTERS.has(first) && standsAlone(words, auxiliary)) return 1
  if (
    !(beginsNounPhrase(first) || (isGerund(first) && !BE.has(auxiliary) && !HAVE.has(auxiliary))) ||
    (HAVE.has(auxiliary) && /^(?:an?|such|some|no|been|had)$/.test(first)) ||
    (auxiliary === 'have' && !/^(?:my|our|the|these|those|all|any|people)$/.test(first))
  )
    return undefined
  const end = BE.has(auxiliary)
    ? predicateStart(words, startsPredicate)
    : HAVE.has(auxiliary)
      ? predicateStart(words, (word) => ADVERBS.has(word) || isParticiple(word))
      : verbAt(words)
  return end !== undefined && isNounPhrase(withoutAdverbs(words.slice(0, end))) ? end : undefined
}

/** “My friends even”, “the women all”. */
const withoutAdverbs = (words: readonly string[]): readonly string[] =>
  words.length > 1 && MOVING.has(words.at(-1)!) ? words.slice(0, -1) : words

/** “Ben and I” wants another order than “Ben”. */
const joinsAnother = (words: readonly string[], at: number): boolean => /^(?:and|or|&)$/.test(words[at] ?? '')

/** “Is this the end”, “will this work”. */
const standsAlone = (words: readonly string[], auxiliary: string): boolean => {
  const [first = '', next = '', third = ''] = words
  return (
    (BE.has(auxiliary) && ADJECTIVES.has(next) && !isBareNoun(third)) ||
    ARTICLES.has(next) ||
    ASKING.has(next.replace(/’s$/, '')) ||
    ADVERBS.has(next) ||
    PREPOSITIONS.has(next) ||
    (isGerund(next) && !isSeveralThings(first)) ||
    next === 'it' ||
    (!BE.has(auxiliary) &&
      !HAVE.has(auxiliary) &&
      VERBS.has(next) &&
      !words
        .slice(2)
        .some(
          (word, at) =>
            NEVER_A_THING.has(word) && !BEFORE_A_VERB.has(words[at + 1]!) && words[at + 1] !== 'to',
        ))
  )
}
/** “These repeating numbers”, but “is this working”. */
const isSeveralThings = (pointer: string): boolean => pointer === 'these' || pointer === 'those'

const beginsNounPhrase = (word: string): boolean =>
  isDeterminer(word) || INDEFINITE.has(word) || isBareNoun(word)

/** Of a relative clause (“the man I met”) it is not plain where it ends. */
const isNounPhrase = (words: readonly string[]): boolean => {
  const last = words.at(-1)!
  return (
    words.length <= MAX_SUBJECT &&
    !isDeterminer(last) &&
    (!PREPOSITIONS.has(last) || /^(?:above|below|inside|outside|opposite)$/.test(last)) &&
    !(
      ADJECTIVES.has(last) &&
      words.length > 1 &&
      !POINTERS.has(words[0]!) &&
      !INDEFINITE.has(words.at(-2)!)
    ) &&
    !words.some(
      (word, at) =>
        at > 0 &&
        ((PRONOUNS.has(word) && !isBothBetween(word, words[at - 1]!)) ||
          /^(?:or|who|that|which|to|if|when|because|not)$/.test(word)),
    )
  )
}

/** “Things between the two of you”. */
const isBothBetween = (word: string, before: string): boolean =>
  word === BOTH_OF_US && PREPOSITIONS.has(before)
