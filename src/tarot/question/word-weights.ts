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

/** What a feature weighs in each of the three tables. */
interface FeatureWeights {
  grave: number
  kinds?: readonly number[]
  topics?: readonly number[]
}

export function wordWeigher(weights: WordWeights): (features: ReadonlySet<string>) => WordSums {
  const byFeature = weightsByFeature(weights)
  return (features) => {
    let grave = 0
    const kinds = [...weights.kinds.none]
    const topics = [...weights.topics.none]
    for (const feature of features) {
      const found = byFeature.get(feature)
      if (found === undefined) continue
      grave += found.grave
      add(kinds, found.kinds)
      add(topics, found.topics)
    }
    return {
      grave: (weights.grave.none + grave / Math.sqrt(features.size + 1)) / TENTHS,
      kinds: inTenths(GRAVE_KINDS, kinds),
      topics: inTenths(QUESTION_TOPICS, topics),
    }
  }
}

function weightsByFeature({ grave, kinds, topics }: WordWeights): ReadonlyMap<string, FeatureWeights> {
  const byFeature = new Map<string, FeatureWeights>()
  const weightsOf = (feature: string): FeatureWeights => {
    const existing = byFeature.get(feature)
    if (existing !== undefined) return existing
    const added: FeatureWeights = { grave: 0 }
    byFeature.set(feature, added)
    return added
  }
  for (const feature in grave.words) weightsOf(feature).grave = grave.words[feature]!
  for (const feature in kinds.words) weightsOf(feature).kinds = kinds.words[feature]!
  for (const feature in topics.words) weightsOf(feature).topics = topics.words[feature]!
  return byFeature
}

function add(sums: number[], row: readonly number[] | undefined): void {
  if (row !== undefined) for (let at = 0; at < sums.length; at += 1) sums[at]! += row[at]!
}

const inTenths = <Class extends string>(
  classes: readonly Class[],
  sums: readonly number[],
): ReadonlyMap<Class, number> => new Map(classes.map((name, at) => [name, sums[at]! / TENTHS]))
