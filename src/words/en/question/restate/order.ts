/** The order of a question turned into that of a clause: “will I get it” → “whether you will get it”. */
import { asSubject, isSeveral, withPronouns } from './named.ts'
import { subjectLength } from './subject.ts'
import { toTheAsker } from './to-the-asker.ts'
import { isFiniteVerb, pastOf, thirdPerson } from './verb-forms.ts'
import { VERBS } from './verbs.ts'
import {
  ADJECTIVES,
  ADVERBS,
  ASKING,
  AUXILIARIES,
  BE,
  DO,
  INDEFINITE,
  isBareNoun,
  isDeterminer,
  isGerund,
  isParticiple,
  MODALS,
  MOVING,
  OWN,
  PRONOUNS,
} from './word-classes.ts'

type Words = readonly string[]

/** Undefined where the grammar is not plain. */
export function clauseOf(words: Words): Words | undefined {
  if (words.length === 0) return undefined
  const lower = words.map((word) => word.toLowerCase())
  const [first = ''] = lower
  if (first === 'whether' || first === 'if') return said(['whether', ...words.slice(1)])
  if (!ASKING.has(first)) return turned(['whether'], words)
  if (/^(?:how|what)$/.test(first) && /^(?:about|if|come)$/.test(lower[1] ?? '')) return undefined
  const until = /^how (?:much )?long(?:er)? (until|till|before) /.exec(lower.join(' '))
  if (until !== null)
    return said([
      first,
      ...words.slice(1, until[0].split(' ').length - 2),
      'it',
      'will',
      'be',
      ...words.slice(until[0].split(' ').length - 2),
    ])
  const at = lower.findIndex((word, index) => index > 0 && AUXILIARIES.has(plainAuxiliary(word).aux))
  if (isInOrder(lower, at)) return said([first, ...words.slice(1)])
  // “What about …”: there is nothing to turn round.
  if (at < 0 || at > 4) return undefined
  return turned([first, ...words.slice(1, at)], words.slice(at))
}

/** “When I will get it”, “who took it”, “what will help”: nothing is to be turned round. */
function isInOrder(lower: Words, at: number): boolean {
  const [first = '', second = '', third = ''] = lower
  if (PRONOUNS.has(second))
    return (
      MODALS.has(third) ||
      (first !== 'when' && (AUXILIARIES.has(third) || VERBS.has(third) || isFiniteVerb(third)))
    )
  // “Which sort of work would make me happy”, “how many would come”.
  if (at > 1 && at < 5 && MODALS.has(lower[at]!) && isPlainVerb(lower[at + 1])) return true
  if (!/^(?:who|what|which)$/.test(first)) return false
  if (at > 1 && at < 5 && BE.has(lower[at]!) && isDescription(lower[at + 1] ?? '')) return true
  if (at !== 1) return at < 0 ? isFiniteVerb(second) : isFiniteVerb(second) && at > 2
  const after = lower.slice(2).find((word) => !ADVERBS.has(word)) ?? ''
  if (PRONOUNS.has(after) || DO.has(second)) return false
  if (BE.has(second)) return isDescription(after) || saysHow(after)
  return VERBS.has(after) || after === 'be' || isParticiple(after)
}

const isPlainVerb = (word: string | undefined): boolean => word !== undefined && VERBS.has(word)

/** “Which colour is fortunate”, “who is coming”. */
const isDescription = (word: string): boolean => isGerund(word) || isParticiple(word) || ADJECTIVES.has(word)

/** “What is wrong with me”, “what is behind it”. */
const saysHow = (word: string): boolean =>
  word !== '' && !isDeterminer(word) && !INDEFINITE.has(word) && !isBareNoun(word) && !/\*/.test(word)

/** `asking` before an auxiliary and what follows: the subject comes first, and what the asker would do becomes an infinitive. */
function turned(asking: Words, [auxiliary = '', ...rest]: Words): Words | undefined {
  const { aux, isDenied } = plainAuxiliary(auxiliary.toLowerCase())
  // “Should I not” would be turned round; “why wasn’t I” is a fact.
  if (isDenied && asking[0] !== 'why') return undefined
  const lower = rest.map((word) => word.toLowerCase())
  const length = isNamingPlace(asking, aux, lower) ? undefined : subjectLength(aux, lower)
  if (length === undefined) return isNaming(asking, aux, lower) ? said([...asking, ...rest, aux]) : undefined
  if (length === rest.length || /^the matter/.test(lower.join(' '))) return undefined
  const { subject, adverbs, predicate } = parted(rest, length)
  if (predicate.length === 0 || predicate[0]!.toLowerCase() === 'not') return undefined
  if (
    isOwnDeed(asking, aux, subject, predicate) &&
    (adverbs.length === 0 || aux === 'shall' || (aux === 'do' && asking[0] !== 'whether'))
  )
    return said([...asking, 'to', ...adverbs, ...predicate])
  if (aux === 'shall' || aux === 'gonna') return undefined
  const front = [...asking, ...(subject.length === 1 ? subject.map(asSubject) : subject)]
  if (DO.has(aux)) return withEnding(front, aux, { subject, adverbs, predicate }, isDenied)
  return said([...front, agreeing(aux, subject, isDenied), ...adverbs, ...predicate])
}

