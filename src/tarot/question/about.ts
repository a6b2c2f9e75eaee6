/** Whose matter a question is: the asker's, somebody else's, or one between the two. */
import type { GraveKind, QuestionAbout, QuestionForm, QuestionTopic } from './question.ts'

export interface AboutWords {
  /** I, me, my. */
  readonly first: string
  /** We, us, our. */
  readonly plural: string
  /** He, her, them. */
  readonly third: string
  /** They, them: people or an office. */
  readonly theirs: string
  /** Nouns for people and animals. */
  readonly people: string
  /** Those of them whose loves are their own. */
  readonly kin: string
  /** What exists between two: a marriage. */
  readonly bonds: string
  /** What stands before a role of one's own: as a mother of two. */
  readonly roles: readonly string[]
  /** Nobody's life: the world, celebrities. */
  readonly world: string
  /** What one does to somebody: to get, tell or help them. */
  readonly dealings: string
  /** Of somebody who is not there yet: to meet, the next. */
  readonly unmet: string
  /** What somebody gives or lives in: their wedding, their house. */
  readonly occasions: string
  /** What may stand before it: before my sister's wedding. */
  readonly beforeOccasions: string
  /** At the beginning of a question: will, should. */
  readonly auxiliaries: string
}

export interface AboutContext {
  /** All words; `isPerson` tells which of them are names. */
  readonly words: readonly string[]
  readonly isPerson: readonly boolean[]
  /** From and to where the question itself stands. */
  readonly start: number
  readonly end: number
  readonly topic: QuestionTopic
  readonly form: QuestionForm
  readonly grave: GraveKind | null
  /** It speaks of sport, weather, films and the like. */
  readonly isOfWorld: boolean
}

/** Who is spoken of in some words. */
interface Roles {
  readonly subject: 'first' | 'plural' | 'third' | undefined
  readonly subjectWord: string
  readonly hasFirst: boolean
  /** Me or us, after somebody else. */
  readonly hasObject: boolean
  readonly hasOther: boolean
}

// mutate order: a set has no order
const BONDS: ReadonlySet<QuestionTopic> = new Set(['love', 'friendship', 'family'])
/** What befalls one person, whoever asks about it. */
// mutate order: a set has no order
const BORNE: ReadonlySet<GraveKind | null> = new Set(['health', 'addiction', 'law'] as const)
/** How many words a role of one's own may have. */
const MAX_ROLE = 6
/** How far a dealing may stand before the person. */
const MAX_REACH = 3

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** “Before my sister’s wedding”: a time or a place, and not somebody who has a part in it. */
export function occasionFinder({ occasions, beforeOccasions }: AboutWords) {
  const isOccasion = setOf(occasions)
  const isBefore = setOf(beforeOccasions)
  return (words: readonly string[], at: number): boolean =>
    [1, 2].some((ahead) => isOccasion.has(words[at + ahead] ?? '')) &&
    [1, 2, 3].some((back) => isBefore.has(words[at - back] ?? ''))
}

/** “As a woman in her sixties”: what the asker is, and not somebody else. */
export const roleFinder =
  ({ roles }: AboutWords) =>
  (words: readonly string[], at: number): boolean => {
    const before = ` ${words.slice(Math.max(0, at - MAX_ROLE), at).join(' ')} `
    return roles.some((role) => before.includes(` ${role} `))
  }

