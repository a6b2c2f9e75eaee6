/**
 * How the features of a question weigh: each speaks a little for or against a grave matter, its kinds and the topics. The weights are learned from
 * written questions (`npm run build -- question-words`) and passed in.
 */
import { GRAVE_KINDS, type GraveKind, QUESTION_TOPICS, type QuestionTopic } from './question.ts'

/** Tenths, as they stand in the data. */
export interface WordWeights {
  /** A sum is divided by the root of how many features there are, so that a long story weighs no more than a short question. */
  readonly grave: { readonly none: number; readonly words: Readonly<Record<string, number>> }
  /** In the order of `GRAVE_KINDS`. */
  readonly kinds: ClassWeights
  /** In the order of `QUESTION_TOPICS`. */
  readonly topics: ClassWeights
}

export interface ClassWeights {
  readonly none: readonly number[]
  readonly words: Readonly<Record<string, readonly number[]>>
}

export interface WordSums {
  /** Above 0 a matter is rather grave than not. */
  readonly grave: number
  readonly kinds: ReadonlyMap<GraveKind, number>
  readonly topics: ReadonlyMap<QuestionTopic, number>
}

const TENTHS = 10

export function wordWeigher(weights: WordWeights): (features: ReadonlySet<string>) => WordSums {
  const grave = new Map(Object.entries(weights.grave.words))
  const kinds = classSummer(weights.kinds, GRAVE_KINDS)
  const topics = classSummer(weights.topics, QUESTION_TOPICS)
  return (features) => {
    let sum = 0
    for (const feature of features) sum += grave.get(feature) ?? 0
    const whole = (weights.grave.none + sum / Math.sqrt(features.size + 1)) / TENTHS
    return { grave: whole, kinds: kinds(features), topics: topics(features) }
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
    return new Map(classes.map((name, at) => [name, sums[at]! / TENTHS]))
  }
}
