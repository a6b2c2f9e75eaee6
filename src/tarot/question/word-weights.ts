/**
 * How the words of a question weigh, apart from the tables of signs: each word and each two in a row speak a little for or against a grave matter,
 * its kinds and the topics. The weights are learned from written questions (`npm run build -- question-words`) and passed in.
 */
import { GRAVE_KINDS, type GraveKind, QUESTION_TOPICS, type QuestionTopic } from './question.ts'

/** Hundredths, as they stand in the data. */
export interface WordWeights {
  readonly grave: { readonly none: number; readonly words: Readonly<Record<string, number>> }
  /** In the order of `GRAVE_KINDS`. */
  readonly kinds: ClassWeights
  /** In the order of `QUESTION_TOPICS`. */
  readonly topics: ClassWeights
  /** How much each witness counts for a grave matter. */
  readonly witnesses: Readonly<Record<Witness, number>>
}

export interface ClassWeights {
  readonly none: readonly number[]
  readonly words: Readonly<Record<string, readonly number[]>>
}

/** The tables' sum, the words' sum, what the guard suspects, what it is sure of; `none` is what it takes. */
export type Witness = 'tables' | 'words' | 'guard' | 'certain' | 'none'

export interface WordSums {
  readonly grave: number
  readonly kinds: ReadonlyMap<GraveKind, number>
  readonly topics: ReadonlyMap<QuestionTopic, number>
}

const ENDINGS = ['ing', 'ed', 'es', 's', 'ly']
const MIN_STEM = 3

/** Crude on purpose: the same in learning and in reading. */
function stemOf(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= MIN_STEM)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** The stems of the words, and of each two in a row; each once. */
export function featuresOf(words: readonly string[]): Set<string> {
  const features = new Set<string>()
  let before = ''
  for (const word of words) {
    if (!/^\p{L}/u.test(word)) {
      before = ''
      continue
    }
    const stem = stemOf(word)
    features.add(stem)
    if (before !== '') features.add(`${before} ${stem}`)
    before = stem
  }
  return features
}

export function wordWeigher(weights: WordWeights): (words: readonly string[]) => WordSums {
  const grave = new Map(Object.entries(weights.grave.words))
  const kinds = classSummer(weights.kinds, GRAVE_KINDS)
  const topics = classSummer(weights.topics, QUESTION_TOPICS)
  return (words) => {
    const features = featuresOf(words)
    let sum = weights.grave.none
    for (const feature of features) sum += grave.get(feature) ?? 0
    return { grave: sum / 100, kinds: kinds(features), topics: topics(features) }
  }
}

function classSummer<Class extends string>({ none, words }: ClassWeights, classes: readonly Class[]) {
  const known = new Map(Object.entries(words))
  return (features: ReadonlySet<string>): ReadonlyMap<Class, number> => {
    const sums = [...none]
    for (const feature of features) {
      const row = known.get(feature)
      if (row !== undefined) for (const [at, weight] of row.entries()) sums[at]! += weight
    }
    return new Map(classes.map((name, at) => [name, sums[at]! / 100]))
  }
}

/** The sums of tables and words count up to these; beyond them nothing is more certain. */
const LIMITS = { tables: [-4, 6], words: [-4, 4] } as const

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value))

export interface Testimony {
  readonly tables: number
  readonly words: number
  readonly guard: boolean
  readonly certain: boolean
}

/** What the witnesses say, in the order of `WITNESSES`. */
export const testimonyOf = ({ tables, words, guard, certain }: Testimony): number[] => [
  within(tables, LIMITS.tables),
  within(words, LIMITS.words),
  guard ? 1 : 0,
  certain ? 1 : 0,
  1,
]
export const WITNESSES = ['tables', 'words', 'guard', 'certain', 'none'] as const satisfies readonly Witness[]

/** Above 0 a matter is rather grave than not. */
export function graveSum(weights: WordWeights['witnesses'], testimony: Testimony): number {
  const said = testimonyOf(testimony)
  return WITNESSES.reduce((sum, witness, at) => sum + (weights[witness] / 100) * said[at]!, 0)
}