export function aboutFinder(vocabulary: AboutWords) {
  const first = setOf(vocabulary.first)
  const plural = setOf(vocabulary.plural)
  const third = setOf(vocabulary.third)
  const people = setOf(vocabulary.people)
  const kin = setOf(vocabulary.kin)
  const bonds = setOf(vocabulary.bonds)
  const world = setOf(vocabulary.world)
  const dealings = setOf(vocabulary.dealings)
  const unmet = setOf(vocabulary.unmet)
  const auxiliaries = setOf(vocabulary.auxiliaries)
  const theirs = setOf(vocabulary.theirs)
  const isOfOccasion = occasionFinder(vocabulary)
  const isOwnRole = roleFinder(vocabulary)

  const rolesIn = ({ words, isPerson }: AboutContext, start: number, end: number): Roles => {
    let subject: Roles['subject']
    let subjectWord = ''
    const roles = { hasFirst: false, hasObject: false, hasOther: false }
    const isNamed = (at: number) =>
      (people.has(words[at] ?? '') || isPerson[at] === true) &&
      !isOfOccasion(words, at) &&
      !isOwnRole(words, at)
    const isAnyoneNamed = words.some((_, at) => isNamed(at))
    for (let at = start; at < end; at += 1) {
      const word = words[at]!
      // Without anybody to mean, they are an office.
      const isThird = third.has(word) && (isAnyoneNamed || !theirs.has(word)) && !isOwnRole(words, at)
      const isOther = isNamed(at) || isThird
      if (isOther) roles.hasOther = true
      if (first.has(word) && word !== 'my') roles.hasFirst = true
      if (word === 'me' || word === 'us') roles.hasObject ||= subject === 'third'
      if (subject !== undefined) continue
      const isOwnThing = word === 'my' && !isNamed(at + 1) && !isNamed(at + 2)
      if (word === 'i' || isOwnThing) subject = 'first'
      else if (plural.has(word) && word !== 'our') subject = 'plural'
      else if (isOther) subject = 'third'
      if (subject !== undefined) subjectWord = word
    }
    return { ...roles, subject, subjectWord }
  }

  /** “How do I get my husband to”, “should I tell her”. */
  const isDealing = ({ words, isPerson, start, end }: AboutContext): boolean => {
    for (let at = start; at < end; at += 1) {
      if (!dealings.has(words[at]!)) continue
      for (let next = at + 1; next < end && next <= at + MAX_REACH; next += 1)
        if (third.has(words[next]!) || people.has(words[next]!) || isPerson[next] === true) return true
    }
    return false
  }

  const ofThird = (context: AboutContext, asked: Roles): QuestionAbout => {
    const { words, start, topic, form } = context
    if (topic === 'love') return kin.has(asked.subjectWord) ? 'other' : 'us'
    if (asked.hasObject || topic === 'friendship') return 'us'
    if (BONDS.has(topic) || topic === 'loss' || topic === 'spirit')
      return asked.hasFirst || words.slice(start, context.end).some((word) => plural.has(word))
        ? 'us'
        : 'other'
    // “Priya or Dan”
    return form === 'choice' && !auxiliaries.has(words[start]!) ? 'self' : 'other'
  }

  return (context: AboutContext): QuestionAbout => {
    const { words, start, end, topic, form, grave, isOfWorld } = context
    const asked = rolesIn(context, start, end)
    const overall = rolesIn(context, 0, words.length)
    const focus = words.slice(start, end)
    const isOwn = asked.subject === 'first' || asked.subject === 'plural' || asked.hasFirst
    if (topic === 'general' && focus.some((word) => world.has(word))) return 'other'
    if (isOfWorld && topic === 'general' && !isOwn) return 'other'
    if (topic === 'love' && focus.some((word) => bonds.has(word))) return 'us'
    const isUnmet =
      topic === 'love' && !focus.some((word) => third.has(word)) && focus.some((word) => unmet.has(word))
    if (isUnmet) return 'self'
    if (
      BORNE.has(grave) &&
      overall.subject === 'third' &&
      (asked.subject === undefined || asked.subject === 'third' || isDealing(context))
    )
      return 'other'
    // “Is it what my father had?” after a story of one's own.
    if (BORNE.has(grave) && overall.subject === 'first' && words[start + 1] === 'it') return 'self'
    if (form === 'who' && !isOwn) return topic === 'love' ? 'us' : 'other'
    if (asked.subject === 'third') return ofThird(context, asked)
    const isBond = BONDS.has(topic)
    if (asked.subject === 'plural') return isBond || topic === 'general' || overall.hasOther ? 'us' : 'self'
    if (asked.subject === 'first') {
      if (isBond && asked.hasOther) return 'us'
      return isDealing(context) ? 'us' : 'self'
    }
    if (topic === 'love') return overall.hasOther ? 'us' : 'self'
    return topic === 'friendship' || (topic === 'family' && asked.hasOther) ? 'us' : 'self'
  }
}
