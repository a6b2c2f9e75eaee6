/** Whose matter a question is: the asker's, somebody else's, or one between the two. */
import type { QuestionAbout, QuestionForm, QuestionTopic } from './question.ts'

export interface AboutWords {
  /** I, me, my. */
  readonly first: string
  /** We, us, our. */
  readonly plural: string
  /** He, her, them. */
  readonly third: string
  /** Nouns for people and animals. */
  readonly people: string
  /** What exists between two: a marriage. */
  readonly bonds: string
  /** Nobody's life: the world, celebrities. */
  readonly world: string
}

const BONDS: ReadonlySet<QuestionTopic> = new Set(['love', 'friendship', 'family'])

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

export function aboutFinder(vocabulary: AboutWords) {
  const first = setOf(vocabulary.first)
  const plural = setOf(vocabulary.plural)
  const third = setOf(vocabulary.third)
  const people = setOf(vocabulary.people)
  const world = setOf(vocabulary.world)
  const bonds = setOf(vocabulary.bonds)
  /** `words` are those of the question itself; `isName` tells which of them are names. */
  return (
    words: readonly string[],
    isName: readonly boolean[],
    topic: QuestionTopic,
    form: QuestionForm,
  ): QuestionAbout => {
    let subject: 'first' | 'plural' | 'third' | undefined
    let hasFirst = false
    let hasOther = false
    for (const [at, word] of words.entries()) {
      const isOther = third.has(word) || people.has(word) || isName[at] === true
      if (world.has(word) && topic === 'general') return 'other'
      if (isOther) hasOther = true
      if (first.has(word) && word !== 'my') hasFirst = true
      if (subject !== undefined) continue
      if (word === 'i') subject = 'first'
      else if (plural.has(word) && word !== 'our') subject = 'plural'
      else if (isOther) subject = 'third'
    }
    const isBond = BONDS.has(topic)
    if (topic === 'love' && words.some((word) => bonds.has(word))) return 'us'
    if (subject === 'plural') return isBond || topic === 'general' ? 'us' : 'self'
    if (subject === 'third') {
      if (topic === 'love') return 'us'
      if (isBond) return hasFirst || words.some((word) => plural.has(word)) ? 'us' : 'other'
      if (topic === 'loss' || topic === 'spirit') return hasFirst ? 'us' : 'other'
      return hasFirst || form === 'choice' ? 'self' : 'other'
    }
    if (isBond && subject === 'first' && hasOther && topic !== 'family') return 'us'
    if (isBond && hasOther && hasFirst) return 'us'
    return 'self'
  }
}
