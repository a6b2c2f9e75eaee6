/** Where the subject of a question ends: “will [the landlord] fix it”, “is [my new job] good for me”. */
import { NAMED } from './named.ts'
import { BOTH_OF_US } from './to-the-asker.ts'
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
  OBJECTS,
  POINTERS,
  PREPOSITIONS,
  PRONOUNS,
} from './word-classes.ts'

/** In words. Longer ones are stories. */
const MAX_SUBJECT = 8

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

/** After these no verb stands: “the end”, “a new start”, “to work”. */
const isBeforeNoun = (word: string): boolean =>
  (isDeterminer(word) && word !== 'all' && word !== 'both') ||
  ADJECTIVES.has(word) ||
  (PREPOSITIONS.has(word) && word !== 'up') ||
  word === 'to'

/** The first word that can be the verb. A second one that nothing explains makes it doubtful: “will the phone call from him come”. */
function verbAt(words: readonly string[]): number | undefined {
  const found = words.flatMap((word, at) =>
    at > 0 && VERBS.has(word) && !isBeforeNoun(words[at - 1]!) && !isLikeness(words, at) ? [at] : [],
  )
  const [first, second] = found
  // “My tax refund will come”: the first of the two is a thing.
  const isThing =
    first !== undefined &&
    second !== undefined &&
    NEVER_A_THING.has(words[second]!) &&
    words.slice(first + 1, second).every((word) => MOVING.has(word))
  const [verb, ...others] = isThing ? found.slice(1) : found
  if (verb === undefined) return undefined
  const isDoubtful = others.some((at) => !isExplained(words, verb, at))
  return isDoubtful ? undefined : verb
}

/** “Something like that”. */
const isLikeness = (words: readonly string[], at: number): boolean =>
  words[at] === 'like' && /^(?:something|anything|things|someone|somebody)$/.test(words[at - 1]!)

const NEVER_A_THING = new Set([
  ...[
    'be',
    'become',
    'come',
    'go',
    'happen',
    'get',
    'arrive',
    'sell',
    'improve',
    'stay',
    'have',
    'begin',
    'pay',
    'ruin',
    'let',
    'make',
    'suit',
    'bring',
    'give',
  ],
])

/** Before these a second verb has its own subject, or needs none. */
const BEFORE_A_VERB = new Set([
  ...[
    'and',
    'or',
    'i',
    'we',
    'he',
    'she',
    'they',
    'it',
    'you',
    'who',
    'what',
    'that',
    'people',
    'not',
    'then',
  ],
  ...['will', 'would', 'can', 'could', 'should', 'must'],
])
/** “Let me go”, “help us move”, “make him come back”, “see it grow”. */
const WITH_A_VERB = new Set(['let', 'help', 'make', 'see', 'hear', 'watch', 'come', 'go', 'feel'])

function isExplained(words: readonly string[], verb: number, at: number): boolean {
  const before = words[at - 1]!
  if (BEFORE_A_VERB.has(before) || words[at] === 'like') return true
  if (!NEVER_A_THING.has(words[at]!) && endsNounPhrase(words, verb, at)) return true
  return WITH_A_VERB.has(words[verb]!) && at - verb <= 4
}

/** “Something better coming”, “something lovely about to come”. */
const isGoing = (word: string): boolean => isGerund(word) || isParticiple(word) || word === 'about'

/** “Our time together is running out”. */
const isElsewhere = (word: string): boolean => /^(?:together|here|there|abroad)$/.test(word)

/** “A kitchen this year”. */
const TIMES =
  /^(?:year|month|week|weekend|morning|evening|afternoon|time|summer|winter|spring|autumn|term|season|christmas)$/

/** “At the coffee shop”, “for the case study”. */
function endsNounPhrase(words: readonly string[], verb: number, at: number): boolean {
  let start = at - 1
  while (start > verb && isBareNoun(words[start]!)) start -= 1
  return start > verb && isBeforeNoun(words[start]!)
}

type StartsPredicate = (word: string, before: string, next: string) => boolean

const startsPredicate: StartsPredicate = (word, before, next) =>
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

function predicateStart(words: readonly string[], starts: StartsPredicate): number | undefined {
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