const NOT: Readonly<Record<string, string>> = { 'won’t': 'will', 'can’t': 'can', 'shan’t': 'shall' }
function plainAuxiliary(word: string): { aux: string; isDenied: boolean } {
  if (!word.endsWith('n’t')) return { aux: word, isDenied: false }
  return { aux: NOT[word] ?? word.slice(0, -3), isDenied: true }
}

interface Parts {
  readonly subject: Words
  readonly adverbs: Words
  readonly predicate: Words
}

/** Adverbs stand behind the auxiliary: “will the neighbours ever move” → “the neighbours will ever move”. */
function parted(rest: Words, length: number): Parts {
  const isAdverb = (word: string | undefined) => word !== undefined && MOVING.has(word.toLowerCase())
  const isLast = length > 1 && isAdverb(rest[length - 1])
  const subject = rest.slice(0, isLast ? length - 1 : length)
  let at = length
  while (isAdverb(rest[at])) at += 1
  return { subject, adverbs: rest.slice(subject.length, at), predicate: rest.slice(at) }
}

/** “Do I have a shot” asks what is; “do I tell her” asks what to do. */
const STATES = new Set(
  'have need want like love know seem look win get feel think deserve matter miss mean own belong stand make sound worry care dare pray'.split(
    ' ',
  ),
)
/** “What do I need to release” asks what is needed. */
const NEEDS = new Set(['need', 'want', 'have', 'deserve', 'seem', 'see', 'stand', 'belong'])

function isOwnDeed(asking: Words, aux: string, subject: Words, predicate: Words): boolean {
  if (subject.length !== 1 || !OWN.has(subject[0]!.toLowerCase())) return false
  const verb = predicate[0]!.toLowerCase()
  if (aux === 'should' || aux === 'shall') return asking[0] !== 'why'
  const [asked = ''] = asking
  if (aux === 'do' && asked === 'whether') return VERBS.has(verb) && !STATES.has(verb)
  const isManner = /^(?:how|where|what|who)$/.test(asked) && asking.length === 1 && !NEEDS.has(verb)
  return isManner && (aux === 'do' || aux === 'can' || aux === 'could')
}

/** “Does she try” → “she tries”. */
function withEnding(front: Words, aux: string, { subject, adverbs, predicate }: Parts, isDenied: boolean) {
  const [verb = '', ...end] = predicate
  if (!VERBS.has(verb.toLowerCase())) return undefined
  const isPlural = aux === 'do' || (aux === 'does' && isSeveral(subject[0]!))
  if (isDenied) return said([...front, `${isPlural ? 'do' : aux}n’t`, ...adverbs, ...predicate])
  // “Leaves me on read then likes my stories”: a second verb would want its ending, too.
  if (end.some((word, at) => /^(?:then|and|or)$/i.test(word) && isVerb(end[at + 1]))) return undefined
  const plain = verb.toLowerCase()
  const finite = aux === 'did' ? pastOf(plain) : isPlural ? plain : thirdPerson(plain)
  return said([...front, ...adverbs, finite, ...end])
}

const isVerb = (word: string | undefined): boolean => word === undefined || VERBS.has(word.toLowerCase())

const PLURAL: Readonly<Record<string, string>> = { am: 'are', is: 'are', was: 'were', has: 'have' }

function agreeing(aux: string, subject: Words, isDenied: boolean): string {
  const isOfYou = subject.length === 1 && /^(?:i|we)$/i.test(subject[0]!)
  const verb = isOfYou || isSeveral(subject[0]!) ? (PLURAL[aux] ?? aux) : aux
  if (!isDenied) return verb
  return verb === 'will' ? 'won’t' : verb === 'can' ? 'can’t' : `${verb}n’t`
}

/** In words: “who my real father is”. */
const MAX_NAMED = 7

/** “Who is my real father”: all that follows is one noun phrase. */
const isNaming = ([asked = '', ...more]: Words, aux: string, rest: Words): boolean =>
  /^(?:who|what)$/.test(asked) &&
  more.length === 0 &&
  (aux === 'is' || aux === 'are') &&
  rest.length > 1 &&
  rest.length <= MAX_NAMED &&
  isDeterminer(rest[0]!) &&
  !rest.some((word) => PRONOUNS.has(word) || /^(?:to|or|and|that|who|which)$/.test(word))

/** “Who is the man in my dreams”: the place belongs to the man. */
const isNamingPlace = (asking: Words, aux: string, rest: Words): boolean =>
  isNaming(asking, aux, rest) &&
  rest.length <= MAX_NAMED - 1 &&
  rest
    .slice(1, 4)
    .some((word, at) => /^(?:in|at|on|from|behind)$/.test(word) && rest.slice(1, at + 1).every(isBareNoun))

const said = (words: Words): Words => toTheAsker(withPronouns(words))
